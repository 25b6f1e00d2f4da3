import { features } from '../content/site'
import '../test/everything-on'
import { expectConsoleErrors } from '../test/jest/quiet-console'
import { npmCommand, runCommand } from './cli'

describe('a command of what is switched off', () => {
  const SENTENCE = 'The newsletter is switched off: see "features" in content/site.ts.'
  const { argv } = process
  beforeEach(() => {
    process.argv = ['node', 'command']
    features.newsletter = false
  })
  afterEach(() => {
    process.argv = argv
    process.exitCode = undefined
    features.newsletter = true
  })

  async function run(surroundings: Parameters<typeof runCommand>[1]) {
    let hasRun = false
    const program = npmCommand('command', 'Does something.').action(() => {
      hasRun = true
    })
    await runCommand(program, surroundings)
    return [hasRun, process.exitCode]
  }

  it('refuses in one sentence', async () => {
    expectConsoleErrors()
    expect(await run({ needs: 'newsletter' })).toEqual([false, 1])
    expect(jest.mocked(console.error).mock.calls).toEqual([[SENTENCE]])
  })

  it('says so and works if it is about what is stored', async () => {
    expectConsoleErrors()
    expect(await run({ about: 'newsletter' })).toEqual([true, undefined])
    expect(jest.mocked(console.error).mock.calls).toEqual([[SENTENCE]])
  })

  it('does not hinder others', async () => {
    expect(await run({ needs: 'submissions' })).toEqual([true, undefined])
  })
})
