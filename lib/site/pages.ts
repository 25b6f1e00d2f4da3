/**
 * Lists every page that search engines may list and whose words are in content/, for the sitemap, llms.txt, social images and
 * the dates of last changes. The pages of affirmations come from the database.
 */

import { categoryGuides, howToGuides, problemGuides } from '../../content/guides'
import * as help from '../../content/helplines'
import { lifeThemes, lives, livesPage } from '../../content/lives'
import * as marketing from '../../content/marketing'
import { accessibilityPage } from '../../content/pages/accessibility'
import { apiPage, filesOfToday, recipes } from '../../content/pages/api'
import { builderPage, usageTips } from '../../content/pages/builder'
import { calendarPage } from '../../content/pages/days'
import { favoritesPage } from '../../content/pages/favorites'
import { generatorPage } from '../../content/pages/generator'
import { helpPage } from '../../content/pages/help-now'
import * as home from '../../content/pages/home'
import { howToLanding, problemLanding, resourceLibrary } from '../../content/pages/landings'
import { unsubscribeFormPage } from '../../content/pages/newsletter'
import { practicePage, smallActs } from '../../content/pages/practice'
import { privacyPage } from '../../content/pages/privacy'
import { reminderPage } from '../../content/pages/reminder'
import { submitPage } from '../../content/pages/submit'
import { resources } from '../../content/resources'
import { citationCheck } from '../../content/science/citations'
import { popularClaims } from '../../content/science/claims'
import { hub } from '../../content/science/hub'
import { studies } from '../../content/science/studies'
import { topicPage as topicWords } from '../../content/science/topics'
import { isOn } from '../../content/site'
import { categories } from '../../content/taxonomy'
import type { CategoryGuide, CategoryName, Life } from '../../content/types'
import { subcategoryGuide } from '../content/guides'
import { type StudyTopic, studyTopics } from '../content/studies/study-list'
import { findCategory } from '../content/taxonomy'
import { findRoute, resolvePath, routes } from '../routes'
import { findGuide } from './guide-lists'
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

/** The pages in the order in which they are listed, without those of what is switched off. */
export const sitePages: SitePage[] = [
  ...singlePages(),
  ...categoryGuides.map(categoryPage),
  ...subcategoryPages(),
  ...howToGuides.map(({ sky, ...guide }) => guidePage('how-to', routes.howTo(guide.slug), 'How-to guide', guide)),
  ...problemGuides.map(({ sky, ...guide }) =>
    // Its helplines are those of every problem guide.
    guidePage('problem', routes.problem(guide.slug), 'Problem guide', guide, { guide, help })
  ),
  ...studyTopics.map(topicPage),
  ...lives.map(lifePage)
].filter(({ path }) => isOn(findRoute(resolvePath(path))?.route.feature))

/** The pages that search engines and other readers are told of. */
export const listedPages = sitePages.filter(({ isPersonal }) => !isPersonal)

export function findSitePage(path: string): SitePage | undefined {
  return sitePages.find((page) => page.path === path)
}

interface Words {
  title: string
  seo: { description: string }
}

function singlePages(): SitePage[] {
  const page = (path: string, sky: CategoryName, { title, seo }: Words, entry: unknown): SitePage => {
    return { path, kind: 'page', title, description: seo.description, label: '', sky, seed: path, entry }
  }
  const { notices } = citationCheck
  const names = lives.map(({ name }) => name)
  return [
    page(routes.home(), 'daily', { title: home.hero.title, seo: home.seo }, { ...home, ...marketing }),
    page(routes.generator(), 'health', generatorPage, generatorPage),
    page(routes.builder(), 'success', builderPage, { builderPage, usageTips }),
    page(routes.scienceHub(), 'success', hub, { hub, studies, popularClaims, notices }),
    page(routes.howToLanding(), 'daily', howToLanding, { howToLanding, cards: cardsOf(howToGuides) }),
    page(routes.problemLanding(), 'weekly', problemLanding, { problemLanding, cards: cardsOf(problemGuides) }),
    page(routes.lives(), 'daily', livesPage, { livesPage, lifeThemes, names }),
    page(routes.calendar(), 'daily', calendarPage, calendarPage),
    page(routes.practice(), 'daily', practicePage, { practicePage, smallActs }),
    { ...page(routes.favorites(), 'love', favoritesPage, favoritesPage), isPersonal: true },
    page(routes.resources(), 'gratitude', resourceLibrary, { resourceLibrary, resources, help }),
    page(routes.submit(), 'love', submitPage, submitPage),
    page(routes.reminder(), 'weekly', reminderPage, reminderPage),
    page(routes.apiDocs(), 'success', apiPage, { apiPage, filesOfToday, recipes }),
    page(routes.privacy(), 'health', privacyPage, privacyPage),
    page(routes.unsubscribeForm(), 'weekly', unsubscribeFormPage, unsubscribeFormPage),
    page(routes.accessibility(), 'daily', accessibilityPage, accessibilityPage),
    page(routes.helpNow(), 'weekly', helpPage, { helpPage, help })
  ]
}

/** The parts of its guides that a landing page shows. */
function cardsOf(guides: { slug: string; title: string; description: string }[]) {
  return guides.map(({ slug, title, description }) => ({ slug, title, description }))
}

function categoryPage(guide: CategoryGuide): SitePage {
  // Affirmations are rows of the database, which have dates of their own; a color is no text.
  const { first, gradient, affirmationCount, ...category } = findCategory(guide.category)
  return {
    path: routes.category(category.name),
    kind: 'category',
    title: guide.title,
    description: guide.seo.description,
    label: category.displayName,
    sky: category.name,
    // As at the top of its page.
    seed: `category-${category.name}`,
    entry: { guide, category }
  }
}

function subcategoryPages(): SitePage[] {
  return categories.flatMap(({ name, displayName, subcategories }) =>
    subcategories.flatMap(({ id }) => {
      const guide = subcategoryGuide(id)
      return guide ? [guidePage('subcategory', routes.subcategory(name, id), displayName, guide)] : []
    })
  )
}

function topicPage(topic: StudyTopic): SitePage {
  const path = routes.studyTopic(topic.slug)
  const title = topicTitle(topic)
  const seo = topicSeo(topic)
  const { label } = topicWords
  const keys = new Set(topic.studies.map(({ key }) => key))
  const notices = citationCheck.notices.filter(({ study }) => keys.has(study))
  const entry = { title, seo, topicPage: topicWords, studies: topic.studies, notices }
  return { path, kind: 'topic', title, description: seo.description, label, sky: 'success', seed: path, entry }
}

function lifePage(life: Life): SitePage {
  const { slug, title, description, sky, theme } = life
  const path = routes.life(slug)
  const label = lifeThemes.find(({ id }) => id === theme)?.title ?? ''
  // Helplines are those of every page that has them.
  const entry = life.help ? { life, help } : { life }
  return { path, kind: 'life', title, description, label, sky, seed: path, entry }
}

/** The page of a guide, with the sky at its top. */
function guidePage(
  kind: SitePage['kind'],
  path: string,
  label: string,
  guide: Words,
  entry: unknown = guide
): SitePage {
  const { sky, seed } = findGuide(path).guide
  return { path, kind, title: guide.title, description: guide.seo.description, label, sky, seed, entry }
}
