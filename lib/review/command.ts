/** What the operators' commands share: help, errors with exit codes, and who is asking. */
import { userInfo } from 'node:os'
import { categoryNames } from '@/content/types'
import { isCategoryName } from '../content'
import { closeDb } from '../data/client'
import { prepareDatabase } from '../data/prepare'
import type { Line } from '../line'

/** What was asked for makes no sense: the command says so, and how it is used. */
export class UsageError extends Error {}

/**
 * Runs a command on a database that is ready. Exit code 0; 1 where it could not be done; 2 where it was not understood.
 * @param usage printed on --help, and after a UsageError
 */
export async function runCommand(usage: string, args: string[], work: () => Promise<void>): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return
  }
  try {
    await prepareDatabase()
    await work()
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown }
    const isUsage = error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS')
    console.error(isUsage ? `${message}\n\n${usage}` : message)
    process.exitCode = isUsage ? 2 : 1
  } finally {
    await closeDb()
  }
}

/** An argument that a command cannot do without. @throws UsageError naming it */
export function required(value: string | undefined, name: string): string {
  if (!value?.trim()) throw new UsageError(`${name} is missing.`)
  return value.trim()
}

/** The options --text, --category and --tags, as far as they were given. @throws UsageError */
export function lineChanges(given: { text?: string; category?: string; tags?: string }): Partial<Line> {
  const { text, category, tags } = given
  if (category !== undefined && !isCategoryName(category)) {
    throw new UsageError(`There is no category "${category}": ${categoryNames.join(', ')}.`)
  }
  return {
    ...(text !== undefined && { text }),
    ...(category !== undefined && { category }),
    ...(tags !== undefined && { tags: tags.split(',').flatMap((tag) => tag.trim() || []) })
  }
}

/** Who decides, unless --by says it: the user of the operating system. */
export function operatorName(by?: string): string {
  if (by?.trim()) return by.trim()
  try {
    return userInfo().username
  } catch {
    // A container may run as a number without a name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
