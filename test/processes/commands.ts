/** Runs the commands of scripts/ for tests: in a process of their own, as a host does, or many of them in one process. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundlePrograms } from './programs'

export interface CommandRun {
  code: number | null
  out: string
  err: string
  /** The database that its first line of errors names, which is not part of `err` then. */
  database?: string
}

function withDatabase({ code, out, err: all }: CommandRun): CommandRun {
  const [, database, err = all] = /^Database: (\S+)\n(.*)$/s.exec(all) ?? []
  return { code, out, err, database }
}

/** The message to command-runner.ts. */
export interface CommandToRun {
  file: string
  args: string[]
  env: Record<string, string>
}

interface Surroundings {
  cwd?: string
  env?: Record<string, string>
}

interface ProcessOptions extends Surroundings {
  /** Keys, each typed once the text before it has been printed. */
  keys?: [shown: string, typed: string][]
}

/** Runs a program in a process of its own. */
export function runProcess(
  [program = '', ...args]: string[],
  { cwd, env, keys = [] }: ProcessOptions = {}
): Promise<CommandRun> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } })
  const said = { out: '', err: '' }
  let seen = 0
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
    const [turn] = keys
    if (!turn || !said.out.slice(seen).includes(turn[0])) return
    seen = said.out.length
    keys.shift()
    child.stdin.write(turn[1])
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(withDatabase({ ...said, code })))
  })
}

/**
 * Call this once at the top of a test file.
 * @param names of commands, such as newsletter-send
 */
export function setUpCommands(...names: string[]) {
  const scripts = readdirSync('scripts', { recursive: true }).map((file) => join('scripts', String(file)))
  const sources = scripts.filter((file) => names.includes(basename(file, '.ts')))
  const program = bundlePrograms('test/processes/command-runner.ts', ...sources)
  const started: ChildProcess[] = []
  afterAll(async () => {
    for (const child of started) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
  })

  /** A command in a process of its own. */
  const start = (name: string, args: string[], surroundings?: Surroundings) =>
    runProcess([process.execPath, program(name), ...args], surroundings)

  /**
   * Starts a process that runs commands one after the other: to load a command takes ten times as long as to run it.
   * @returns a function that runs a command, with further variables; lib/env has read its own at the first run
   */
  function startRunner({ cwd, env }: Surroundings = {}) {
    // Never a terminal, whoever runs the tests. What is printed outside of a run is shown.
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
    const child = fork(program('command-runner'), { cwd, env: { ...process.env, ...env }, stdio: [...stdio] })
    started.push(child)
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`The process that runs commands has ended with code ${code}.`)
    })
    failed.catch(() => {})
    let last: Promise<unknown> = Promise.resolve()
    return (name: string, args: string[], variables: Record<string, string> = {}): Promise<CommandRun> => {
      const run = last.then(async () => {
        child.send({ file: program(name), args, env: variables } satisfies CommandToRun)
        const [result] = await Promise.race([once(child, 'message'), failed])
        return withDatabase(result)
      })
      last = run.catch(() => {})
      return run
    }
  }

  return { program, start, startRunner }
}
