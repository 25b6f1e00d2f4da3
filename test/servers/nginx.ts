/** A real nginx for tests, configured by deploy/nginx.conf, on loopback ports and with a folder of its own. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, findOnPath } from '../ensure-installed'
import { waitFor } from '../wait-for'
import { accepts } from './free-port'

export interface Nginx {
  http: string
  https: string
  /** What it has logged: requests, and errors of any kind. */
  logs(): string
  stop(): Promise<void>
}

/**
 * Starts nginx in front of a site. A connection from 127.0.0.1 may say in `X-Test-Client` which address it has.
 * @param port the port of the site, or of a proxy that the test can close
 * @param ports free ports for HTTP and HTTPS
 * @param hasLimits true if a client may send eleven requests in a minute, false if as many as it likes
 */
export async function startNginx(
  port: number,
  ports: { http: number; https: number },
  hasLimits = false
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-nginx-'))
  // The workers do not run as root.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'cache'), { mode: 0o777 })
  chmodSync(join(folder, 'cache'), 0o777)
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...request, ...names], { stdio: 'ignore' })

  const example = readFileSync('deploy/nginx.conf', 'utf8')
  const changes: [from: string, to: string][] = [
    ['/var/cache/nginx/daily-affirmations', join(folder, 'cache')],
    ['127.0.0.1:3000', `127.0.0.1:${port}`],
    ['listen 80', `listen 127.0.0.1:${ports.http}`],
    ['listen 443', `listen 127.0.0.1:${ports.https}`],
    ['listen [::]:80', `listen [::1]:${ports.http}`],
    ['listen [::]:443', `listen [::1]:${ports.https}`],
    ['server_name example.org', 'server_name localhost'],
    ['/var/log/nginx/daily-affirmations.log', join(folder, 'access.log')],
    ['/var/log/nginx/daily-affirmations-error.log', join(folder, 'site-error.log')],
    ['rate=10r/s', hasLimits ? 'rate=1r/m' : 'rate=1000000r/s'],
    ['burst=100', hasLimits ? 'burst=10' : 'burst=1000000'],
    ['/etc/ssl/example.org/fullchain.pem', certificate],
    ['/etc/ssl/example.org/privkey.pem', key]
  ]
  const site = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer contains ${from}.`)
    return text.replaceAll(from, to)
  }, example)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; worker_processes 1; events {}
     http { set_real_ip_from 127.0.0.1; real_ip_header X-Test-Client; include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}\n${site} }`
  )
  const nginx = ensureInstalled({
    name: 'nginx',
    package: 'nginx-light',
    command: 'nginx',
    find: () => findOnPath(['nginx'], ['/usr/sbin'])
  })
  const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  execFileSync(nginx, ['-t', ...options], { stdio: 'ignore' })
  const child = spawn(nginx, options, { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await waitFor(() => accepts(ports.https))
  return {
    http: `http://localhost:${ports.http}`,
    https: `https://localhost:${ports.https}`,
    logs: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
