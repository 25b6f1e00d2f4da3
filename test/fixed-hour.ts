/** Lets the date stand still at the middle of an hour, for what is counted by the hour. Timers go on. */
export function stopClock(): void {
  jest.useFakeTimers({
    now: (Math.floor(Date.now() / 3_600_000) + 0.5) * 3_600_000,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask'
    ]
  })
}
