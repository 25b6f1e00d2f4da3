/** The corpus as a folder for any static host or package registry, so that the words outlive this server. */
import { site } from '../../../content/site'
import { dailyAffirmationsUntil } from '../../affirmations/draws/daily-pick'
import { earliestNewDate, latestDate } from '../../affirmations/local-date'
import { dayNumber } from '../../affirmations/utc-date'
import { CORPUS_LICENSE, type Corpus, corpusCsv, corpusJson, readCorpus } from './corpus'
import { dailyPayload } from './public-payload'

/** The files by their names: the corpus, and the dates of the past year as far as they are fixed. */
export async function corpusFolder(): Promise<Map<string, string>> {
  const corpus = await readCorpus()
  const ids = new Set(corpus.lines.split('\n').flatMap((line) => (line ? JSON.parse(line).id : [])))
  const last = latestDate()
  const all = await dailyAffirmationsUntil(last, dayNumber(last) - dayNumber(earliestNewDate()) + 1)
  // The site may show an affirmation that a visitor sent in, but may not license it to others.
  const days = all.filter(({ affirmation }) => ids.has(affirmation.id))
  return new Map([
    ['corpus.json', corpusJson(corpus)],
    ['corpus.csv', corpusCsv(corpus)],
    ['package.json', packageJson(corpus)],
    ['README.md', readme(corpus, last)],
    [
      'magicmirror.json',
      JSON.stringify(Object.fromEntries(days.map(({ date, affirmation }) => [date, [affirmation.text]])))
    ],
    ...days.flatMap((daily): [string, string][] => [
      [`days/${daily.date}.json`, `${JSON.stringify(dailyPayload(daily))}\n`],
      [`days/${daily.date}.txt`, `${daily.affirmation.text}\n`]
    ])
  ])
}

function packageJson({ version, source }: Corpus): string {
  const facts = {
    name: 'daily-affirmations-corpus',
    version,
    description: `The affirmations of ${site.name}, and the one of each date`,
    license: 'CC-BY-4.0',
    homepage: source,
    type: 'module',
    exports: { '.': './corpus.json', './*': './*' },
    files: ['corpus.*', 'magicmirror.json', 'days']
  }
  return `${JSON.stringify(facts, null, 2)}\n`
}

function readme({ name, version, count, sha256, source }: Corpus, last: string): string {
  return `# ${name}

${count} affirmations in English, version ${version}. They are under [CC BY 4.0](${CORPUS_LICENSE}): name ${site.name}, link to
the license, and say if you changed something. ${source} describes the fields.

- \`corpus.json\` and \`corpus.csv\` have the same affirmations.
- \`days/YYYY-MM-DD.json\` and \`.txt\` are the affirmation of a date, up to ${last}. \`magicmirror.json\` has all of them.
- \`jq -c '.affirmations[]' corpus.json | sha256sum\` prints ${sha256}.
`
}
