/**
 * Runs commands one after the other in one process, each as if it was started anew, see commands.ts: its own module is
 * evaluated again, and what it imports is there already.
 */
import type { CommandRun, CommandToRun } from './commands'

/** A command that ends its process ends its run. */
class Exit extends Error {}
process.exit = (code) => {
  process.exitCode = code ?? process.exitCode
  throw new Exit()
}

let runs = 0

async function run({ file, args, env }: CommandToRun): Promise<CommandRun> {
  const said = { out: '', err: '' }
  process.stdout.write = (text: string | Uint8Array) => {
    said.out += text
    return true
  }
  process.stderr.write = (text: string | Uint8Array) => {
    said.err += text
    return true
  }
  process.argv = [process.execPath, file, ...args]
  process.exitCode = undefined
  Object.assign(process.env, env)
  runs += 1
  try {
    await import(`${file}?${runs}`)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  for (const name of Object.keys(env)) delete process.env[name]
  // A process that has ended listens to nothing.
  for (const name of ['SIGTERM', 'SIGINT']) process.removeAllListeners(name)
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error')
  return { ...said, code: Number(process.exitCode ?? 0) }
}

process.on('message', async (command: CommandToRun) => process.send?.(await run(command)))
