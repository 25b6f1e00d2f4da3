/**
 * Hostile input for property tests. The seed is fixed, so that a test that passes today passes tomorrow; set FUZZ_SEED to
 * try other input.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 7) })

/** Strings with a special meaning in HTML, XML, SQL, JSON, headers, terminals, Unicode or JavaScript objects. */
const SPECIAL = [
  ...'<>&"\'`\\/%;:,=(){}[]$#@!*|~^ \t\r\n',
  '</script>',
  ']]>',
  '<!--',
  '${',
  '{{',
  "'; --",
  '\r\nX-A: b',
  '../',
  '%00',
  '__proto__',
  'constructor',
  'null',
  '\u001b[31m',
  // Neighbors would be one character.
  '\ud83d',
  '\ude00',
  '👩‍👩‍👧',
  'I̙̝͂͝ͅ',
  ...'\0\u0085\u00a0\u00ad\u0300\u0e49\u200b\u200d\u202e\u2028\u2066\u3164\ufeff\ufffe\uffff🙂ﷺ'
]

/** Any code point but a surrogate. fast-check's own 'binary' takes a second to prepare, in every file that uses it. */
const anyCodePoint = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800))

/** One of these, each as often as its weight says. */
export function weighted<Value>(...choices: [weight: number, arbitrary: fc.Arbitrary<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}

/** A text of any UTF-16 units, including lone surrogates, NUL and direction marks, mixed with words. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: anyCodePoint, maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(fc.constantFrom(...SPECIAL), fc.lorem({ maxCount: 4 })), { maxLength: 30 })
    .map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom('', 'I '), fc.constantFrom(...SPECIAL), fc.constantFrom('', ' rest'))
    .map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom('a', 'I rest. ', '🙂', '\u0301', ' '), fc.nat(700))
    .map(([unit, count]) => unit.repeat(count))
)

/** A text without lone surrogates, as any decoder returns it. */
export const anyUnicode = anyText.filter((text) => text.isWellFormed())

/** A JSON value of any shape, including numbers that a double cannot hold exactly. */
const anyValue: fc.Arbitrary<unknown> = weighted(
  [4, anyText],
  [1, fc.jsonValue({ maxDepth: 4 })],
  [1, fc.constantFrom(null, true, 0, -0, 2 ** 53 + 2, 1e308, -1e-320, [], {}, [[]])]
)

/** The text of a JSON object, which may have duplicate keys. */
function objectText(entries: [string, unknown][]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}

/** A valid payload with up to three fields replaced, duplicated, added or dropped, as JSON text. */
function nearPayload(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const key = fc.oneof(
    fc.constantFrom(...Object.keys(valid)),
    fc.constantFrom('__proto__', 'constructor', 'id', 'status')
  )
  const change = fc.record({ key, value: anyValue, kind: fc.constantFrom('replace', 'replace', 'add', 'drop') })
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    let entries = Object.entries(valid)
    for (const { key, value, kind } of changes) {
      if (kind !== 'add') entries = entries.filter(([name]) => name !== key)
      if (kind !== 'drop') entries.push([key, value])
    }
    return objectText(entries)
  })
}

/** Bodies similar to a valid payload, and others: unrelated, deeply nested, truncated, or not text. */
export function anyBody(valid: Record<string, unknown>): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const near = nearPayload(valid)
  const deep = fc.tuple(fc.constantFrom('[', '{"a":'), fc.nat(9_000)).map(([open, depth]) => open.repeat(depth))
  const closed = fc.nat(8_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)
  const truncated = fc
    .tuple(near, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, at]) => text.slice(0, text.length * at))
  const numbers = fc.constantFrom('1e999', '-0', '9'.repeat(4_000), '1E400', '{"categories":1e999}', 'NaN', '0x10')
  return weighted<string | Uint8Array<ArrayBuffer>>(
    [6, near],
    [2, anyValue.map((value) => JSON.stringify(value))],
    [1, fc.oneof(deep, closed, truncated, numbers)],
    [1, fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes))]
  )
}

const oddValue = fc.oneof(
  anyUnicode,
  fc.constantFrom('__proto__', 'constructor', 'toString', 'length', '0', 'null', '[object Object]'),
  fc
    .tuple(fc.constantFrom('a', '.', '@', 'a@', ' ', 'be ', '\n'), fc.nat(8_000))
    .map(([unit, count]) => unit.repeat(count))
)

/** The fields of a form, some of them replaced, sent twice, added or dropped, as a browser encodes them: up to 16 KiB. */
export function anyForm(valid: Record<string, string>): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom(...Object.keys(valid)),
    fc.constantFrom('__proto__', 'download', 'subject', 'token')
  )
  const change = fc.record({ name, value: oddValue, kind: fc.constantFrom('replace', 'replace', 'add', 'drop') })
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const form = new URLSearchParams(valid)
    for (const { name, value, kind } of changes) {
      if (kind !== 'add') form.delete(name)
      if (kind !== 'drop') form.append(name, value)
    }
    return form.toString().slice(0, 16 * 1024)
  })
}

/** The forms of the site with values that are valid, by their addresses. */
export const validForms = {
  '/api/newsletter/subscribe': { email: 'ann@example.org' },
  '/api/submit': { name: 'Ann', email: 'ann@example.org', category: 'love', affirmationText: 'I rest.' },
  '/api/affirmations/random': { categories: 'love', strength: 'gentle' },
  '/api/affirmations/build': { goal: 'career', style: 'present', intensity: 'bold', customGoal: 'speak up on Monday' }
}

/** Content types of a body, mostly the right one. */
export const anyContentType = weighted(
  [6, fc.constant('application/json')],
  [
    1,
    fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;charset="',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=',
      'application/json, text/html',
      ';'
    )
  ]
)
