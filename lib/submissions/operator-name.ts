import { userInfo } from 'node:os'

/** The name given with --by, else the user of the operating system. */
export function operatorName(by?: string): string {
  if (by?.trim()) return by.trim()
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
