/**
 * What searches lead to, over the real content: pages by their address, never sentences, so that these hold whatever is written.
 */
import { corpus } from '../../content/affirmations'
import { foreignWords, idioms } from '../../content/search-words'
import { isOn } from '../../content/site'
import { setUpTestDatabase } from '../../test/database'
import { seed } from '../affirmations/writes/seed'
import { subcategoryIds } from '../content/taxonomy'
import { searchedPages } from './pages'
import { readSearch, type SearchGroup, searchSite } from './search'

setUpTestDatabase()

beforeAll(() => seed(corpus, subcategoryIds()))

async function groupsFor(q: string): Promise<SearchGroup[]> {
  return (await searchSite(readSearch({ q }))).groups
}

/** The addresses of the first pages or questions, which stand above all affirmations. */
async function firstPages(q: string): Promise<string[]> {
  const [first] = await groupsFor(q)
  return first && first.kind !== 'affirmations' ? first.hits.map(({ href }) => href) : []
}

const aboutNewsletter = [
  ['unsubscribe', '/unsubscribe'],
  ['unsubscribe me', '/unsubscribe'],
  ['stop the e-mails', '/unsubscribe'],
  ['stop emails', '/unsubscribe'],
  ['cancel my subscription', '/unsubscribe'],
  ['email', '/#newsletter-signup'],
  ['change my email', '/unsubscribe']
]

it.each([
  // By a title, whatever form its words have
  ['kids', '/for/kids'],
  ['exam', '/how-to-guide/before-an-exam'],
  ['money', '/category/success/money-calm'],
  ['breakup', '/for/breakup'],
  ['confidense', '/category/daily/confidence'],
  ['confident', '/category/daily/confidence'],
  ['burnout', '/problem-solution/burnout'],
  ['imposter', '/problem-solution/imposter-syndrome'],
  ['public speaking', '/for/public-speaking'],
  ['panic attak', '/for/panic'],
  ['homesick', '/for/new-country'],
  ['self love afirmations', '/category/love/self-love'],
  ['pregnant and scared', '/for/pregnancy'],
  ['going through a divorce', '/for/divorce'],
  ['divorced dad lonely on weekends', '/for/dads'],
  ['long distance relationship', '/for/long-distance'],
  ['chronic pain flare', '/for/chronic-pain'],
  ['first day at a new job', '/for/first-week-of-a-job'],
  ['money anxiety', '/for/anxiety'],
  ['black girl magic', '/for/black-women'],
  // By what the words mean
  ['nervous', '/for/anxiety'],
  ['my boss hates me', '/for/difficult-coworkers'],
  ['i hate my body', '/for/body-positive'],
  ['im fat and ugly', '/problem-solution/body-image'],
  ['i am so stupid', '/problem-solution/low-self-esteem'],
  ['how do i stop overthinking everything at night', '/for/anxiety'],
  ['stop smoking', '/for/recovery'],
  ['he cheated on me', '/category/love/heartbreak'],
  ['my mom has dementia', '/for/caregivers'],
  ['new year', '/category/daily/starting-over'],
  ['birthday', '/for/aging'],
  ['ramadan', '/for/faith'],
  ['hanukkah', '/for/holidays'],
  ['wedding', '/for/couples'],
  ['women', '/for/black-women'],
  ['affirmations for women', '/for/moms'],
  ['self care', '/category/love/self-love'],
  ['selfcare', '/category/love/self-love'],
  ['i am scared of everything', '/for/anxiety'],
  ['im so angry at my mom', '/for/family-conflict'],
  ['overwelmed', '/category/health/stress-relief'],
  ['overwelmed at work', '/category/health/stress-relief'],
  ['cant get out of bed', '/category/health/mental-health'],
  ['cheating wife', '/category/love/heartbreak'],
  ['army husband deployed', '/for/long-distance'],
  ['truck driver', '/for/night-shifts'],
  ['buddhist', '/category/gratitude/spiritual-practice'],
  ['i feel so alone', '/problem-solution/loneliness'],
  ['feeling empty inside', '/category/health/mental-health'],
  ['depresion', '/category/health/mental-health'],
  ['i feel guilty', '/how-to-guide/self-compassion-break'],
  ['everything happens for a reason', '/category/gratitude/hard-season-gratitude'],
  ['bible verses for anxiety', '/for/christian-faith'],
  ['infertility', '/category/gratitude/hard-season-gratitude'],
  ['ivf', '/category/gratitude/hard-season-gratitude'],
  ['chemo', '/for/hospital'],
  ['my son is in jail', '/for/parents'],
  ['menopause', '/for/aging'],
  // About the site
  ['what is an affirmation', '/how-to-guide/create-affirmations'],
  ['is this free', '/'],
  ['contact', '/privacy'],
  ['contact us', '/privacy'],
  ['who made this site', '/privacy'],
  ['about', '/privacy'],
  ['dark mode', '/accessibility'],
  ['app', '/reminder'],
  // By an age
  ['turning 40', '/for/aging'],
  ['affirmations for my 8 year old', '/for/kids'],
  ['my 8yo', '/for/kids'],
  ['my 15-year-old daughter', '/for/teens'],
  ['affirmations aged 70', '/for/aging'],
  ...(isOn('newsletter') ? aboutNewsletter : []),
  ['how do i start', '/how-to-guide/create-affirmations'],
  // As it came
  ['selflove', '/category/love/self-love'],
  ['an\u00adxi\u00adety', '/for/anxiety'],
  // In other languages
  ['ansiedad', '/for/anxiety'],
  ['tengo ansiedad', '/for/anxiety'],
  ['merci', '/category/gratitude'],
  ['soledad', '/problem-solution/loneliness'],
  ['schlafen', '/for/sleepless-nights'],
  ['je suis stressé', '/category/health/stress-relief'],
  ['no puedo dormir', '/for/sleepless-nights'],
  ['불안해요', '/for/anxiety'],
  ['焦虑', '/for/anxiety'],
  ['قلق', '/for/anxiety'],
  ['बहुत तनाव', '/category/health/stress-relief'],
  ['😴', '/for/sleepless-nights'],
  ['😭', '/category/health/mental-health'],
  ['❤️', '/category/love/self-love'],
  ['🤰🏽', '/for/pregnancy'],
  ['I feel 😰', '/for/anxiety']
])('“%s” has %s among the first pages', async (query, href) => {
  expect((await firstPages(query)).slice(0, 5)).toContain(href)
})

it.each([
  'do affirmations work',
  'do affirmations really work',
  'Do they actually work?',
  'does this work',
  'is it science',
  'how many times should I repeat an affirmation',
  'how long until affirmations work',
  'can i say them in my head',
  'what time of day is best'
])('“%s” is answered by a question, and by no affirmation', async (query) => {
  const kinds = (await groupsFor(query)).map(({ kind }) => kind)
  expect(kinds[0]).toBe('questions')
  expect(kinds).not.toContain('affirmations')
})

it.each(['i hate myself', 'i hate my body', 'im worthless', 'i am so stupid', 'sad', '💔'])(
  '“%s” has gentle affirmations first, and no joke',
  async (query) => {
    const lines = (await groupsFor(query)).find(({ kind }) => kind === 'affirmations')?.hits ?? []
    const tags = lines.slice(0, 3).map(({ affirmation }) => affirmation?.tags ?? [])
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.flat()).not.toContain('humor')
    expect(tags[0]).toContain('gentle')
  }
)

it.each(['short affirmations', 'I am affirmations', 'classic', 'simple affirmations', 'affirmations'])(
  '“%s” asks for affirmations, those that are tagged classic first if any are',
  async (query) => {
    const [first] = await groupsFor(query)
    expect(first?.kind).toBe('affirmations')
    const hasClassics = Object.values(corpus).some((list) => list.some(({ tags }) => tags.includes('classic')))
    if (hasClassics) expect(first?.hits[0]?.affirmation?.tags).toContain('classic')
  }
)

it('looks for the word itself in “affirmations” among questions', async () => {
  const { groups } = await searchSite(readSearch({ q: 'affirmations', kind: 'questions' }))
  expect(groups[0]?.hits.length).toBeGreaterThan(5)
})

it('has a note about the word of another language that was understood', async () => {
  const { corrections } = await searchSite(readSearch({ q: 'ansiedad' }))
  expect(corrections).toEqual([{ from: 'ansiedad', to: 'anxiety' }])
})

it('has pages and words for all idioms, emoji and words of other languages', async () => {
  const hrefs = searchedPages().map(({ href }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(idioms.flatMap(({ pages = [] }) => pages)))
  for (const words of [...Object.keys(foreignWords), ...idioms.map(({ words }) => words)])
    expect([words, (await groupsFor(words)).length]).not.toEqual([words, 0])
})
