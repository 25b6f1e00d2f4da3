/** A server of its own for journeys that break it: the built site in its standalone folder, with a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const FOLDER = '.next/standalone'
const COMMAND = '.next/commands/start.mjs'

export interface SiteProcess {
  url: string
  port: number
  /** Path of its SQLite file. */
  database: string
  process: ChildProcess
  /** What it has written so far, line by line. */
  lines: string[]
  /** How it ended. */
  ended: Promise<number | null>
  /** Stops it and removes its database. */
  remove(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a server and waits until it answers, or has ended. */
export async function startSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const database = join(folder, 'site.db')
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [COMMAND], {
    cwd: FOLDER,
    env: { ...process.env, SITE_URL: url, DATABASE_URL: `file:${database}`, PORT: String(port), ...env }
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const remove = async () => {
    if (child.exitCode === null) child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const site = { url, port, database, process: child, lines, ended, remove }
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await fetch(`${url}/api/health`).catch(() => undefined)) return site
    await sleep(50)
  }
  return site
}

/** The lines of its log as objects. */
export function logOf({ lines }: SiteProcess): Record<string, unknown>[] {
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
}
