/**
 * Lets a route handler wake the loop that sends the e-mails of the outbox. Both run in one process, but Next bundles the
 * handlers, so that they share nothing but globals.
 */
const globals = globalThis as { wakeOutbox?: () => void }

/** Has the outbox sent now rather than at the loop's next look. If no loop runs here, another process sends it. */
export function wakeOutbox(): void {
  globals.wakeOutbox?.()
}

export function onWakeOutbox(wake: () => void): void {
  globals.wakeOutbox = wake
}
