/**
 * Every regular expression of lib and components, with the text that costs it most: its time has to grow with the length of the
 * text, not with the square of it, unless something keeps strangers' text short.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { newsletterSchema } from '../../lib/newsletter/list/address'
import { submissionSchema } from '../../lib/submissions/schema'

/** The largest body that a request may have, in characters. */
const LONGEST = 16 * 1024
/** Files with expressions that meet shorter text only, in characters. */
const SHORTER: Record<string, number> = {
  // The builder says longer words as they are typed: 200 characters, each of up to two units.
  'lib/affirmations/builder/natural-reading.ts': 400,
  // Addresses have been checked by their schema.
  'lib/newsletter/list/address.ts': 254,
  'components/islands/site/mail-typo.ts': 254,
  // Affirmations, which visitors may have written.
  'lib/content/text/truncate.ts': 500,
  'lib/site/metadata/affirmation-metadata.ts': 500,
  // The ids of affirmations.
  'lib/images/sky-scene.ts': 60
}
/** Expressions that read only what the site itself has written: the texts of content/, its settings, patterns of addresses. */
const OWN_TEXT = [
  /^lib\/(checks|content\/source)\//,
  /^lib\/content\/text\/(invalid-markup|prose)\.ts/,
  /^components\/blocks\/sheets\//,
  /^lib\/newsletter\/transport\.ts/,
  /^lib\/(routes|links)\.ts \/\\\[\[\^\\\]\]\+\\\]\/g/
]
/** Milliseconds within which nobody waits for anybody. */
const LIMIT_MS = 50
/** Times below this many milliseconds say nothing about how they grow. */
const FLOOR_MS = 1

/** An expression in the code that esbuild writes, which has no comments. */
const LITERAL = /(?<=[(,=:[!&|?{;+]|=>|return|^)\s*(\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*)/g

interface Expression {
  file: string
  expression: RegExp
}

function expressionsOf(file: string): Expression[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts'
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader, charset: 'utf8' })
  return [...code.matchAll(LITERAL)].flatMap(([, literal = '']) => {
    const end = literal.lastIndexOf('/')
    try {
      return { file, expression: new RegExp(literal.slice(1, end), literal.slice(end + 1)) }
    } catch {
      // It was a part of a text.
      return []
    }
  })
}

const expressions = ['lib', 'components']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated/.test(name))
  .flatMap(expressionsOf)
  .filter(({ file, expression }) => !OWN_TEXT.some((own) => own.test(`${file} ${expression}`)))

/** Texts of a length that repeat what the expression names, and end in what it does not expect. */
function textsFor({ source }: RegExp, length: number): string[] {
  const words = (source.match(/[a-zA-Z' ]{2,12}/g) ?? []).slice(0, 12)
  const signs = [...new Set(source.replace(/\\[pPuUx]\{?\w*\}?|\\[a-zA-Z]/g, ''))].slice(0, 20)
  const letters = [...new Set([...signs, ...'aA0 \n-."@<é'])]
  const units = [...letters, ...letters.map((one) => `${one}a`), ...letters.map((one) => `${one} `), ...words]
  return units.flatMap((unit) =>
    ['', words[0] ?? 'x', signs[0] ?? 'y'].map(
      (start) => `${(start + unit.repeat(Math.ceil(length / unit.length))).slice(0, length)}\n!`
    )
  )
}

/** Milliseconds of processor time, whatever else the machine does: of the shortest of some runs, as others may also compile. */
function timeOf(work: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

/** The times for text of growing length, doubled each time up to the longest, or until one is too slow. */
function timesOf(work: (text: string) => unknown, textOf: (length: number) => string, longest: number): number[] {
  const times: number[] = []
  for (let length = longest / 32; length <= longest && (times.at(-1) ?? 0) <= LIMIT_MS; length *= 2) {
    const text = textOf(Math.floor(length))
    times.push(timeOf(() => work(text), 3))
  }
  return times
}

/** Twice the length takes four times as long if the time grows with its square. One step alone may be the engine's own. */
function isSlow(times: number[]): boolean {
  const [first = 0, before = 0, last = 0] = times.slice(-3)
  return last > LIMIT_MS || (last > FLOOR_MS && last > 3 * before && before > 3 * first)
}

/** The costliest texts, by a short look at all of them. */
function slowTextsFor({ file, expression }: Expression): string[] {
  const longest = SHORTER[file] ?? LONGEST
  const work = (text: string) => text.replace(expression, '')
  return textsFor(expression, Math.min(longest, 128))
    .map((text, index) => ({ index, ms: timeOf(() => work(text), 1) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .flatMap(({ index }) => {
      const textOf = (length: number) => textsFor(expression, length)[index] as string
      // Three times, as another process may have had the time of a run.
      const isAlwaysSlow = [1, 2, 3].every(() => isSlow(timesOf(work, textOf, longest)))
      return isAlwaysSlow ? `${file}: ${expression} is slow for ${JSON.stringify(textOf(16))}` : []
    })
}

jest.setTimeout(120_000)

it('finds the expressions of the log, of forms, of searches and of the browser', () => {
  const files = new Set(expressions.map(({ file }) => file))
  for (const file of ['lib/log.ts', 'lib/content/text/text-schema.ts', 'lib/search/words.ts', 'lib/routes.ts'])
    expect([...files]).toContain(file)
  expect(expressions.length).toBeGreaterThan(100)
})

it.each([
  [/\s+$/, ' '],
  [/<[^>]*>/g, '<'],
  [/(\w+)\s*=/g, 'a']
])('knows that the time of %s grows with the square of the length', (expression, unit) => {
  const times = timesOf(
    (text) => text.replace(expression, ''),
    (length) => `${unit.repeat(length)}!`,
    LONGEST
  )
  expect(isSlow(times)).toBe(true)
})

it('takes time that grows with the length of the text, for each expression', () => {
  expect(expressions.flatMap(slowTextsFor)).toEqual([])
})

it.each(['a', '.', 'a.', '-', 'a-', '@', 'a@', 'a@b.', ' ', '\u0301', '\n', '👍'])(
  'takes time that grows with the length of %j in the fields of forms',
  (unit) => {
    const check = (text: string) => {
      for (const value of [text, `a@${text}`, `a@${text}.org`]) {
        newsletterSchema.safeParse({ email: value })
        submissionSchema.safeParse({ name: value, email: value, category: value, affirmationText: value })
      }
    }
    const textOf = (length: number) => unit.repeat(length / unit.length)
    expect([1, 2].every(() => isSlow(timesOf(check, textOf, LONGEST)))).toBe(false)
  }
)
