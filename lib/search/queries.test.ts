/** What visitors look for, with the result that should come first of its kind: over the real corpus and content. */
import { corpus } from '../../content/affirmations'
import { setUpTestDatabase } from '../../test/database'
import { seed } from '../affirmations/writes/seed'
import { subcategoryIds } from '../content/taxonomy'
import { readSearch, type SearchKind, searchSite } from './search'

setUpTestDatabase()

beforeAll(() => seed(corpus, subcategoryIds()))

/** By kind: a query and what the first result says, or the beginning of it. */
const queries: Partial<Record<SearchKind, [query: string, first: string][]>> = {
  affirmations: [
    ['i can’t sleep', 'I can’t sleep, but I can still rest.'],
    ['cant sleep', 'I can’t sleep, but I can still rest.'],
    ['panic', 'Panic feels dangerous'],
    ['panic attack', 'Panic feels dangerous'],
    ['anxious', 'Anxious or not, I’m capable.'],
    ['i feel alone', 'I belong, even when I feel alone.'],
    ['lonely', 'Other people feel this lonely, too.'],
    ['grief', 'Grief is tiring, and I can go slowly.'],
    ['my dog died', 'I gave my pet a good life.'],
    ['angry', 'It’s okay to be angry.'],
    ['sad', 'We’re sad today'],
    ['depressed', 'Low days happen to everyone.'],
    ['i am enough', 'I am enough before I fix anything.'],
    ['forgive myself', 'I forgive myself for getting it wrong.'],
    ['monday', 'I’m strong enough for Monday.'],
    ['good morning', 'I come first this morning.'],
    ['exam', 'No exam is worth my health.'],
    ['lost my job', 'I lost my job, not everything good.'],
    ['hate my job', 'It’s okay if my job is just a job.'],
    ['new mom', 'So many people are helping us, I could cry.'],
    ['sober', 'I woke up sober and grateful.'],
    ['god', 'I can be angry at God and still pray.'],
    ['bible', 'A little faith is enough to pray.'],
    ['christmas', 'We can keep the parts of the holiday we love.'],
    ['cancer', 'The results will come. I can rest now.'],
    ['dad', 'I’m a good parent, and I’m still learning.'],
    ['rich', 'One calm decision about money is enough today.'],
    ['abundance', 'For now, I’m content.'],
    ['black women', 'Confident or not, I’m worth knowing.'],
    ['men', 'Strong people ask for help.'],
    ['night shift', 'A little kindness gets me through a long shift.'],
    ['ex', 'I wish them well, from far away.']
  ],
  guides: [
    ['insomnia', 'Getting Through Sleepless Nights'],
    ['anxiety', 'Affirmations for Anxiety'],
    ['anxeity', 'Affirmations for Anxiety'],
    ['social anxiety', 'Overcoming Social Anxiety'],
    ['burned out', 'Easing Out of Burnout'],
    ['stress', 'Stress Relief Affirmations'],
    ['lonelyness', 'Easing Loneliness'],
    ['my mom died', 'Living With Grief'],
    ['breakup', 'After a Breakup'],
    ['divorce', 'Divorce Affirmations'],
    ['confidense', 'Confidence Affirmations'],
    ['low self esteem', 'Overcoming Low Self-Esteem'],
    ['imposter syndrom', 'Overcoming Imposter Syndrome'],
    ['procrastinaton', 'Getting Past Procrastination'],
    ['weight', 'Easing Body Image Worries'],
    ['job interview', 'Job Interview Affirmations'],
    ['wealth', 'Money Calm'],
    ['mom guilt', 'Easing Parental Guilt'],
    ['affirmations for kids', 'Affirmations for Kids'],
    ['teens', 'Affirmations for Teens'],
    ['perfectionist', 'Loosening Perfectionism'],
    ['fear of failure', 'Facing the Fear of Failure'],
    ['morning affirmations', 'Morning Affirmations'],
    ['starting over', 'Affirmations for Starting Over'],
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
    ['nurses', 'Affirmations for Night Shift Workers']
  ],
  questions: [
    ['do affirmations work', 'Do affirmations work?'],
    ['how often should i say affirmations', 'How many affirmations should I say a day?'],
    ['how long does it take', 'How long does it take?'],
    ['can affirmations cure depression', 'Are affirmations a treatment for anxiety or depression?'],
    ['affirmations make me feel worse', 'Why do success affirmations make me feel worse?']
  ],
  studies: [
    ['self-esteem', 'Is high self-esteem beneficial?'],
    ['gratitude', 'The effects of gratitude interventions'],
    ['wood 2009', 'Positive self-statements: Power for some, peril for others']
  ],
  resources: [
    ['worksheet', 'Affirmation cards'],
    ['values writing', 'Values-writing pages']
  ]
}

describe.each(Object.entries(queries) as [SearchKind, [string, string][]][])('among %s', (kind, all) => {
  it.each(all)('“%s” has “%s” first', async (query, first) => {
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

it.each([
  'my husband hits me',
  'my dad beats me',
  'i was raped',
  'abuse',
  'sexual assault',
  'anorexia',
  'i cut myself',
  'i want to die'
])('shows no text that misreads “%s”', async (query) => {
  expect((await searchSite(readSearch({ q: query }))).groups).toEqual([])
})

it('looks for what else a search in distress says', async () => {
  const { distress, groups } = await searchSite(readSearch({ q: 'my brother died by suicide' }))
  expect(distress).toBe('crisis')
  const guides = groups.find(({ kind }) => kind === 'guides')?.hits ?? []
  expect(guides.map(({ href }) => href)).toContain('/problem-solution/grief')
})
