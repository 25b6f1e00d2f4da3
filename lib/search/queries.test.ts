/** What visitors look for, with the result that should come first of its kind: over the real corpus and content. */
import { corpus } from '../../content/affirmations'
import { setUpTestDatabase } from '../../test/database'
import { seed } from '../affirmations/writes/seed'
import { subcategoryIds } from '../content/taxonomy'
import { type SearchKind, searchedPages } from './pages'
import { readSearch, searchSite, suggest } from './search'

setUpTestDatabase()

beforeAll(() => seed(corpus, subcategoryIds()))

/** A query, and what the words, the situation or the tags of the first affirmation have to say. */
const affirmationQueries: [query: string, about: RegExp][] = [
  ['cant sleep', /sleep/],
  ['panic', /panic/],
  ['panic attack', /panic/],
  ['anxious', /anxious|nervous|worr|calm/],
  ['alone', /alone|lonel/],
  ['lonely', /lonely|alone/],
  ['grief', /grief/],
  ['pet', /pet-loss/],
  ['angry', /angry|anger/],
  ['sad', /sad/],
  ['depressed', /low|mental-health|numb/],
  ['i am enough', /enough/],
  ['forgive myself', /forgive/],
  ['monday', /monday/],
  ['good morning', /morning/],
  ['exam', /exam/],
  ['lost my job', /layoff|job/],
  ['hate my job', /job|work/],
  ['new mom', /new-parents|mom/],
  ['sober', /sober|recovery/],
  ['god', /god|faith/],
  ['bible', /faith/],
  ['christmas', /holiday/],
  ['cancer', /results|hospital|illness|healing/],
  ['dad', /dad/],
  ['rich', /money|rich/],
  ['abundance', /enough|content|money|gratitude|grateful/],
  ['black women', /black-women/],
  ['men', /\bmen\b/],
  ['night shift', /night-shift/],
  ['ex', /breakup|divorce|\bex\b|heartbreak/],
  ['i can’t sleep', /sleepless-nights/],
  ['father', /dads/],
  ['mother', /moms/],
  ['children', /kid|parents|child/],
  ['teens', /teens/],
  ['wealth', /money/],
  ['weight', /body/],
  ['i feel worthless', /worth/],
  ['i hate myself', /worth/],
  ['my baby died', /grief/],
  ['my dog died', /pet-loss/],
  ['my girlfriend left me', /breakup/],
  ['my friend killed herself', /grief/],
  ['beating anxiety', /anxious|anxiety|worry/],
  ['drinking too much', /recovery/],
  ['someone hurt me', /healing/],
  ['postpartum', /new-parents/]
]

const entries = Object.values(corpus).flat()

/** Sentences that people type as they know them. */
const classics = [
  'I am enough',
  'i am worthy of love',
  'I am strong',
  'I can do hard things',
  'I am loved',
  'i’m enough',
  'im capable',
  'I am safe',
  'this too shall pass',
  'I am proud of myself',
  'i forgive myself',
  'I trust myself',
  'I choose peace',
  'i let go of what I can’t control',
  'my past doesn’t define me',
  'One day at a time',
  'I deserve rest',
  'i am confident',
  'I am beautiful',
  'I am grateful',
  'my voice matters',
  'I believe in myself'
]

it.each(classics)('“%s” finds that sentence first', async (query) => {
  const { groups } = await searchSite(readSearch({ q: query }))
  const [first] = groups.find(({ kind }) => kind === 'affirmations')?.hits ?? []
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^i[’']?m /, 'i am ')
      .replace(/\.$/, '')
  expect(plain(first?.title.map(({ text }) => text).join('') ?? '')).toBe(plain(query))
})

it.each(['I am affirmations', 'short affirmations', 'classic affirmations', 'simple affirmations', 'I am'])(
  '“%s” finds classics',
  async (query) => {
    const { groups } = await searchSite(readSearch({ q: query, kind: 'affirmations' }))
    const tags = groups[0]?.hits.map(({ affirmation }) => affirmation?.tags) ?? []
    expect(tags).toHaveLength(20)
    for (const each of tags) expect(each).toContain('classic')
  }
)

it.each(affirmationQueries)('“%s” has an affirmation about %s first', async (query, about) => {
  const { groups } = await searchSite(readSearch({ q: query }))
  const [first] = groups.find(({ kind }) => kind === 'affirmations')?.hits ?? []
  const found = first?.title.map(({ text }) => text).join('')
  const { text = '', for: audience, tags = [] } = entries.find((entry) => entry.text === found) ?? {}
  expect([text, audience, ...tags].join(' ').toLowerCase()).toMatch(about)
})

/** By kind: a query and what the first result says, or the beginning of it. */
const queries: Partial<Record<SearchKind, [query: string, first: string][]>> = {
  guides: [
    ['insomnia', 'Getting Through Sleepless Nights'],
    ['anxiety', 'Affirmations for Anxiety'],
    ['anxeity', 'Affirmations for Anxiety'],
    ['social anxiety', 'Overcoming Social Anxiety'],
    ['burned out', 'Easing Out of Burnout'],
    ['stress', 'Stress Relief Affirmations'],
    ['lonelyness', 'Easing Loneliness'],
    ['my mom died', 'Living With Grief'],
    ['breakup', 'Breakup Affirmations'],
    ['divorce', 'Divorce Affirmations'],
    ['confidense', 'Confidence Affirmations'],
    ['low self esteem', 'Overcoming Low Self-Esteem'],
    ['imposter syndrom', 'Overcoming Imposter Syndrome'],
    ['procrastinaton', 'Getting Past Procrastination'],
    ['weight', 'Easing Body Image Worries'],
    ['job interview', 'Job Interview Affirmations'],
    ['wealth', 'Money Affirmations'],
    ['mom guilt', 'Easing Parental Guilt'],
    ['affirmations for kids', 'Affirmations for Kids'],
    ['teens', 'Affirmations for Teens'],
    ['perfectionist', 'Loosening Perfectionism'],
    ['fear of failure', 'Facing the Fear of Failure'],
    ['morning affirmations', 'Morning Affirmations'],
    ['how to create affirmations', 'How to Create Affirmations'],
    ['journal', 'Affirmation Journaling'],
    ['hospital', 'Affirmations for a Hospital Stay'],
    ['affirmations for moms', 'Affirmations for Moms'],
    ['black women', 'Affirmations for Black Women'],
    ['for men', 'Affirmations for Men'],
    ['christian', 'Christian Affirmations'],
    ['job seekers', 'Affirmations for Job Seekers'],
    ['birth affirmations', 'Birth Affirmations'],
    ['attract love', 'Affirmations to Attract Love'],
    ['body positive', 'Body Positive Affirmations'],
    ['funny', 'Funny Affirmations'],
    ['healing affirmations', 'Healing Affirmations'],
    ['nurses', 'Affirmations for Night Shift Workers'],
    ['mother', 'Affirmations for Moms'],
    ['father', 'Affirmations for Dads'],
    ['dad', 'Affirmations for Dads'],
    ['children', 'Affirmations With Children'],
    ['men', 'Affirmations for Men'],
    ['rich', 'Money Affirmations'],
    ['abundance', 'Money Affirmations'],
    ['god', 'Faith Affirmations'],
    ['bible', 'Faith Affirmations'],
    ['christmas', 'Holiday Affirmations'],
    ['new mom', 'Affirmations for New Parents'],
    ['postpartum', 'Affirmations for New Parents'],
    ['my ex', 'Heartbreak Affirmations'],
    ['hate my job', 'Workplace Affirmations'],
    ['panic', 'Affirmations for Panic Attacks'],
    ['my husband died', 'Living With Grief'],
    ['my dog died', 'Affirmations for Losing a Pet'],
    ['starting over', 'Affirmations for Starting Over'],
    ['class', 'Lines to print in large letters'],
    ['classroom', 'Lines to print in large letters'],
    ['teacher', 'Lines to print in large letters'],
    ['lines for a class', 'Lines to print in large letters'],
    ['print', 'Lines to print in large letters'],
    ['large print', 'Lines to print in large letters'],
    ['large print for a patient', 'Lines to print in large letters'],
    ['reminder', 'A reminder in your own calendar'],
    ['every morning at seven', 'A reminder in your own calendar'],
    ['calendar', 'A reminder in your own calendar'],
    ['terminal', 'Today’s line in a terminal'],
    ['today’s line in a terminal', 'Today’s line in a terminal'],
    ['wallpaper', 'A line as a picture'],
    ['picture', 'A line as a picture'],
    ['favorites', 'Your Favorites'],
    ['another device', 'Your Favorites'],
    ['widget', 'Use it anywhere'],
    ['api', 'Use it anywhere'],
    ['developers', 'Use it anywhere'],
    ['evidence', 'Science & Research'],
    ['research', 'Science & Research'],
    ['science of affirmations', 'Science & Research'],
    ['is there any proof', 'Science & Research'],
    ['does this work at all', 'Science & Research'],
    ['does it really work', 'Science & Research'],
    ['newsletter', 'One line in your inbox each morning']
  ],
  questions: [
    ['do affirmations work', 'Do affirmations work?'],
    ['how often should i say affirmations', 'How many affirmations should I say a day?'],
    ['how long does it take', 'How long does it take?'],
    ['can affirmations cure depression', 'Are affirmations a treatment for anxiety or depression?'],
    ['affirmations make me feel worse', 'Why do I feel worse']
  ],
  studies: [
    ['self-esteem', 'Is high self-esteem beneficial?'],
    ['gratitude', 'The effects of gratitude interventions'],
    ['wood 2009', 'Positive self-statements: Power for some, peril for others']
  ],
  resources: [
    ['worksheet', 'Values-writing pages'],
    ['values writing', 'Values-writing pages']
  ]
}

const titlesThere = searchedPages().map(({ title }) => title)

describe.each(Object.entries(queries) as [SearchKind, [string, string][]][])('among %s', (kind, all) => {
  // Without its page a query has another result.
  const isThere = ([, first]: [string, string]) => titlesThere.some((title) => title.startsWith(first))
  it.each(all.filter(isThere))('“%s” has “%s” first', async (query, first) => {
    const { groups } = await searchSite(readSearch({ q: query }))
    const hits = groups.find((group) => group.kind === kind)?.hits ?? []
    const titles = hits.map(({ title }) => title.map(({ text }) => text).join(''))
    expect(titles[0]?.slice(0, first.length)).toBe(first)
  })
})

it.each(['ex', 'my ex'])('finds no exams for “%s”', async (query) => {
  const { groups } = await searchSite(readSearch({ q: query }))
  expect(JSON.stringify(groups.map(({ hits }) => hits.map(({ title }) => title)))).not.toMatch(/exam/i)
})

it.each(['i want to die', 'my husband hits me', 'anorexia'])('shows no text that misreads “%s”', async (query) => {
  expect((await searchSite(readSearch({ q: query }))).groups).toEqual([])
})

it('looks for words for grief if someone has died by suicide', async () => {
  const { distress, groups } = await searchSite(readSearch({ q: 'my brother died by suicide' }))
  expect(distress).toBe('loss')
  const guides = groups.find(({ kind }) => kind === 'guides')?.hits ?? []
  expect(guides.map(({ href }) => href)).toContain('/problem-solution/grief')
})

it.each(['me quiero morir', 'ich will sterben', '죽고 싶어', 'toi muon chet', 'mon mari me frappe'])(
  'shows no text beside the helplines for “%s”',
  async (query) => {
    expect(await searchSite(readSearch({ q: query }))).toMatchObject({ groups: [], corrections: [] })
    expect((await suggest({ query })).map(({ kind }) => kind)).toEqual(['help'])
  }
)
