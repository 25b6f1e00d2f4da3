import { isDatabaseError } from './database-errors'
import { Prisma } from './generated/client'

const known = (code: string, meta?: Record<string, unknown>) =>
  new Prisma.PrismaClientKnownRequestError('failed', { code, clientVersion: '7', meta })
const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  ['a server that is not there', known('P1001')],
  ['no connection in time', known('P2024')],
  ['a transaction that broke off', known('P2028')],
  ['a table that is not there yet', known('P2021')],
  ['no start', new Prisma.PrismaClientInitializationError('failed', '7')],
  ['a locked file', withCode('SQLITE_BUSY')],
  ['a full disk', withCode('SQLITE_FULL')],
  ['a read-only file', withCode('SQLITE_READONLY_DBMOVED')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that shuts down', withCode('57P01')],
  ['a statement that took too long', withCode('57014')],
  ['a database that takes no writes', withCode('25006')],
  ['no connection from the pool', new Error('timeout exceeded when trying to connect')],
  [
    'what the adapter says in an error of a query',
    known('P2010', { driverAdapterError: { cause: { originalCode: '53300' } } })
  ],
  [
    'what caused an error',
    new Error('rendering failed', { cause: new Error('query failed', { cause: withCode('08006') }) })
  ]
])('knows %s as trouble with the database', (_name, error) => {
  expect(isDatabaseError(error)).toBe(true)
})

it.each([
  ['a row with the same unique value', known('P2002')],
  ['a query that is wrong', new Prisma.PrismaClientValidationError('failed', { clientVersion: '7' })],
  ['a syntax error', withCode('42601')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['a file of ours that is not there', withCode('ENOENT')],
  ['nothing', undefined],
  ['a word', 'SQLITE_BUSY']
])('does not take %s for it', (_name, error) => {
  expect(isDatabaseError(error)).toBe(false)
})

it('ends where errors cause each other', () => {
  const error = new Error('a')
  error.cause = new Error('b', { cause: error })
  expect(isDatabaseError(error)).toBe(false)
})
