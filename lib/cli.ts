/** The frame of every command in scripts/: exit codes, usage, and errors in one sentence. Arguments are commander's. */
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { email } from './content/text/text-schema'
import { env } from './env'
import type { Route } from './routes'

type Feature = NonNullable<Route['feature']>

interface Surroundings {
  /**
   * The database at DATABASE_URL, which is named on standard error: it has to be there and is brought up to date first, or is
   * taken as it is, or is created if there is none. Without it the command uses none.
   */
  database?: 'migrate' | 'as it is' | 'create'
  /** What content/site.ts may switch off. The command then refuses. */
  needs?: Feature
  /** The same for a command about what is stored already: it says so, and works. */
  about?: Feature
}

/** A command that `npm run NAME` starts. Commands within it inherit how errors are told. */
export function npmCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .exitOverride()
    .showHelpAfterError()
    .helpCommand(false)
}

/** Runs the command of this process. Exit code 0; 1 if it failed; 2 if its arguments were not understood. */
export async function runCommand(program: Command, { database, needs, about }: Surroundings = {}): Promise<void> {
  surviveClosedPipes()
  const feature = needs ?? about
  if (feature) program.hook('preAction', () => checkFeature(feature, needs !== undefined))
  if (database) program.hook('preAction', () => openDatabase(database))
  try {
    refuseSwallowed(program)
    await program.parseAsync()
  } catch (error) {
    // Commander has told its own errors already.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else {
      console.error(inOneLine(error))
      process.exitCode = 1
    }
  } finally {
    if (database) await (await import('./db/client')).closeDb()
  }
}

/**
 * `npm run NAME --dry-run` runs NAME without the option: npm takes what comes before `--` as its own, and sets
 * npm_config_dry_run. On its own npm 9 to 11 sets no variable named like an option of ours. An .npmrc may, with
 * dry-run; that does no harm to the same option given behind `--`. `npx` sets npm_config_yes; without it nothing is done.
 */
function refuseSwallowed(program: Command): void {
  const options = [program, ...program.commands].flatMap((command) => command.options)
  const given = process.argv.slice(2)
  const swallowed = options.find(
    ({ long }) =>
      long &&
      long !== '--yes' &&
      !given.some((word) => word === long || word.startsWith(`${long}=`)) &&
      process.env[`npm_config_${long.slice(2).replaceAll('-', '_')}`] !== undefined
  )
  if (swallowed) program.error(`error: npm has kept ${swallowed.long} to itself: write -- before the options.`)
}

/** @throws Error with a sentence if it is needed and switched off */
async function checkFeature(feature: Feature, isNeeded: boolean): Promise<void> {
  const { isOn } = await import('../content/site')
  if (isOn(feature)) return
  const name = feature === 'newsletter' ? 'The newsletter is' : 'Submissions are'
  const sentence = `${name} switched off: see "features" in content/site.ts.`
  if (isNeeded) throw new Error(sentence)
  console.error(sentence)
}

/** Parses an argument that may not be blank. */
export function nonBlank(value: string): string {
  if (!value.trim()) throw new InvalidArgumentError('It is empty.')
  return value.trim()
}

/** Parses an e-mail address as the site's forms do. */
export function emailAddress(value: string): string {
  const checked = email.safeParse(value)
  if (!checked.success) throw new InvalidArgumentError('It must be an e-mail address.')
  return checked.data
}

/** Parses a whole number within bounds. */
export function wholeNumber(minimum: number, maximum: number = Number.MAX_SAFE_INTEGER): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= minimum && number <= maximum) return number
    const range = maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `from ${minimum} to ${maximum}`
    throw new InvalidArgumentError(`It must be a whole number ${range}.`)
  }
}

async function openDatabase(how: Surroundings['database']): Promise<void> {
  const { nameOfDatabase, opening } = await import('./db/describe-error')
  console.error(`Database: ${nameOfDatabase(env().DATABASE_URL)}`)
  const { requireDatabase, waitForDatabase } = await import('./db/wait-for-database')
  await opening(async () => {
    if (how === 'create') return waitForDatabase(console.error)
    await requireDatabase()
    // The corpus is not seeded: an old release's cron job would take back what a newer one has published.
    if (how === 'migrate') await (await import('./db/migrate')).migrate()
  })
}

/**
 * A command that is piped into `head` does its work to the end, and does not complain that nobody reads on. One whose output is
 * lost otherwise, as on a full disk, ends.
 */
function surviveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return
      if (stream === process.stdout) process.stderr.write(`The output could not be written: ${inOneLine(error)}\n`)
      process.exit(1)
    })
  }
}

/** Milliseconds between two looks at whether npm still runs. */
const PARENT_CHECK_MS = 100

/**
 * Calls back once npm has ended. A signal to it ends npm and its shell, and neither hands it on: a server would stay, with
 * its port.
 */
export function onParentEnd(callback: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, PARENT_CHECK_MS).unref()
}

/** An error as a sentence. Prisma's messages have what the database said in their last line, after excerpts of our source. */
export function inOneLine(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message?.trim().split('\n').at(-1) || code || String(error)
}
