/** Runs the newsletter in a process of its own, for tests that kill it or measure its memory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { bundlePrograms } from './programs'

const program = bundlePrograms('test/processes/second-sender.ts')

/**
 * @param now the time that it takes for the present
 * @param options command-line options of Node
 */
export function startRun(smtpUrl: string, now: string, ...options: string[]): ChildProcess {
  const command = [...options, program('second-sender'), smtpUrl, now]
  return spawn(process.execPath, command, { env: process.env, stdio: ['ignore', 'pipe', 'inherit'] })
}

export async function resultOf(run: ChildProcess): Promise<{ sent: number; failed: number; heap: number[] }> {
  const [output] = await Promise.all([text(run.stdout as NodeJS.ReadableStream), once(run, 'exit')])
  return JSON.parse(output)
}
