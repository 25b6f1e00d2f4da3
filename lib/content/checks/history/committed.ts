import { execFileSync } from 'node:child_process'

/** What the last commit has of a file; nothing where there is no repository. */
export function committed(file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:./${file}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
