import { routes } from '../lib/routes'
import { corpus } from './affirmations'
import { sheets } from './downloads'
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from './guides'
import { claims, type MarketingClaim, newsletterClaims } from './marketing'
import { messageLines } from './message-lines'
import * as builder from './pages/builder'
import { helpPage } from './pages/help-now'
import * as home from './pages/home'
import { notFoundCases, retired } from './pages/not-found'
import { resources } from './resources'
import { hub } from './science/hub'
import { studies } from './science/studies'
import * as site from './site'
import { categories } from './taxonomy'
import { themes } from './theme'

const lines = Object.values(corpus).flat()
const guides = [...categoryGuides, ...subcategoryGuides, ...howToGuides, ...problemGuides]

/** Number of ways to take one or two of so many sentences along. */
const waysToTakeOneOrTwo = (sentences: number) => sentences + (sentences * (sentences - 1)) / 2

/** Every `href` inside a value. */
function hrefs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefs)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefs(inner)
  )
}

describe('the order of guides', () => {
  it('begins the landing pages with the guides that the specification names', () => {
    const first = (entries: { slug: string }[]) => entries.slice(0, 3).map(({ slug }) => slug)
    expect(first(howToGuides)).toEqual(['create-affirmations', 'morning-routine', 'anxiety-management'])
    expect(first(problemGuides)).toEqual(['low-self-esteem', 'imposter-syndrome', 'social-anxiety'])
  })
})

describe('the corpus', () => {
  it('has the lines of the page for a hard moment and of messages word for word, for anyone', () => {
    for (const line of [...helpPage.lines, ...Object.values(messageLines)])
      expect(lines.find(({ id }) => id === line.id)).toMatchObject({ ...line, for: 'anyone' })
  })
})

describe('the written lists of the home page', () => {
  it('have the sizes of the specification', () => {
    expect(home.affirmationLists.map(({ id, lines: list }) => [id, list.length])).toEqual([
      ['daily', 11],
      ['health', 20],
      ['love', 18],
      ['career', 22],
      ['self-love', 20],
      ['gratitude-abundance', 22],
      ['peace-mindfulness', 22],
      ['daily-success-motivation', 25]
    ])
    expect(home.affirmationLists.at(-1)?.title).toBe('Daily Success & Motivation (25)')
  })

  it('say nothing twice', () => {
    const all = home.affirmationLists.flatMap((list) => list.lines)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the record of each category', () => {
  it.each(categories)('$name has the gradient of its sky and the number of its affirmations', (category) => {
    const { from, to } = themes.light.skies[category.name]
    expect(category.gradient).toBe(`linear-gradient(${from}, ${to})`)
    expect(category.affirmationCount).toBe(corpus[category.name].length)
  })
})

describe('the claims that the content makes true', () => {
  const counts: Record<string, number> = {
    dailyAffirmations: lines.length,
    perCategory: Math.min(...categories.map(({ affirmationCount }) => affirmationCount)),
    categories: categories.length + categories.flatMap(({ subcategories }) => subcategories).length,
    guides: guides.length,
    studies: studies.length,
    listedAffirmations: home.affirmationLists.flatMap((list) => list.lines).length,
    resources: resources.length,
    possibilities: waysToTakeOneOrTwo(
      Object.values(builder.library).flatMap((goal) => Object.values(goal).flat()).length
    )
  }
  const ofContent = Object.entries<MarketingClaim>(claims).filter(([, { basis }]) => basis === 'content')

  it('are all counted here', () => {
    expect(ofContent.map(([name]) => name).sort()).toEqual(Object.keys(counts).sort())
  })

  it.each(ofContent)('%s', (name, { value, atLeast }) => {
    expect(value).toBe(`${atLeast}+`)
    expect(counts[name]).toBeGreaterThanOrEqual(atLeast as number)
  })

  it('say of each figure beside the form whose it is', () => {
    for (const { basis } of newsletterClaims) expect(['product', 'deployer', 'measured']).toContain(basis)
  })
})

describe('the builder', () => {
  it('has the goals, styles and intensities of the specification, and nine sentences for each goal', () => {
    const goals = builder.goals.map(({ id, label }) => `${id}: ${label}`)
    expect(goals).toEqual(
      expect.arrayContaining([
        'confidence: Build Confidence',
        'career: Career Success',
        'health: Health & Wellness',
        'relationships: Relationships',
        'abundance: Abundance & Prosperity',
        'peace: Inner Peace'
      ])
    )
    expect(Object.keys(builder.library).sort()).toEqual(builder.goals.map(({ id }) => id).sort())
    expect(builder.styles.map(({ label, example }) => `${label}: ${example}`)).toEqual([
      'Present Tense: I am, I have, I do',
      'Gratitude-Based: Thank you for, I appreciate',
      'Action-Oriented: I choose, I create, I attract'
    ])
    expect(builder.builderIntensities.map(({ label }) => label)).toEqual([
      'Gentle & Believable',
      'Moderate Stretch',
      'Bold & Aspirational'
    ])
    const sentences = Object.values(builder.library).flatMap((goal) => Object.values(goal).flat())
    expect(sentences).toHaveLength(9 * goals.length)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('describes its strengths in the words of the specification', () => {
    expect(Object.fromEntries(builder.builderIntensities.map(({ id, description }) => [id, description]))).toEqual({
      gentle: expect.stringMatching(/^Easier to accept, good for beginners\b/),
      moderate: expect.stringMatching(/^Challenges current beliefs positively\b/),
      bold: expect.stringMatching(/^Powerfully transformative statements\b/)
    })
  })
})

describe('navigation and footer', () => {
  it('take the names of categories from the taxonomy', () => {
    const names = new Map(categories.map(({ name, ...words }) => [`/category/${name}`, words]))
    for (const { href, label } of [...site.navigation.flatMap(({ entries }) => entries), ...site.footer.categories]) {
      const words = names.get(href)
      if (words) expect([words.displayName, words.alternateName]).toContain(label)
    }
    expect(categories.map(({ alternateName }) => alternateName).filter(Boolean)).toEqual([
      'Daily Affirmations',
      'Spiritual & Gratitude',
      'Advanced Practices'
    ])
  })

  it('link as the specification lists', () => {
    expect(site.navigation.map(({ label, entries }) => [label, ...entries.map(({ href }) => href)])).toEqual([
      ['Getting Started', '/', '/generator', '/builder', '/practice', '/favorites'],
      [
        'Daily Affirmations',
        '/category/daily',
        '/category/daily/morning-affirmations',
        '/category/daily/evening-affirmations',
        '/category/daily/workplace-affirmations',
        // What the site adds stands after what the specification lists.
        '/daily',
        '/reminder'
      ],
      ['Health & Wellness', '/category/health', '/category/health/mental-health'],
      ['Success & Career', '/category/success', '/category/success/career-growth'],
      ['Love & Relationships', '/category/love', '/category/love/self-love'],
      [
        'Resources',
        '/resources',
        '/science',
        '/how-to/create-personal-affirmations',
        '/category/weekly',
        '/category/gratitude',
        '/how-to-guide',
        '/problem-solution',
        '/for'
      ],
      ...(site.isOn('submissions') ? [['Community', '/submit']] : [])
    ])
    expect(hrefs([site.footer.start, site.footer.categories]).sort()).toEqual(
      [
        '/',
        '/resources',
        '/generator',
        ...(site.isOn('submissions') ? ['/submit'] : []),
        '/category/daily',
        '/category/health',
        '/category/success',
        '/category/love',
        '/category/gratitude',
        '/category/weekly'
      ].sort()
    )
    for (const href of hrefs(site.footer.social)) expect(href).toMatch(/^(#$|https:\/\/)/)
  })

  it('name the entries that the specification names', () => {
    const labels = new Map(site.navigation.flatMap(({ entries }) => entries.map(({ href, label }) => [href, label])))
    expect(labels.get('/')).toBe('Complete Guide')
    expect(labels.get('/generator')).toBe('Daily Generator')
    expect(labels.get('/builder')).toBe('Affirmation Builder')
    expect(labels.get('/category/weekly')).toBe('Advanced Practices')
    expect(labels.get('/category/gratitude')).toBe('Spiritual & Gratitude')
  })
})

describe('the resource library', () => {
  it('offers for download exactly the sheets that the site makes', () => {
    const offered = resources.filter(({ download }) => download).map(({ href }) => href)
    expect(offered.sort()).toEqual(sheets.map(({ id }) => routes.download(id)).sort())
  })

  it('offers each of its tools for download, and nothing else', () => {
    for (const { id, group, download = false } of resources) expect([id, download]).toEqual([id, group === 'tools'])
  })
})

describe('the words for what is missing', () => {
  it('have a title, a description and keywords of their own in each case', () => {
    const seo = [...Object.values(notFoundCases).map((found) => found.seo), retired]
    for (const field of ['title', 'description'] as const) {
      expect(new Set(seo.map((words) => words[field])).size).toBe(seo.length)
    }
    for (const { keywords } of seo) expect(keywords.length).toBeGreaterThanOrEqual(3)
  })
})

describe('the taxonomy', () => {
  it('relates the categories as the specification lists', () => {
    expect(Object.fromEntries(categories.map(({ name, related }) => [name, related]))).toEqual({
      daily: ['health', 'success', 'gratitude'],
      health: ['daily', 'love', 'gratitude'],
      success: ['daily', 'health', 'weekly'],
      love: ['daily', 'health', 'gratitude'],
      gratitude: ['daily', 'love', 'weekly'],
      weekly: ['success', 'health', 'gratitude']
    })
  })

  it('has the specified names and the specified subcategories', () => {
    expect(categories.map(({ name, displayName }) => `${name}: ${displayName}`)).toEqual([
      'daily: Daily Motivation',
      'health: Health & Wellness',
      'success: Success & Career',
      'love: Love & Relationships',
      'gratitude: Gratitude',
      'weekly: Weekly Focus'
    ])
    const ids = categories.flatMap(({ name, subcategories }) => subcategories.map(({ id }) => `${name}/${id}`))
    expect(ids).toEqual(
      expect.arrayContaining([
        'daily/morning-affirmations',
        'daily/evening-affirmations',
        'daily/workplace-affirmations',
        'health/mental-health',
        'success/career-growth',
        'love/self-love'
      ])
    )
  })
})

describe('the cards of guides', () => {
  it('show the facts of the specification on the how-to landing', () => {
    const facts = (slug: string) => {
      const guide = howToGuides.find((entry) => entry.slug === slug)
      return [guide?.readTime, guide?.difficulty, guide?.extent]
    }
    expect(facts('create-affirmations')).toEqual(['8 min read', 'Beginner', '5 Steps'])
    expect(facts('morning-routine')).toEqual(['6 min read', 'Beginner', '6 Minutes Daily'])
    expect(facts('anxiety-management')).toEqual(['10 min read', 'Intermediate', '10 Steps'])
    expect(howToGuides.find(({ slug }) => slug === 'create-affirmations')?.steps).toHaveLength(5)
    expect(howToGuides.find(({ slug }) => slug === 'anxiety-management')?.steps).toHaveLength(10)
  })

  it('show other reading times on the home page', () => {
    expect(home.howToCards.map(({ href, readTime }) => [href, readTime])).toEqual([
      ['/how-to-guide/create-affirmations', '5 min'],
      ['/how-to-guide/morning-routine', '7 min'],
      ['/how-to-guide/anxiety-management', '6 min']
    ])
  })

  it('show the badges of the specification on the problem landing', () => {
    const badges = (slug: string) => problemGuides.find((entry) => entry.slug === slug)?.badges
    expect(badges('low-self-esteem')).toEqual(['High Priority', '30-Day Plan'])
    expect(badges('imposter-syndrome')).toEqual(['Career'])
    expect(badges('social-anxiety')).toEqual(['Mental Health'])
  })
})

describe('studies', () => {
  it('name their authors in full and share a short list of topics', () => {
    expect(studies.flatMap(({ authors }) => authors).filter((author) => /et al/i.test(author))).toEqual([])
    expect(new Set(studies.flatMap(({ topics }) => topics)).size).toBeLessThanOrEqual(24)
  })

  it('have a size for each effect of the science hub, inside its interval', () => {
    for (const { effect } of hub.keyFindings) {
      if (!effect) continue
      const found = studies.find(({ key }) => key === effect.study)?.effect
      expect(found).toBeDefined()
      const { size, low = size, high = size }: { size?: number; low?: number; high?: number } = found ?? {}
      const inOrder = [low, size ?? low, high]
      expect(inOrder).toEqual([...inOrder].sort())
    }
  })

  it('are five on the science hub, each with its year, its institution and a High or Medium badge', () => {
    expect(hub.featured).toHaveLength(5)
    expect(new Set(hub.featured.map(({ study }) => study)).size).toBe(5)
    for (const featured of hub.featured) {
      const study = studies.find(({ key }) => key === featured.study)
      expect(study?.year).toBe(featured.year)
      expect(study?.institutions).toContain(featured.institution)
      expect(['High', 'Medium']).toContain(featured.impact)
    }
    expect(new Set(hub.featured.map(({ impact }) => impact)).size).toBe(2)
  })

  it('stand beside four concepts and four mechanisms', () => {
    expect(hub.concepts).toHaveLength(4)
    expect(hub.mechanisms).toHaveLength(4)
    expect(hub.callsToAction.map(({ href }) => href)).toEqual(['/generator', '/how-to/create-personal-affirmations'])
  })
})
