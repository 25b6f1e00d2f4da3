import { describeDatabaseError, isNotThereYet, nameOfDatabase } from './describe-error'

const POSTGRESQL = 'postgresql://site:password@db.example.org:5433/site'
const SQLITE = 'file:/srv/site/data/site.db'

/** An error as Node, node-postgres, SQLite or Prisma throw it. */
const failure = (fields: object) => Object.assign(new Error('It failed.'), fields)

it.each<[string, object, RegExp]>([
  [
    POSTGRESQL,
    { code: 'ECONNREFUSED', port: 5433 },
    /^PostgreSQL at \S+ \(DATABASE_URL\) cannot be used: nothing listens/
  ],
  [POSTGRESQL, { errors: [failure({ code: 'ECONNREFUSED', port: 5433 })] }, /nothing listens there/],
  [POSTGRESQL, { code: 'ENOTFOUND', hostname: 'db.example.org' }, /there is no such host/],
  [POSTGRESQL, { code: '28P01' }, /it refuses the user or the password/],
  [POSTGRESQL, { code: '28000' }, /its pg_hba\.conf has no entry .*sslmode=require/],
  [POSTGRESQL, { code: '08P01' }, /Add \?pgbouncer=true/],
  [POSTGRESQL, { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /sslrootcert=FILE.*sslmode=no-verify/],
  [
    POSTGRESQL,
    { message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' },
    /asks for a password/
  ],
  [POSTGRESQL, { message: 'The server does not support SSL connections' }, /it does not encrypt/],
  [SQLITE, { code: 'SQLITE_IOERR_SHMSIZE' }, /the disk is full/],
  [POSTGRESQL, { cause: failure({ originalCode: '3D000' }) }, /there is no such database/],
  [POSTGRESQL, { message: 'timeout expired' }, /it does not answer/],
  [
    SQLITE,
    { code: 'SQLITE_CANTOPEN' },
    /^The database at \/srv\/site\/data\/site\.db \(DATABASE_URL\) cannot be used: the file/
  ],
  [SQLITE, { code: 'ENOENT', path: '/srv/site/data' }, /its folder cannot be made/],
  [SQLITE, { code: 'EACCES', path: '/srv/site/data' }, /cannot be written by this user/],
  [SQLITE, { code: 'EACCES', path: '/srv/site' }, /cannot be written by this user/],
  [SQLITE, { meta: { driverAdapterError: failure({ originalCode: 'SQLITE_FULL' }) } }, /the disk is full/],
  [SQLITE, { code: 'SQLITE_NOTADB' }, /Restore a backup/]
])('describes an error of %s: %j', (url, fields, sentence) => {
  expect(describeDatabaseError(failure(fields), url)).toMatch(sentence)
  expect(describeDatabaseError(failure(fields), url)).not.toContain('password@')
})

it('says nothing of an error that is not about a database as a whole', () => {
  expect(describeDatabaseError(failure({}), POSTGRESQL)).toBeUndefined()
})

it('waits for a server that is away, not for one that refuses', () => {
  expect(isNotThereYet(failure({ errors: [failure({ code: 'ECONNREFUSED' })] }))).toBe(true)
  expect(isNotThereYet(failure({ code: 'ENETUNREACH' }))).toBe(true)
  expect(isNotThereYet(failure({ code: '57P03' }))).toBe(true)
  expect(isNotThereYet(failure({ code: '28P01' }))).toBe(false)
})

it('names a database without user and password', () => {
  expect(nameOfDatabase(POSTGRESQL)).toBe('postgresql://db.example.org:5433/site')
  expect(nameOfDatabase('file:./data/site.db')).toBe(`${process.cwd()}/data/site.db`)
})
