/** What the operators' commands share: options, help, and errors with exit codes. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { closeDb } from './db/client'
import { migrate } from './db/schema-engine'

/** What was asked for makes no sense: the command says so, and how it is used. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

export interface Action<O extends Options> {
  /** The one word that it takes, as the usage calls it; in brackets where it may be missing. */
  word?: string
  /** Of the options of a table of actions: those that this one takes. */
  takes?: (keyof O)[]
  run(values: Values<O>, word: string): Promise<void>
}

interface Command<O extends Options> {
  /** Printed on --help, and after a UsageError. */
  usage: string
  options?: O
  /** What it does; by the first word, where that is a table. */
  action: Action<O> | Record<string, Action<O>>
  /** Leaves the database at DATABASE_URL as it is, which is migrated first otherwise. */
  asItIs?: boolean
}

export const STRING = { type: 'string' } as const
export const FLAG = { type: 'boolean' } as const

/** Runs the command of this process. Exit code 0; 1 where it could not be done; 2 where it was not understood. */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.usage)
    return
  }
  try {
    const work = understand(command, args)
    // The corpus is not seeded: an old release's cron job would take back what a newer one has published.
    if (!command.asItIs) await migrate()
    await work()
  } catch (error) {
    const { code } = error as { code?: unknown }
    const isUsage = error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS')
    console.error(isUsage ? `${(error as Error).message}\n\n${command.usage}` : inOneLine(error))
    process.exitCode = isUsage ? 2 : 1
  } finally {
    await closeDb()
  }
}

/** What the arguments ask for, to be called. @throws UsageError, or what parseArgs throws */
function understand<O extends Options>({ options, action }: Command<O>, args: string[]): () => Promise<void> {
  const { values, positionals } = parseArgs({ args, options: options ?? ({} as O), allowPositionals: true })
  refuseSwallowed(Object.keys(options ?? {}), Object.keys(values))
  if (isAction(action)) return readWord(action, values, positionals)

  const [name = '', ...words] = positionals
  const chosen = Object.hasOwn(action, name) ? action[name] : undefined
  if (!chosen) throw new UsageError(name ? `There is no command "${name}".` : 'COMMAND is missing.')
  const other = Object.keys(values).find((option) => !chosen.takes?.includes(option))
  if (other) throw new UsageError(`${name} does not take --${other}.`)
  return readWord(chosen, values, words)
}

function isAction<O extends Options>(action: Command<O>['action']): action is Action<O> {
  return typeof action.run === 'function'
}

function readWord<O extends Options>({ word: name, run }: Action<O>, values: Values<O>, words: string[]) {
  const [word = ''] = words
  const tooMuch = words.slice(name ? 1 : 0)
  if (tooMuch.length > 0) throw new UsageError(`"${tooMuch.join(' ')}" is too much: what has spaces goes in quotes.`)
  if (name && !name.startsWith('[')) required(word, name)
  return () => run(values, word)
}

/**
 * `npm run NAME --dry-run` runs NAME without the option: npm takes for its own what comes before `--`, and tells it as
 * npm_config_dry_run. Of its own accord npm 9 to 11 set no variable that an option here has the name of. An .npmrc may,
 * with dry-run: it does no harm to the same option behind `--`.
 */
function refuseSwallowed(names: string[], given: string[]): void {
  const swallowed = names.find(
    (name) => !given.includes(name) && process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined
  )
  if (swallowed) throw new UsageError(`npm has kept --${swallowed} to itself: write -- before the options.`)
}

/** An argument that a command cannot do without. @throws UsageError naming it */
export function required(value: string | undefined, name: string): string {
  if (!value?.trim()) throw new UsageError(`${name} is missing.`)
  return value.trim()
}

/** Prisma's messages have what the database said in their last line, after excerpts of our source. */
function inOneLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message?.trim().split('\n').at(-1) || code || String(error)
}
