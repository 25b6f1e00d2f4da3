/** The calls of the public API: the page for programmers and /api/openapi.json are made from this list, and tests send each. */
import type { ZodMiniObject, ZodMiniType } from 'zod/mini'
import { corpus } from '../../../content/affirmations'
import { apiPage } from '../../../content/api'
import { randomSchema } from '../../affirmations/draws/random-schema'
import { fill, type RouteName, routeTable } from '../../routes'
import * as requests from './requests'
import * as responses from './responses'

export interface ApiCall {
  /** Its name in programs made from the description. */
  name: string
  route: RouteName
  method: 'GET' | 'POST'
  summary: string
  query?: ZodMiniObject
  /** Parameters in the path, each with an example. */
  path?: Record<string, string>
  body?: ZodMiniType
  response: ZodMiniType
  /** Statuses that it can have besides 200, 429, 500 and 503. */
  errors: readonly number[]
  /** What a request may say. */
  example: { query?: string; body?: unknown }
}

const { summaries } = apiPage

const get = { method: 'GET', errors: [], example: {} } as const

export const apiCalls: ApiCall[] = [
  {
    ...get,
    name: 'today',
    route: 'todayApi',
    summary: summaries.today,
    query: requests.todayQuery,
    response: responses.dailyAffirmation,
    errors: [400, 404],
    example: { query: 'tz=Europe/Berlin' }
  },
  {
    ...get,
    name: 'random',
    route: 'drawApi',
    summary: summaries.random,
    query: requests.randomQuery,
    response: responses.linkedAffirmation,
    errors: [400, 404],
    example: { query: 'tag=calm&strength=gentle' }
  },
  {
    name: 'randomOfCategories',
    method: 'POST',
    route: 'randomApi',
    summary: summaries.drawn,
    body: randomSchema,
    response: responses.steppedAffirmation,
    errors: [400, 404, 413, 415],
    example: { body: { categories: ['love', 'gratitude'] } }
  },
  {
    ...get,
    name: 'fresh',
    route: 'dailyApi',
    summary: summaries.fresh,
    query: requests.freshQuery,
    response: responses.freshAffirmation
  },
  {
    ...get,
    name: 'categories',
    route: 'categoriesApi',
    summary: summaries.categories,
    response: responses.categoryList
  },
  {
    ...get,
    name: 'affirmationsOfCategory',
    route: 'categoryApi',
    summary: summaries.category,
    path: { category: 'gratitude' },
    query: requests.listQuery,
    response: responses.affirmationList,
    errors: [400, 404],
    example: { query: 'for=anyone' }
  },
  {
    ...get,
    name: 'affirmation',
    route: 'affirmationApi',
    summary: summaries.affirmation,
    path: { id: corpus.daily[0]?.id ?? '' },
    response: responses.steppedAffirmation,
    errors: [404, 410]
  },
  {
    ...get,
    name: 'search',
    route: 'searchApi',
    summary: summaries.search,
    query: requests.searchQuery,
    response: responses.suggestions,
    example: { query: 'q=sleep' }
  },
  { ...get, name: 'deck', route: 'deckApi', summary: summaries.deck, response: responses.deck },
  { ...get, name: 'studies', route: 'studiesJson', summary: summaries.studies, response: responses.studyList },
  { ...get, name: 'corpus', route: 'corpusJson', summary: summaries.corpusJson, response: responses.corpus }
]

/** The address of a call as the example of its parameters has it. */
export function exampleAddress({ route, path = {}, example }: ApiCall, origin: string): string {
  const address = origin + fill(routeTable[route], ...Object.values(path))
  return example.query ? `${address}?${example.query}` : address
}
