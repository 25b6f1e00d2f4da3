/**
 * Every address of the site. A new page is entered in `screens`, its words in pages.ts; all else follows from the two.
 * Imports nothing: it also runs in middleware.ts and in browsers.
 */
export interface Screen {
  /** The registered path, as the folders of app/ name it. */
  path: string
  /** The newest thing that it shows, which decides how long it may be cached: see cache-policy.ts. */
  shows: 'today' | 'affirmations' | 'words'
  /** The shape that stands in for the page while it loads slowly. */
  skeleton: 'home' | 'category' | 'generator' | 'affirmation' | 'text'
}

export const screens = {
  home: { path: '/', shows: 'today', skeleton: 'home' },
  category: { path: '/category/[category]', shows: 'affirmations', skeleton: 'category' },
  subcategory: { path: '/category/[category]/[subcategory]', shows: 'affirmations', skeleton: 'text' },
  affirmation: { path: '/affirmation/[id]', shows: 'affirmations', skeleton: 'affirmation' },
  generator: { path: '/generator', shows: 'affirmations', skeleton: 'generator' },
  howToLanding: { path: '/how-to-guide', shows: 'words', skeleton: 'text' },
  howTo: { path: '/how-to-guide/[guide]', shows: 'words', skeleton: 'text' },
  problemLanding: { path: '/problem-solution', shows: 'words', skeleton: 'text' },
  problem: { path: '/problem-solution/[problem]', shows: 'words', skeleton: 'text' },
  scienceHub: { path: '/science-hub', shows: 'words', skeleton: 'text' },
  studyTopic: { path: '/science-hub/[topic]', shows: 'words', skeleton: 'text' },
  builder: { path: '/affirmation-builder', shows: 'words', skeleton: 'text' },
  favorites: { path: '/favorites', shows: 'words', skeleton: 'text' },
  practice: { path: '/practice', shows: 'today', skeleton: 'text' },
  resources: { path: '/resources', shows: 'words', skeleton: 'text' },
  submit: { path: '/submit', shows: 'words', skeleton: 'text' },
  search: { path: '/search', shows: 'words', skeleton: 'text' },
  privacy: { path: '/privacy', shows: 'words', skeleton: 'text' },
  accessibility: { path: '/accessibility', shows: 'words', skeleton: 'text' }
} satisfies Record<string, Screen>

const PARAMETER = /\[\w+\]/g

/** The address of a screen with its parameters filled in. */
function address({ path }: Screen, ...parameters: string[]): string {
  return path.replace(PARAMETER, () => parameters.shift() ?? '')
}

export const routes = {
  home: () => address(screens.home),
  category: (category: string) => address(screens.category, category),
  subcategory: (category: string, subcategory: string) => address(screens.subcategory, category, subcategory),
  affirmation: (slug: string) => address(screens.affirmation, slug),
  generator: () => address(screens.generator),
  howToLanding: () => address(screens.howToLanding),
  howTo: (guide: string) => address(screens.howTo, guide),
  problemLanding: () => address(screens.problemLanding),
  problem: (problem: string) => address(screens.problem, problem),
  scienceHub: () => address(screens.scienceHub),
  studyTopic: (topic: string) => address(screens.studyTopic, topic),
  /** The canonical address of the builder; `builderScreen` is the registered one. */
  builder: () => '/builder',
  builderScreen: () => address(screens.builder),
  favorites: () => address(screens.favorites),
  practice: () => address(screens.practice),
  resources: () => address(screens.resources),
  submit: () => address(screens.submit),
  search: () => address(screens.search),
  searchApi: () => '/api/search',
  privacy: () => address(screens.privacy),
  accessibility: () => address(screens.accessibility),
  /** The social image of a page: `preview` for links to it; an affirmation also has `square` and `story`. */
  socialImage: (page: string, size: string) => `/pictures${page === '/' ? '' : page}/${size}.png`,
  /** The site's icon, 192 or 512 pixels wide. */
  icon: (size: 192 | 512) => `/icon-${size}.png`,
  sitemap: () => '/sitemap.xml',
  /** One of the sitemaps that the index lists. */
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  rss: () => '/feed.xml',
  atom: () => '/atom.xml',
  jsonFeed: () => '/feed.json',
  llms: () => '/llms.txt',
  securityText: () => '/.well-known/security.txt',
  /** The error page that the server shows under other addresses. */
  unavailable: () => '/unavailable',
  /** The page that the service worker shows without a connection, and the worker. */
  offline: () => '/offline',
  worker: () => '/worker.js',
  manifest: () => '/manifest.webmanifest',
  /** The pages that links in e-mails open. Each has a button; opening the page changes nothing. */
  unsubscribe: () => '/newsletter/unsubscribe',
  confirm: () => '/newsletter/confirm',
  unsubscribeApi: () => '/api/newsletter/unsubscribe',
  confirmApi: () => '/api/newsletter/confirm',
  /** The addresses to which forms are posted without scripts: each is answered with its page. */
  subscribeForm: () => '/forms/subscribe',
  submitForm: () => '/forms/submit',
  generateForm: () => '/forms/generate',
  buildForm: () => '/forms/build',
  /** The rules that say which links a browser may load ahead. */
  speculationRules: () => '/speculation-rules.json',
  /** The header's own forms, aliases below. */
  science: () => '/science',
  createPersonalAffirmations: () => '/how-to/create-personal-affirmations'
} as const

/** The request header that tells a page its own path. lib/server sets it for each page that it renders. */
export const PATH_HEADER = 'x-site-path'

// Marked, so that a bundle that only resolves addresses leaves it out.
const PATTERNS = /* @__PURE__ */ Object.values<Screen>(screens).map((screen) => {
  return { screen, pattern: new RegExp(`^${screen.path.replace(PARAMETER, '[^/]+')}$`) }
})

/** The screen that a path leads to; undefined for files, the API, and addresses that do not exist. */
export function findScreen(path: string): Screen | undefined {
  const known = resolveScreen(path)
  return PATTERNS.find(({ pattern }) => pattern.test(known))?.screen
}

/** Returns true if a part of an address could be the name of something: lower-case letters, digits and hyphens. */
export function isWellFormed(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment)
}

/**
 * Addresses that show the screen of another address, with status 200 and no redirect. Made from the screens alone: the
 * service worker has these in its bundle.
 */
export const aliases: Readonly<Record<string, string>> = {
  '/science': screens.scienceHub.path,
  '/builder': screens.builder.path,
  '/how-to': screens.howToLanding.path,
  '/how-to/create-personal-affirmations': address(screens.howTo, 'create-affirmations')
}

/**
 * The path of the page that an address shows: case is ignored, aliases are resolved.
 * @param pathname as requested, without the query
 */
export function resolveScreen(pathname: string): string {
  const path = pathname.toLowerCase()
  return Object.hasOwn(aliases, path) ? (aliases[path] as string) : path
}
