/**
 * The call of a route handler to the loop that sends owed mails. Both run in one process, but Next bundles the handlers,
 * so that they share nothing but globals.
 */
const globals = globalThis as { wakeOutbox?: () => void }

/** Has owed mails sent now rather than at the loop's next look. Where no loop runs, another process sends them. */
export function wakeOutbox(): void {
  globals.wakeOutbox?.()
}

export function onWakeOutbox(wake: () => void): void {
  globals.wakeOutbox = wake
}
