import { setUpTestDatabase } from '../../test/database'
import { db } from './client'
import { isDatabaseUnavailable } from './database-errors'
import { Prisma } from './generated/client'

setUpTestDatabase()

const known = (code: string, meta?: Record<string, unknown>) =>
  new Prisma.PrismaClientKnownRequestError('failed', { code, clientVersion: '7', meta })
const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  ['an unreachable server', known('P1001')],
  ['a connection timeout', known('P2024')],
  ['an aborted transaction', known('P2028')],
  ['a missing table', known('P2021')],
  ['a failed initialization', new Prisma.PrismaClientInitializationError('failed', '7')],
  ['a locked file', withCode('SQLITE_BUSY')],
  ['a full disk', withCode('SQLITE_FULL')],
  ['a read-only file', withCode('SQLITE_READONLY_DBMOVED')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['an unreachable network', withCode('ENETUNREACH')],
  ['a host none of whose addresses responds', new AggregateError([withCode('ETIMEDOUT'), withCode('EHOSTUNREACH')])],
  ['a server that is shutting down', withCode('57P01')],
  ['a statement timeout', withCode('57014')],
  ['a read-only database', withCode('25006')],
  ['an exhausted connection pool', new Error('timeout exceeded when trying to connect')],
  [
    'the adapter’s error inside a query error',
    known('P2010', { driverAdapterError: { cause: { originalCode: '53300' } } })
  ],
  [
    'the cause of another error',
    new Error('rendering failed', { cause: new Error('query failed', { cause: withCode('08006') }) })
  ]
])('recognizes %s as a database error', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

it.each([
  ['a duplicate unique value', known('P2002')],
  ['an invalid query', new Prisma.PrismaClientValidationError('failed', { clientVersion: '7' })],
  ['a syntax error', withCode('42601')],
  ['a bug of ours', new TypeError('undefined is not a function')],
  ['a missing file of ours', withCode('ENOENT')],
  ['nothing', undefined],
  ['a string', 'SQLITE_BUSY']
])('does not take %s for a database error', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

it('stops at a cycle of causes', () => {
  const error = new Error('a')
  error.cause = new Error('b', { cause: error })
  expect(isDatabaseUnavailable(error)).toBe(false)
})

it.each(['SELECT 1 FROM "Nowhere"', 'SELECT "Affirmation"."nothing" FROM "Affirmation"'])(
  'recognizes that the database lacks what %s reads',
  async (query) => {
    const error = await db()
      .$queryRawUnsafe(query)
      .catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
)
