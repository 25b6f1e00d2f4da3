import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultCache, env, hostMemory, parseEnv } from './env'

describe('parseEnv', () => {
  it('has a default for everything', () => {
    expect(parseEnv({})).toEqual({
      DATABASE_URL: 'file:./data/site.db',
      DATABASE_POOL_SIZE: 10,
      DATABASE_STATEMENT_TIMEOUT_MS: 10_000,
      DATABASE_CONNECT_TIMEOUT_MS: 5_000,
      PORT: 3000,
      HOST: '0.0.0.0',
      METRICS_HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      isSiteUrlSet: false,
      CACHE_MB: defaultCache(hostMemory()),
      RATE_LIMIT_PER_MINUTE: 30,
      READ_LIMIT_PER_MINUTE: 600,
      TRUST_PROXY: 0,
      DOUBLE_OPT_IN: true,
      CONFIRMATIONS_PER_HOUR: 200,
      NEWSLETTER_HOUR: '06:00',
      KEEP_SUBMITTERS_DAYS: 90,
      SECRET_PREVIOUS: []
    })
  })

  it.each([
    [128, 8],
    [300, 18],
    [512, 32],
    [24_105.6, 32]
  ])('keeps fewer responses on a small host: of %d MiB %d', (memory, cache) => {
    expect(defaultCache(memory)).toBe(cache)
  })

  it('treats an empty variable as unset', () => {
    const empty = { DATABASE_URL: '', PORT: '', HOST: '', SITE_URL: '', RATE_LIMIT_PER_MINUTE: '', TRUST_PROXY: '' }
    expect(parseEnv(empty)).toEqual(parseEnv({}))
  })

  it('reads every variable and ignores the rest of the environment', () => {
    const texts = {
      DATABASE_URL: 'postgresql://site:secret@db.example.org/site',
      HOST: '127.0.0.1',
      METRICS_HOST: '0.0.0.0',
      SITE_URL: 'https://example.org',
      LOG_LEVEL: 'debug',
      SMTP_URL: 'smtps://site:secret@mail.example.org/?maxConnections=2',
      MAIL_FROM: 'Daily Affirmations <hello@example.org>',
      SECRET: 'sixteen or more.',
      NEWSLETTER_HOUR: '21:45'
    }
    const numbers = {
      DATABASE_POOL_SIZE: 3,
      DATABASE_STATEMENT_TIMEOUT_MS: 0,
      DATABASE_CONNECT_TIMEOUT_MS: 250,
      PORT: 0,
      METRICS_PORT: 65_535,
      CACHE_MB: 1,
      RATE_LIMIT_PER_MINUTE: 0,
      READ_LIMIT_PER_MINUTE: 60,
      TRUST_PROXY: 2,
      CONFIRMATIONS_PER_HOUR: 0,
      KEEP_SUBMITTERS_DAYS: 30
    }
    const written = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]))
    const keys = ['the key before this', 'the key before that']
    const others = { DOUBLE_OPT_IN: '1', NEWSLETTER_AUTO: '1', SECRET_PREVIOUS: keys.join(', '), HOME: '/root' }
    expect(parseEnv({ ...texts, ...written, ...others })).toEqual({
      ...{ ...texts, ...numbers, DOUBLE_OPT_IN: true, NEWSLETTER_AUTO: true, SECRET_PREVIOUS: keys, isSiteUrlSet: true }
    })
  })

  it('derives the default origin from the port', () => {
    expect(parseEnv({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
  })

  it.each([
    ['https://example.org/', 'https://example.org'],
    ['https://Example.ORG', 'https://example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://example.org:443', 'https://example.org']
  ])('reduces %s to its origin', (given, origin) => {
    expect(parseEnv({ SITE_URL: given }).SITE_URL).toBe(origin)
  })

  it.each([
    ['DATABASE_URL', 'mysql://localhost/site', 'must be file:… (SQLite) or postgresql://…'],
    ['DATABASE_POOL_SIZE', '0', 'must be a whole number from 1'],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '10s', 'must be milliseconds, 0 for no limit'],
    ['DATABASE_CONNECT_TIMEOUT_MS', '-1', 'must be milliseconds, 0 for no limit'],
    ['DATABASE_CONNECT_TIMEOUT_MS', '9999999999', 'must be milliseconds, 0 for no limit'],
    ['DATABASE_URL', 'file:~/site.db', 'must be file: and a path as it is'],
    ['DATABASE_URL', 'file:$HOME/site.db', 'must be file: and a path as it is'],
    ['DATABASE_URL', 'file::memory:', 'must be file:… (SQLite)'],
    ['DATABASE_URL', 'postgresql://site:100%@host/site', 'must have @ # / ? : and % in its password percent-encoded'],
    ['DATABASE_URL', 'postgresql://site:%ff@host/site', 'must have @ # / ? : and % in its password percent-encoded'],
    ['PORT', 'http', 'must be a port number'],
    ['PORT', '-1', 'must be a port number'],
    ['PORT', '80.5', 'must be a port number'],
    ['SITE_URL', 'example.org', 'must be an address such as https://example.org'],
    ['SITE_URL', 'javascript:alert(1)', 'must be an address such as https://example.org'],
    ['SITE_URL', 'https://example.org/blog', 'must be an origin without a path, such as https://example.org'],
    ['SITE_URL', 'https://*.example.org', 'must be an origin without a path, such as https://example.org'],
    ['SITE_URL', 'https://example.org.', 'must be an origin without a path, such as https://example.org'],
    ['SITE_URL', 'https://example.org,https://www.example.org', 'must be an origin without a path'],
    ['SITE_URL', 'https://example.org/?a', 'must be an origin without a path, such as https://example.org'],
    ['PORT', `/${'s'.repeat(103)}`, 'must be a port number, or the path of a socket of at most 103 bytes'],
    ['DATABASE_URL', 'file:./data/', 'must name a file'],
    ['DATABASE_URL', 'file:..', 'must name a file'],
    ['METRICS_PORT', '65536', 'must be a port number'],
    ['METRICS_PORT', '3000', 'must be another port than PORT'],
    ['RATE_LIMIT_PER_MINUTE', 'off', 'must be a whole number, 0 for no limit'],
    ['TRUST_PROXY', 'true', 'must be the number of proxies'],
    ['SMTP_URL', 'smtp://site:100%@mail.example.org', 'must have @ # / ? : and % in its password percent-encoded'],
    ['SMTP_URL', 'mail.example.org:25', 'must be smtp://… or smtps://…'],
    ['MAIL_FROM', 'Daily Affirmations', 'must be an address such as'],
    ['MAIL_FROM', 'hello@example.org\r\nBcc: all@example.org', 'must be an address such as'],
    ['MAIL_FROM', 'a@example.org, b@example.org', 'must be an address such as'],
    ['DOUBLE_OPT_IN', 'yes', 'must be 0 or 1'],
    ['DOUBLE_OPT_IN', '1', 'can only be 1 if SMTP_URL is set'],
    ['NEWSLETTER_HOUR', '6', 'must be a time such as 06:00'],
    ['NEWSLETTER_AUTO', '1', 'can only be 1 if SMTP_URL is set'],
    ['CONFIRMATIONS_PER_HOUR', 'many', 'must be a whole number, 0 for no limit'],
    ['KEEP_SUBMITTERS_DAYS', '-1', 'must be a whole number of days'],
    ['KEEP_SUBMITTERS_DAYS', '36501', 'must be a whole number of days, 36500 at most'],
    ['SECRET', 'short', 'must have at least 16 characters'],
    ['SECRET_PREVIOUS', 'a key that is long enough,short', 'must be keys of at least 16 characters']
  ])('names %s in the error if it is %j', (name, value, message) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`${name} ${message}`)
  })

  it('has new subscribers confirm, now or once mail is set up, unless told otherwise', () => {
    const mail = {
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'a@example.org',
      SITE_URL: 'https://example.org'
    }
    expect(parseEnv(mail).DOUBLE_OPT_IN).toBe(true)
    expect(parseEnv({ ...mail, DOUBLE_OPT_IN: '0' }).DOUBLE_OPT_IN).toBe(false)
    expect(parseEnv({ DOUBLE_OPT_IN: '0' }).DOUBLE_OPT_IN).toBe(false)
  })

  it('requires SITE_URL if SMTP_URL is set', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' })).toThrow(
      'SITE_URL must be set together with SMTP_URL'
    )
  })

  it('takes the path of a socket as PORT', () => {
    expect(parseEnv({ PORT: '/run/site.sock' })).toMatchObject({ PORT: '/run/site.sock', SITE_URL: 'http://localhost' })
  })

  it('requires MAIL_FROM if SMTP_URL is set', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtp://mail.example.org' })).toThrow(
      'MAIL_FROM must be set together with SMTP_URL'
    )
  })

  it('names every invalid variable in one error', () => {
    expect(() => parseEnv({ PORT: '3000 ', TRUST_PROXY: 'y' })).toThrow(
      /^The environment is not valid: PORT must be a port number, or the path of a socket of at most 103 bytes, but is "3000 "; TRUST_PROXY must be .*README\.md\.$/
    )
  })

  it.each([
    { SMTP_URL: 'smtp://site:pass:geheim@/1@mail.example.org/?maxConnections=0' },
    { DATABASE_URL: 'mysql://site:pass:geheim@/1@host/site' },
    { DATABASE_URL: 'mysql://host/site?user=site&password=pass:geheim@/1' },
    { SITE_URL: 'https://site:geheim@example.org' },
    { SITE_URL: 'site:geheim@example.org' },
    { SITE_URL: 'https://example.org/?token=geheim' },
    { MAIL_FROM: 'smtp://site:geheim@mail.example.org' },
    { LOG_LEVEL: 'postgresql://site:geheim@host/site' },
    { SITE_URL: 'https://:geheim@example.org' },
    { PORT: 'geheim' },
    { NEWSLETTER_HOUR: 'geheim' },
    { MAIL_FROM: 'geheim' },
    { SECRET: 'geheim' },
    { SECRET_PREVIOUS: 'geheim,a key that is long enough' }
  ])('shows no password of %j', (given) => {
    const message = (() => {
      try {
        return parseEnv(given) && ''
      } catch (error) {
        return String(error)
      }
    })()
    expect(message).toContain(`${Object.keys(given)[0]} must`)
    expect(message).not.toContain('geheim')
  })
})

describe('env', () => {
  it('is parsed once', () => {
    process.env.HOST = '127.0.0.2'
    expect(env().HOST).toBe('127.0.0.2')
    process.env.HOST = '127.0.0.3'
    expect(env()).toBe(env())
    expect(env().HOST).toBe('127.0.0.2')
  })
})

describe('files', () => {
  const home = process.cwd()
  const environment = process.env
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'affirmations-env-'))
    chmodSync(folder, 0o755)
  })
  afterEach(() => {
    process.chdir(home)
    process.env = environment
    rmSync(folder, { recursive: true })
  })

  /** The module as a process loads it that starts with these variables in a folder with these files. */
  async function load(files: Record<string, string>, own: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    process.chdir(folder)
    process.env = { ...own } as NodeJS.ProcessEnv
    jest.resetModules()
    return import('./env')
  }
  const read = async (files: Record<string, string>, own: Record<string, string>) => (await load(files, own)).env()

  /** What a process in this folder prints. */
  function run(expression: string): unknown {
    const code = `const { env, systemUser } = await import(${JSON.stringify(pathToFileURL('lib/env.ts').href)})
      process.stdout.write(JSON.stringify((${expression})))`
    const options = ['--import', pathToFileURL(require.resolve('tsx')).href, '--input-type=module', '-e', code]
    const { PATH } = process.env
    const env = { PATH } as unknown as NodeJS.ProcessEnv
    return JSON.parse(execFileSync(process.execPath, options, { cwd: folder, env, encoding: 'utf8' }))
  }

  it('are read in the order of Next, and the environment wins', async () => {
    const files = {
      '.env': 'PORT=4001\nHOST=127.0.0.1\nCACHE_MB=1\nTRUST_PROXY=1',
      '.env.production': '# The host\nPORT=4002\nHOST="127.0.0.2"\nCACHE_MB=2\nSECRET=has$dollars-and-more',
      '.env.local': 'PORT=4003\nHOST=127.0.0.3',
      '.env.production.local': 'PORT=4004',
      '.env.development': 'PORT=5000'
    }
    expect(await read(files, { PORT: '4005' })).toMatchObject({
      ...{ PORT: 4005, HOST: '127.0.0.3', CACHE_MB: 2, TRUST_PROXY: 1, SECRET: 'has$dollars-and-more' }
    })
    expect(await read(files, {})).toMatchObject({ PORT: 4004 })
    expect(await read({ '.env.production.local': '\uFEFFPORT=4006' }, {})).toMatchObject({ PORT: 4006 })
    expect(await read(files, { NODE_ENV: 'development' })).toMatchObject({ PORT: 4003, CACHE_MB: 1 })
  })

  it.each([
    [
      'as PowerShell writes it',
      () => writeFileSync(join(folder, '.env'), '\uFEFFPORT=4001', 'utf16le'),
      'is not in UTF-8'
    ],
    ['as Docker mounts a missing one', () => mkdirSync(join(folder, '.env')), 'is a folder'],
    [
      'with a quote that nobody closes',
      () => writeFileSync(join(folder, '.env'), 'HOST=::\nPORT="4001\n'),
      'line for PORT'
    ],
    ['in the form of YAML', () => writeFileSync(join(folder, '.env'), 'PORT: 4001'), 'line for PORT'],
    [
      'with the line breaks of old Macs',
      () => writeFileSync(join(folder, '.env'), 'HOST=::\rPORT=4001'),
      'line for PORT'
    ],
    ['as a link to nothing', () => symlinkSync('missing', join(folder, '.env')), 'ENOENT'],
    ['in circles', () => symlinkSync('.env', join(folder, '.env')), 'ELOOP']
  ])('that cannot be read are named: %s', async (_name, make, problem) => {
    make()
    const { env } = await load({}, {})
    expect(env).toThrow(`${join(folder, '.env')}`)
    expect(env).toThrow(problem)
  })

  it('and the environment are asked about names that are nearly those of variables', async () => {
    const file = 'HOST=::1\nMALLOC_ARENA_MAX=2\nPOSTGRES_PASSWORD=a\nPROT=2\nSMPT_URL=smtp://mail.example.org\nport=1'
    const own = { HOME: '/', POST: '/', MAIL: '/', HOSTNAME: 'a', LOG_LEVELS: 'info', SMTP_USER: 'a', NODE_OPTIONS: '' }
    const loaded = await load({ '.env.production': file }, own)
    expect([loaded.env().HOST, ...loaded.misspelledSettings()]).toEqual([
      '::1',
      'PROT is not a variable of the site: is it PORT?',
      'SMPT_URL is not a variable of the site: is it SMTP_URL?',
      'port is not a variable of the site: is it PORT?',
      'POST is not a variable of the site: is it PORT?',
      'LOG_LEVELS is not a variable of the site: is it LOG_LEVEL?'
    ])
  })

  it('need no name of the user: a container may run as a number that has none', () => {
    const unnamed = process.getuid?.() === 0 ? '(process.setuid(54321), systemUser() ?? "none")' : '"none"'
    expect(run(unnamed)).toBe('none')
  })

  it('that the user may not read are named with the user and the remedy', () => {
    writeFileSync(join(folder, '.env.production'), 'PORT=4001')
    const user = process.getuid?.() === 0 ? 'process.setuid(65534), ' : ''
    const denied = `(await import('node:fs')).chmodSync('.env.production', 0), ${user}(() => {
      try { return env() } catch (error) { return error.message } })()`
    expect(run(denied)).toMatch(
      /^\w+ may not read \S+\/\.env\.production\. As root run: chown root:\w+ \.env\.production && chmod 0640 \.env\.production$/
    )
  })
})

it('finds every variable in the README, in compose.yaml and in .env.example, which is valid as it is', () => {
  const named = [...readFileSync('lib/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  const variables = [...new Set(named)].sort()
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)]
  const names = example.map(([, name]) => name)
  expect(names.sort()).toEqual(variables)
  const readme = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
  expect(readme.sort()).toEqual(variables)
  // A container has its own port, and is reached from outside.
  const compose = [...readFileSync('compose.yaml', 'utf8').matchAll(/^ {2}([A-Z_]+): \S/gm)].map(([, name]) => name)
  expect([...compose, 'PORT', 'HOST'].sort()).toEqual(variables)
  expect(() => parseEnv(Object.fromEntries(example.map(([, name, value]) => [name, value])))).not.toThrow()
})
