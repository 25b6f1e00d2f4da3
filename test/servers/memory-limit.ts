/** A limit of memory for a process and its children, as on a small host: a control group of the kernel, which takes root. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MemoryLimit {
  /** A process that writes its id into this file is limited from then on. */
  file: string
  /** Takes the limit away, once its processes have ended. */
  remove(): void
}

/** The folders of both versions of control groups, and their names for the limit. */
const KINDS = [
  ['/sys/fs/cgroup', 'memory.max'],
  ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes']
] as const

/** @returns undefined if this user may not make one here */
export function limitMemory(mib: number): MemoryLimit | undefined {
  for (const [root, limit] of KINDS) {
    const group = join(root, `affirmations-${process.pid}`)
    try {
      mkdirSync(group)
      const remove = () => rmdirSync(group)
      // Elsewhere it is a folder like any other, or a group whose memory nobody counts.
      if (existsSync(join(group, limit))) {
        writeFileSync(join(group, limit), String(mib * 2 ** 20))
        return { file: join(group, 'cgroup.procs'), remove }
      }
      remove()
    } catch {
      // Not here, or not for this user.
    }
  }
  return undefined
}
