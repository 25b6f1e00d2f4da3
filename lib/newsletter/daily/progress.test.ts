import { progressOn } from './progress'

function run(isTTY: boolean) {
  const written: string[] = []
  let time = 0
  const output = { isTTY, write: (text: string) => written.push(text) }
  const progress = progressOn(output, 200, () => time)
  return { written, progress, wait: (ms: number) => (time += ms) }
}

describe('progress', () => {
  it('redraws a bar on a terminal and clears it', () => {
    const { written, progress, wait } = run(true)
    wait(2_000)
    progress.show({ sent: 99, failed: 1 })
    progress.show({ sent: 100, failed: 1 })
    progress.end()
    expect(written).toEqual([
      `\r\u001B[K[${'='.repeat(15)}${' '.repeat(15)}] 100 of 200, 50 a second, 1 failed`,
      '\r\u001B[K'
    ])
  })

  it('writes a plain line now and then elsewhere', () => {
    const { written, progress, wait } = run(false)
    progress.show({ sent: 1, failed: 0 })
    wait(10_000)
    progress.show({ sent: 150, failed: 0 })
    progress.show({ sent: 151, failed: 0 })
    progress.end()
    expect(written).toEqual(['150 of 200, 15 a second\n'])
  })
})
