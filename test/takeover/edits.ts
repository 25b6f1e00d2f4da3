/**
 * What somebody who takes the site over changes in the first week, as edits of a copy of the tree. Each holds for any content:
 * an owner's own tree is edited again.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAME = 'Small Kind Words'

/** Applies all edits to the tree in this folder. @throws Error if one finds nothing to change */
export function takeOver(folder: string): void {
  const change: Change = (path, from, to) => {
    const file = join(folder, path)
    const before = readFileSync(file, 'utf8')
    const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to)
    if (after === before) throw new Error(`There is nothing like ${from} in ${path}.`)
    writeFileSync(file, after)
  }
  rename(change)
  setUp(change)
  for (const file of ['BingSiteAuth.xml', 'google0123456789abcdef.html']) {
    writeFileSync(join(folder, 'public', file), 'This proves who owns the site.\n')
  }
  addContent(change, folder)
  removeGuide(folder)
}

type Change = (path: string, from: string | RegExp, to: string | ((...found: string[]) => string)) => void

function rename(change: Change): void {
  change('content/site.ts', /\bname: '.*',/, `name: '${NAME}',`)
  change('content/site.ts', /\bshortName: '.*',/, `shortName: 'Kind Words',`)
  // Every color, a little further round the wheel.
  change('content/theme.ts', /(oklch\([\d.]+ [\d.]+ )(\d+)/g, (_, start, hue) => `${start}${(Number(hue) + 12) % 360}`)
}

/** What the README asks for before the launch. */
function setUp(change: Change): void {
  change(
    'content/site.ts',
    /(export const controller = \{)[\s\S]*?\n\}/,
    `$1\n  name: 'Erika Beispiel',\n  address: 'Hauptweg 2, 54321 Ort',\n  email: 'hello@kind-words.test',\n  accessLogDays: 7\n}`
  )
  change('content/site.ts', /(social: \[)[\s\S]*?\]/, `$1{ label: 'Mastodon', href: 'https://social.test/@kind' }]`)
  change('content/marketing.ts', /(testimonials: Testimonial\[\] = )\[[\s\S]*?\n\]/, '$1[]')
  change('content/marketing.ts', /(newsletterClaims: MarketingClaim\[\] = )\[[\s\S]*?\]\n/, '$1[]\n')
  change('content/site.ts', /(scripts: SiteScript\[\] = )\[.*\]/, `$1[{ src: 'https://count.kind-words.test/a.js' }]`)
  change('content/site.ts', /(features = \{).*\}/, '$1 newsletter: false, submissions: false }')
  change('app/layout.tsx', 'title: site.name\n', `title: site.name,\n  verification: { google: 'abc' }\n`)
}

/** One more of each kind, first in its list. */
function addContent(change: Change, folder: string): void {
  change(
    'content/pages/home.ts',
    /(faq: HomeQuestion\[\] = \[)/,
    `$1\n  { question: 'Who runs this site?', answer: 'Someone who wanted a kind word in the morning.' },`
  )
  change(
    'content/helplines.yaml',
    /^helplines:\n/m,
    `$&  - country: Iceland
    title: Hjálparsími Rauða krossins
    publisher: Rauði krossinn
    url: https://www.raudikrossinn.is
    contact: Call 1717
    description: Free and confidential, at any hour.
    lastChecked: 2026-11-22

`
  )
  const rows = readFileSync(join(folder, 'content/affirmations/health.yaml'), 'utf8')
  const last = Math.max(...[...rows.matchAll(/id: health-(\d+)/g)].map(([, number]) => Number(number)))
  change(
    'content/affirmations/health.yaml',
    /^- /m,
    `- { id: health-${last + 1}, text: "I water the basil on the sill first.", for: anyone, tags: [calm, gentle], slug: i-water-the-basil-on-the-sill-first }\n- `
  )
  const texts = (strength: string) =>
    `['I ask one ${strength} question.', 'I sit in the ${strength} row.', 'I read a ${strength} page.']`
  change(
    'content/pages/builder.ts',
    /(goals = \[|goals: BuilderGoal\[\] = \[)/,
    `$1\n  { id: 'study', label: 'Study Well', description: 'For the library and the night before.' },`
  )
  change(
    'content/pages/builder.ts',
    /(library: .* = \{)/,
    `$1\n  study: { gentle: ${texts('short')}, moderate: ${texts('hard')}, bold: ${texts('big')} },`
  )
}

/** Removes the how-to guide that the fewest files name, and what names it. The first three are named by the specification. */
function removeGuide(folder: string): void {
  const path = (name: string) => join(folder, 'content', name)
  const files = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(yaml|md|ts)$/.test(name) && !name.startsWith('generated')
  )
  const texts = new Map(files.map((name) => [name, readFileSync(path(name), 'utf8')]))
  const guides = files.filter((name) => name.startsWith('guides/how-to/'))
  const namers = (slug: string) =>
    [...texts].filter(([name, text]) => !name.endsWith(`/${slug}.md`) && new RegExp(`\\b${slug}\\b`).test(text))
  const bySize = guides
    .filter((name) => Number(/^order: (\d+)/m.exec(texts.get(name) ?? '')?.[1]) > 3)
    .map((name) => /([^/]+)\.md$/.exec(name)?.[1] as string)
    .sort((a, b) => namers(a).length - namers(b).length)
  const [slug, other] = [bySize[0] as string, bySize.at(-1) as string]
  rmSync(path(`guides/how-to/${slug}.md`))
  for (const [name, text] of namers(slug)) {
    const without = text
      // Its card in the library, and its sheets.
      .replace(new RegExp(`\\n- id: ${slug}\\n(?: .*\\n|\\n(?= ))*`), '\n')
      .replace(new RegExp(`\\n *'?${slug}'?: \\[.*\\],?(?=\\n)`), '')
      // The studies for its readers.
      .replace(new RegExp(`^ +for: \\[${slug}\\]\\n`, 'gm'), '')
      .replace(new RegExp(`(for: \\[.*?)(, ${slug}\\b|\\b${slug}, )`, 'g'), '$1')
      // Whatever links to it.
      .replaceAll(`/how-to-guide/${slug}`, `/how-to-guide/${other}`)
    writeFileSync(path(name), without)
  }
}
