/** Starts nginx with deploy/nginx.conf and one more location that serves a finished page as a file. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port'
import { type Nginx, startNginx } from '../nginx'

const FILE = '/as-a-file'

/** @param path of the page that `file` is a copy of, compressed by gzip */
export async function startNginxWithFile(port: number, path: string): Promise<Nginx & { file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-nginx-file-'))
  // The workers of nginx do not run as root.
  chmodSync(folder, 0o755)
  const { body, headers } = await ask(port, path)
  writeFileSync(join(folder, FILE), body, { mode: 0o644 })
  const all = headers.map(([name, value]) => `add_header ${name} '${value}';`).join(' ')
  const location = `location = ${FILE} { root ${folder}; default_type 'text/html; charset=utf-8'; etag off; ${all} }`
  const nginx = await startNginx(port, { http: await freePort(), https: await freePort() }, location)
  return {
    ...nginx,
    file: FILE,
    async stop() {
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** The compressed body, and the headers that nginx does not make itself. */
function ask(port: number, path: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  const own = ['content-type', 'content-length', 'date', 'connection', 'keep-alive']
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !own.includes(name))
        const quoted = headers.map(([name, value]): [string, string] => [name, String(value).replaceAll("'", "\\'")])
        resolve({ body: Buffer.concat(chunks), headers: quoted })
      })
    }).on('error', reject)
  })
}
