import { emptyDatabase, idOf, setUpTestDatabase } from '../../../test/database'
import { subscribe } from '../../../test/sign-up'
import { db } from '../../db/client'
import { exportPerson } from '../../submissions/person'
import { openLinks, readConfirmToken, readToken } from '../emails/links'
import { openAllHashes } from './address'
import { warningOfChangedKey } from './former-keys'
import { importSubscribers } from './subscriber-list'
import { confirmSubscriber, subscriberState, unsubscribe } from './subscribers'

setUpTestDatabase()
const FORMER = 'the key before this one'
process.env.SECRET_PREVIOUS = FORMER
process.env.SITE_URL = 'https://example.org'
const ANN = 'ann@example.org'

const changeKey = (value: string) =>
  db().setting.upsert({ where: { key: 'secret' }, create: { key: 'secret', value }, update: { value } })

beforeEach(async () => {
  await emptyDatabase()
  await db().setting.deleteMany()
  await changeKey(FORMER)
})

async function leaveThenChangeKey(): Promise<void> {
  await subscribe(ANN, { mail: true })
  await unsubscribe(await idOf(ANN))
  await changeKey('the key of today')
}

/** The hash under which the only address that has left is kept. */
async function keptHash(): Promise<string | undefined> {
  const [row, ...more] = await db().suppression.findMany()
  expect(more).toEqual([])
  return row?.emailHash
}

it('gives the hashes of the present key first', async () => {
  await leaveThenChangeKey()
  const [now, before, ...more] = (await openAllHashes())(ANN)
  expect(more).toEqual([])
  expect(await keptHash()).toBe(before?.emailHash)
  expect(now?.emailHash).not.toBe(before?.emailHash)
})

it.each<[string, () => Promise<void>]>([
  [
    'an import',
    async () => expect(await importSubscribers([{ email: 'bob@example.org' }, { email: ANN }])).toContain('suppressed')
  ],
  [
    'a sign-up',
    async () => {
      await subscribe(ANN, { mail: true })
      expect(await subscriberState(await idOf(ANN))).toBe('waiting')
    }
  ],
  ['an export', async () => expect(await exportPerson(ANN)).toMatchObject({ leftAt: expect.any(Date) })]
])('recognizes who left before the key changed, and hashes the address anew: %s', async (_where, meet) => {
  await leaveThenChangeKey()
  await meet()
  expect(await keptHash()).toBe((await openAllHashes())(ANN)[0]?.emailHash)
  await meet()
})

it('asks another address of a mailbox that has left', async () => {
  await leaveThenChangeKey()
  await subscribe('ann+more@example.org', { mail: true })
  expect(await subscriberState(await idOf('ann+more@example.org'))).toBe('waiting')
})

it('forgets who comes back and confirms', async () => {
  await leaveThenChangeKey()
  await subscribe(ANN, { mail: true })
  await changeKey(FORMER)
  const id = await idOf(ANN)
  await changeKey('the key of today')
  await confirmSubscriber(id)
  expect(await db().suppression.count()).toBe(0)
})

it('sends no more e-mails to a mailbox that has not confirmed than without a change', async () => {
  await subscribe(ANN, { mail: true, confirmFirst: true })
  await changeKey('the key of today')
  for (const name of ['ann+1', 'ann+2', 'ann+3']) {
    await subscribe(`${name}@example.org`, { mail: true, confirmFirst: true })
  }
  expect(await db().outboxMail.count()).toBe(2)
})

it('keeps one hash of an address that leaves again', async () => {
  await leaveThenChangeKey()
  await changeKey('the key of today')
  await db().subscriber.create({ data: { email: ANN, confirmedAt: new Date() } })
  await unsubscribe(await idOf(ANN))
  expect(await keptHash()).toBe((await openAllHashes())(ANN)[0]?.emailHash)
})

it('reads links that were signed with a former key, and none of a key that is not named', async () => {
  const tokens = async () => {
    const links = await openLinks()
    const token = (url: string) => new URL(url).searchParams.get('token') ?? ''
    return [token(links.unsubscribePage('abc')), token(links.confirmPage('abc'))] as const
  }
  const [leave, confirm] = await tokens()
  await changeKey('a key that is not named')
  const [leaveLater, confirmLater] = await tokens()
  await changeKey('the key of today')
  expect(await readToken('unsubscribe', leave)).toBe('abc')
  expect(await readConfirmToken(confirm)).toEqual({ id: 'abc', expired: false })
  expect(await readToken('unsubscribe', leaveLater)).toBeUndefined()
  expect(await readConfirmToken(confirmLater)).toBeUndefined()
})

it('warns at each start once a key is no longer named, if an address has left', async () => {
  await changeKey('a key that is not named')
  expect(await warningOfChangedKey()).toBeUndefined()
  await changeKey('the key of today')
  expect(await warningOfChangedKey()).toBeUndefined()
  await subscribe(ANN)
  await unsubscribe(await idOf(ANN))
  for (let start = 1; start <= 2; start += 1) {
    expect(await warningOfChangedKey()).toMatch(/^SECRET has changed(.*)\(1\)(.*)SECRET_PREVIOUS\.$/)
  }
  await changeKey('a key that is not named')
  await db().setting.delete({ where: { key: 'secret-fingerprints' } })
  expect(await warningOfChangedKey()).toBeUndefined()
})
