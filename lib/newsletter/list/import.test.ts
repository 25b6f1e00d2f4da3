import { emptyDatabase, idOf, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { importCsv } from './import'
import { subscribe, unsubscribe } from './subscribers'

setUpTestDatabase()
beforeEach(emptyDatabase)

const importText = (text: string) => importCsv(Buffer.from(text))
const stored = async () => (await db().subscriber.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email)

describe('importCsv', () => {
  it('adds what is new and tells the lines of the rest', async () => {
    await subscribe('known@example.org')
    await subscribe('left@example.org')
    await unsubscribe(await idOf('left@example.org'))
    const file = [
      '\uFEFFName,E-Mail,Note',
      '"Ann, the first",ANN@example.org,"says ""hi""\r\non two lines"',
      'Left,left@example.org,',
      'Nobody,not an address,',
      'Known, Known@Example.org ,',
      "Plus,'+plus@example.org,",
      'Ann again,ann@example.org,',
      'Short row'
    ].join('\r\n')
    expect(await importText(file)).toEqual({
      added: { count: 2, lines: [2, 7] },
      suppressed: { count: 1, lines: [4] },
      invalid: { count: 2, lines: [5, 9] },
      known: { count: 2, lines: [6, 8] }
    })
    expect(await stored()).toEqual(['+plus@example.org', 'ann@example.org', 'known@example.org'])
    expect(await db().subscriber.count({ where: { confirmedAt: null } })).toBe(0)
    expect(await db().outboxMail.count()).toBe(0)
  })

  it('takes a file that has nothing but addresses', async () => {
    expect((await importText('b@example.org\na@example.org\n')).added.count).toBe(2)
    expect(await stored()).toEqual(['a@example.org', 'b@example.org'])
  })

  it('takes the columns of a spreadsheet in German', async () => {
    const { added } = await importText('Name;E-Mail-Adresse;Ort\r\n"Lee; Ann";ann@example.org;Köln\r\n')
    expect([added.count, await stored()]).toEqual([1, ['ann@example.org']])
  })

  it('reads more than one batch', async () => {
    const lines = Array.from({ length: 501 }, (_, number) => `person-${number}@example.org`)
    const { added } = await importText(['email', ...lines].join('\n'))
    expect(added.count).toBe(501)
    expect(await db().subscriber.count()).toBe(501)
  })

  it('says which column it misses', async () => {
    await expect(importText('name,phone\nAnn,123\n')).rejects.toThrow('no column "email": name, phone')
    expect(await stored()).toEqual([])
  })
})
