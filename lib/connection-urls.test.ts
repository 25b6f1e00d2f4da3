import { describePostgresql, problemOfDatabaseUrl, problemOfSmtpUrl, unknownParameters } from './connection-urls'

describe('problemOfDatabaseUrl', () => {
  it.each([
    'file:./data/site.db',
    'postgresql://site:hunter2@db.example.org:5433/site?sslmode=require',
    'postgres://site:p%40ss%23word@[::1]/site',
    'postgresql:///site?host=/var/run/postgresql',
    'postgresql://site:hunter2@/site?host=/cloudsql/project:region:instance',
    'postgresql://db.example.org/site?schema=affirm&connection_limit=5&pgbouncer=true'
  ])('takes %s', (url) => {
    expect(problemOfDatabaseUrl(url)).toBeUndefined()
  })

  it.each<[string, RegExp]>([
    ['"postgresql://site:hunter2@db.example.org/site"', /no quotes/],
    ["'file:./data/site.db'", /no quotes/],
    [' postgresql://site:hunter2@db.example.org/site', /no blank/],
    ['DATABASE_URL=postgres://site:hunter2@db.example.org/site', /its own name/],
    ['host=db.example.org password=hunter2', /no blank|postgresql:\/\//],
    ['postgresql+asyncpg://site:hunter2@db.example.org/site', /not postgresql\+asyncpg:/],
    ['prisma+postgres://accelerate.example.org/?api_key=hunter2', /not prisma\+postgres:/],
    ['libsql://db.example.org?authToken=hunter2', /not libsql:/],
    ['site:hunter2@db.example.org/site', /must be file:… \(SQLite\) or postgresql:\/\/…$/],
    ['postgresql://site:hunter2@home@db.example.org/site', /percent-encoded/],
    ['postgresql://site:hunter2#1@db.example.org/site', /percent-encoded/],
    ['postgresql://site:hunter2/1@db.example.org/site', /percent-encoded/],
    ['postgresql://site:hunter2?1@db.example.org/site', /percent-encoded/],
    ['postgresql://site:hunter2%1@db.example.org:port/site', /percent-encoded/],
    ['postgresql://db.example.org/site?connection_limit=ten', /a whole number as connection_limit/],
    ['postgresql://db.example.org/site?pool_timeout=-1', /a whole number as pool_timeout/],
    ['file:./data/site.db?connection_limit=1', /without parameters/],
    ['file:./my%20data/site.db', /not %20/],
    ['file:', /must be file:…/]
  ])('refuses %s without a word of it', (url, problem) => {
    expect(problemOfDatabaseUrl(url)).toMatch(problem)
    expect(problemOfDatabaseUrl(url)).not.toMatch(/hunter2|example/)
  })
})

describe('problemOfSmtpUrl', () => {
  it.each([
    'smtp://mail.example.org',
    'smtps://user%40example.org:hunter2@mail.example.org:465/?maxConnections=10',
    'smtp://127.0.0.1:2525/?tls.rejectUnauthorized=false',
    'smtp://mail.example.org:465/?secure=true'
  ])('takes %s', (url) => {
    expect(problemOfSmtpUrl(url)).toBeUndefined()
  })

  it.each<[string, RegExp]>([
    ['"smtps://user:hunter2@mail.example.org"', /no quotes/],
    ['user:hunter2@mail.example.org:587', /must be smtp:\/\/… or smtps:\/\/…$/],
    [' smtp://user:hunter2@mail.example.org', /no blank/],
    ['smtp+tls://user:hunter2@mail.example.org', /must be smtp:\/\//],
    ['smtp://user@example.org:hunter2@mail.example.org', /percent-encoded/],
    ['smtps://user:hunter2#3@mail.example.org', /percent-encoded/],
    ['smtp://user:hunter2@mail.example.org:465', /must begin with smtps:\/\/ for port 465/],
    ['smtps://user:hunter2@mail.example.org:587', /must begin with smtp:\/\/ for port 587/],
    ['smtp://', /with a host/],
    ['smtp://[mail', /with a host/],
    ...['0', '2.5', '', '1000'].map((count): [string, RegExp] => [
      `smtp://mail.example.org/?maxConnections=${count}`,
      /from 1 to 999 as maxConnections/
    ])
  ])('refuses %s without a word of it', (url, problem) => {
    expect(problemOfSmtpUrl(url)).toMatch(problem)
    expect(problemOfSmtpUrl(url)).not.toMatch(/hunter2|example/)
  })
})

it('names parameters that have no effect', () => {
  expect(unknownParameters('postgresql://db.example.org/site?sslmode=require&schem=affirm&a=1')).toEqual(['schem', 'a'])
  expect(unknownParameters('file:./data/site.db')).toEqual([])
  // It may be the rest of the password.
  expect(unknownParameters('postgresql://db.example.org/site?user=site&password=a&b')).toEqual([])
})

it('names a database without user and password', () => {
  expect(describePostgresql('postgresql://site:hunter2@db.example.org:5433/site?password=hunter2')).toBe(
    'postgresql://db.example.org:5433/site'
  )
  expect(describePostgresql('postgresql://site:hunter2@/site?host=/cloudsql/a:b:c')).toBe(
    'postgresql:///cloudsql/a:b:c/site'
  )
  expect(describePostgresql('postgresql:///site?host=/var/run/postgresql')).toBe(
    'postgresql:///var/run/postgresql/site'
  )
})
