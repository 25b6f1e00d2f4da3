/** The endpoints of the public API: the page for programmers and /api/openapi.json are made from this list, and tests request each. */
import type { ZodMiniObject, ZodMiniType } from 'zod/mini'
import { corpus } from '../../../content/affirmations'
import { apiPage } from '../../../content/pages/api'
import { type RouteName, routeTable } from '../../routes'
import * as requests from './requests'
import * as responses from './responses'

interface Endpoint {
  route: RouteName
  query?: ZodMiniObject
  /** Parameters in the path, each with an example. */
  path?: Record<string, string>
  body?: ZodMiniType
  response: ZodMiniType
  /** Statuses of its responses besides 200, 429, 500 and 503. */
  errors?: readonly number[]
  /** An example request. */
  example?: { query?: string; body?: unknown }
}

/** By operation id, the name in clients that are generated from the description. */
const endpoints: Partial<Record<keyof typeof apiPage.summaries, Endpoint>> = {
  today: {
    route: 'todayApi',
    query: requests.todayQuery,
    response: responses.dailyAffirmation,
    errors: [400, 404],
    example: { query: 'tz=Europe/Berlin' }
  },
  random: {
    route: 'drawApi',
    query: requests.randomQuery,
    response: responses.linkedAffirmation,
    errors: [400, 404],
    example: { query: 'tag=calm&strength=gentle' }
  },
  randomOfCategories: {
    route: 'randomApi',
    body: requests.randomBody,
    response: responses.affirmationWithLadder,
    errors: [400, 404, 413, 415],
    example: { body: { categories: ['love', 'gratitude'] } }
  },
  fresh: { route: 'dailyApi', query: requests.freshQuery, response: responses.freshAffirmation },
  categories: { route: 'categoriesApi', response: responses.categoryList },
  affirmationsOfCategory: {
    route: 'categoryApi',
    path: { category: 'gratitude' },
    query: requests.listQuery,
    response: responses.affirmationList,
    errors: [400, 404],
    example: { query: 'for=anyone' }
  },
  affirmation: {
    route: 'affirmationApi',
    path: { id: corpus.daily[0]?.id ?? '' },
    response: responses.affirmationWithLadder,
    errors: [404, 410]
  },
  search: {
    route: 'searchApi',
    query: requests.searchQuery,
    response: responses.suggestions,
    example: { query: 'q=sleep' }
  },
  deck: { route: 'deckApi', response: responses.deck },
  studies: { route: 'studiesJson', response: responses.studyList },
  corpus: { route: 'corpusJson', response: responses.corpus }
}

export type ApiEndpoint = (typeof apiEndpoints)[number]

export const apiEndpoints = Object.entries(endpoints).map(([name, endpoint]) => {
  const { pattern, methods = ['GET'] } = routeTable[endpoint.route]
  return {
    ...endpoint,
    name,
    // GET of an address that takes a body leads to a page.
    method: endpoint.body ? 'POST' : (methods[0] as string),
    /** The path of its address, with parameters in braces. */
    address: pattern.replaceAll('[', '{').replaceAll(']', '}'),
    summary: apiPage.summaries[name as keyof typeof endpoints]
  }
})
