/**
 * Lists every page whose words are in content/, for the sitemap, llms.txt, social images and the dates of last changes. The
 * pages of affirmations come from the database.
 */
import { accessibilityPage } from '../../content/accessibility'
import { builderPage, usageTips } from '../../content/builder'
import { favoritesPage } from '../../content/favorites'
import { generatorPage } from '../../content/generator'
import { categoryGuides, howToGuides, problemGuides, subcategoryGuides } from '../../content/guides'
import { helpPage } from '../../content/help-now'
import * as help from '../../content/helplines'
import * as home from '../../content/home'
import { howToLanding, problemLanding, resourceLibrary } from '../../content/landings'
import { lifeThemes, lives, livesPage } from '../../content/lives'
import * as marketing from '../../content/marketing'
import { practicePage, smallActs } from '../../content/practice'
import { privacyPage } from '../../content/privacy'
import { resources } from '../../content/resources'
import { citationCheck } from '../../content/science/citations'
import { popularClaims } from '../../content/science/claims'
import { hub } from '../../content/science/hub'
import { studies } from '../../content/science/studies'
import { topicPage } from '../../content/science/topics'
import { submitPage } from '../../content/submit'
import { categories } from '../../content/taxonomy'
import type { CategoryName } from '../../content/types'
import { studyTopics } from '../content/studies/study-list'
import { findCategory } from '../content/taxonomy'
import { routes } from '../routes'
import { findGuide } from './guide-sets'
import { topicSeo, topicTitle } from './metadata/topic-metadata'

export interface SitePage {
  /** Its canonical path. */
  path: string
  kind: 'page' | 'category' | 'subcategory' | 'how-to' | 'problem' | 'topic' | 'life'
  /** The heading of the page. */
  title: string
  description: string
  /** The label above the title on its social image. */
  label: string
  /** The category whose sky its social image has, and what the scene is made from. */
  sky: CategoryName
  seed: string
  /** All of its content from content/. If this changes, so does the date of the page. */
  entry: unknown
  /** Each visitor sees something else there, which no list of pages names. */
  isPersonal?: boolean
}

let all: SitePage[] | undefined

/** In the order in which they are listed. */
export function sitePages(): SitePage[] {
  all ??= [
    ...singlePages(),
    ...categoryPages(),
    ...subcategoryPages(),
    ...howToPages(),
    ...problemPages(),
    ...topicPages(),
    ...lifePages()
  ]
  return all
}

/** The pages that search engines and other readers are told of. */
export function listedPages(): SitePage[] {
  return sitePages().filter(({ isPersonal }) => !isPersonal)
}

export function findSitePage(path: string): SitePage | undefined {
  return sitePages().find((page) => page.path === path)
}

function singlePages(): SitePage[] {
  const page = (path: string, title: string, sky: CategoryName, seo: { description: string }, entry: unknown) => {
    return { path, kind: 'page' as const, title, description: seo.description, label: '', sky, seed: path, entry }
  }
  return [
    page(routes.home(), home.hero.title, 'daily', home.seo, { ...home, ...marketing }),
    page(routes.generator(), generatorPage.title, 'health', generatorPage.seo, generatorPage),
    page(routes.builder(), builderPage.title, 'success', builderPage.seo, { builderPage, usageTips }),
    page(routes.scienceHub(), hub.title, 'success', hub.seo, {
      hub,
      studies,
      popularClaims,
      notices: citationCheck.notices
    }),
    page(routes.howToLanding(), howToLanding.title, 'daily', howToLanding.seo, {
      howToLanding,
      cards: cardsOf(howToGuides)
    }),
    page(routes.problemLanding(), problemLanding.title, 'weekly', problemLanding.seo, {
      problemLanding,
      cards: cardsOf(problemGuides)
    }),
    page(routes.lives(), livesPage.title, 'daily', livesPage.seo, {
      livesPage,
      lifeThemes,
      names: lives.map(({ name }) => name)
    }),
    page(routes.practice(), practicePage.title, 'daily', practicePage.seo, { practicePage, smallActs }),
    { ...page(routes.favorites(), favoritesPage.title, 'love', favoritesPage.seo, favoritesPage), isPersonal: true },
    page(routes.resources(), resourceLibrary.title, 'gratitude', resourceLibrary.seo, {
      resourceLibrary,
      resources,
      help
    }),
    page(routes.submit(), submitPage.title, 'love', submitPage.seo, submitPage),
    page(routes.privacy(), privacyPage.title, 'health', privacyPage.seo, privacyPage),
    page(routes.accessibility(), accessibilityPage.title, 'daily', accessibilityPage.seo, accessibilityPage),
    page(routes.helpNow(), helpPage.title, 'weekly', helpPage.seo, { helpPage, help })
  ]
}

/** The parts of its guides that a landing page shows. */
function cardsOf(guides: { slug: string; title: string; description: string }[]) {
  return guides.map(({ slug, title, description }) => ({ slug, title, description }))
}

function categoryPages(): SitePage[] {
  return categoryGuides.map((guide) => {
    // The first affirmations are rows of the database, which have dates of their own.
    const { first, ...category } = findCategory(guide.category)
    const { title, seo } = guide
    return {
      path: routes.category(category.name),
      kind: 'category',
      title,
      description: seo.description,
      label: category.displayName,
      sky: category.name,
      // As at the top of its page.
      seed: `category-${category.name}`,
      entry: { guide, category }
    }
  })
}

function subcategoryPages(): SitePage[] {
  return categories.flatMap(({ name, displayName, subcategories }) =>
    subcategories.flatMap(({ id }) => {
      const guide = subcategoryGuides.find(({ subcategory }) => subcategory === id)
      if (!guide) return []
      return [guidePage(routes.subcategory(name, id), 'subcategory', displayName, guide, guide)]
    })
  )
}

function howToPages(): SitePage[] {
  return howToGuides.map(({ sky, ...guide }) =>
    guidePage(routes.howTo(guide.slug), 'how-to', 'How-to guide', guide, guide)
  )
}

function problemPages(): SitePage[] {
  return problemGuides.map(({ sky, ...guide }) =>
    // Its helplines are those of every problem guide.
    guidePage(routes.problem(guide.slug), 'problem', 'Problem guide', guide, { guide, help })
  )
}

function topicPages(): SitePage[] {
  return studyTopics().map((topic) => {
    const path = routes.studyTopic(topic.slug)
    const title = topicTitle(topic)
    const seo = topicSeo(topic)
    const keys = new Set(topic.studies.map(({ key }) => key))
    const notices = citationCheck.notices.filter(({ study }) => keys.has(study))
    const entry = { title, seo, topicPage, studies: topic.studies, notices }
    return {
      path,
      kind: 'topic',
      title,
      description: seo.description,
      label: topicPage.label,
      sky: 'success',
      seed: path,
      entry
    }
  })
}

function lifePages(): SitePage[] {
  return lives.map((life) => {
    const { slug, title, description, sky, theme } = life
    const path = routes.life(slug)
    const label = lifeThemes.find(({ id }) => id === theme)?.title ?? ''
    // Helplines are those of every page that has them.
    const entry = life.help ? { life, help } : { life }
    return { path, kind: 'life', title, description, label, sky, seed: path, entry }
  })
}

type Titled = { title: string; seo: { description: string } }

/** The page of a guide, with the sky at its top. */
function guidePage(path: string, kind: SitePage['kind'], label: string, page: Titled, entry: unknown): SitePage {
  const { sky, seed } = findGuide(path).guide
  return { path, kind, title: page.title, description: page.seo.description, label, sky, seed, entry }
}
