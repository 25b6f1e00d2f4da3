/** The progress of a run: a bar that redraws itself on a terminal, a plain line now and then elsewhere. */

const BAR = 30
const TERMINAL_EVERY_MS = 100
const LINE_EVERY_MS = 10_000

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** @param total the number of e-mails expected, counted before the run; more or fewer may be sent */
export function progressOn(output: Output, total: number, now: () => number = Date.now) {
  const start = now()
  const every = output.isTTY ? TERMINAL_EVERY_MS : LINE_EVERY_MS
  let shown = output.isTTY ? 0 : start
  const draw = (sent: number, failed: number) => {
    const done = sent + failed
    const share = Math.min(1, done / Math.max(1, total))
    const rate = Math.round(done / Math.max(0.001, (now() - start) / 1000))
    const failures = failed > 0 ? `, ${failed} failed` : ''
    const words = `${done} of ${total}, ${rate} a second${failures}`
    if (!output.isTTY) return output.write(`${words}\n`)
    const full = Math.round(BAR * share)
    output.write(`\r\u001B[K[${'='.repeat(full)}${' '.repeat(BAR - full)}] ${words}`)
  }
  return {
    show({ sent, failed }: { sent: number; failed: number }): void {
      if (now() - shown < every) return
      shown = now()
      draw(sent, failed)
    },
    /** Clears the bar, so that what follows starts a line of its own. */
    end(): void {
      if (output.isTTY) output.write('\r\u001B[K')
    }
  }
}
