/**
 * Every address of the site: one row for each pattern, and the functions that make links. The server, headers, caches,
 * sitemaps, skeletons, rules for loading ahead and tests read this table; `routes.test.ts` compares it with app/ and public/.
 * Imports nothing: it also runs in middleware.ts and in browsers.
 */
export type Method = 'GET' | 'POST'

export interface Route {
  /** As the folders of app/ and public/ name it: `[name]` is one segment, `[...name]` one or more. */
  pattern: string
  /** `file` is made by a file of app/; `asset` lies in public/ or in Next's build. */
  kind: 'page' | 'file' | 'asset' | 'api' | 'form'
  /** How long a response to GET is kept, by this server and by caches: see lib/server/responses/lifetimes.ts. Without, not at all. */
  lifetime?: 'today' | 'affirmations' | 'words' | 'feed' | 'data' | 'file' | 'daily-file' | 'worker' | 'hashed'
  /** The query parameters that it reads; others are dropped. A page that gets one is rendered for that request alone. */
  query?: readonly string[]
  /** GET unless given. HEAD comes with GET; OPTIONS is answered everywhere. */
  methods?: readonly Method[]
  /**
   * Counts requests by client: writes of a `form`, which only pages of this site may send, and all use of the `link` of an
   * e-mail, which whoever has its token may open.
   */
  guard?: 'form' | 'link'
  /** What pages of other sites may do with it: show it, or also read it (CORS). */
  sharing?: 'show' | 'read'
  /** The shape that stands in for the page while it loads slowly. Plain text unless given. */
  skeleton?: 'home' | 'category' | 'generator' | 'affirmation'
}

const page = { kind: 'page' } as const
const words = { kind: 'page', lifetime: 'words' } as const
const affirmations = { kind: 'page', lifetime: 'affirmations' } as const

export const pages = {
  home: { pattern: '/', kind: 'page', lifetime: 'today', skeleton: 'home' },
  category: { pattern: '/category/[category]', ...affirmations, skeleton: 'category' },
  subcategory: { pattern: '/category/[category]/[subcategory]', ...affirmations },
  affirmation: { pattern: '/affirmation/[id]', ...affirmations, skeleton: 'affirmation' },
  generator: { pattern: '/generator', ...affirmations, skeleton: 'generator' },
  howToLanding: { pattern: '/how-to-guide', ...words },
  howTo: { pattern: '/how-to-guide/[guide]', ...words },
  problemLanding: { pattern: '/problem-solution', ...words },
  problem: { pattern: '/problem-solution/[problem]', ...words },
  scienceHub: { pattern: '/science-hub', ...words },
  studyTopic: { pattern: '/science-hub/[topic]', ...words },
  lives: { pattern: '/for', ...affirmations },
  life: { pattern: '/for/[life]', ...affirmations },
  builder: { pattern: '/affirmation-builder', ...words },
  favorites: { pattern: '/favorites', ...words },
  practice: { pattern: '/practice', kind: 'page', lifetime: 'today' },
  resources: { pattern: '/resources', ...words },
  submit: { pattern: '/submit', ...words },
  search: { pattern: '/search', ...words, query: ['q', 'kind', 'category', 'page'] },
  privacy: { pattern: '/privacy', ...words },
  accessibility: { pattern: '/accessibility', ...words },
  helpNow: { pattern: '/help-now', ...words },
  /** What the service worker shows without a connection. */
  offline: { pattern: '/offline', ...words },
  /** What the server shows at any address if a page could not be rendered. */
  unavailable: { pattern: '/unavailable', ...page },
  /** What the server shows if a posted form was refused before it was read. */
  refused: { pattern: '/refused/[status]', ...words },
  /** The pages that links in e-mails open. Each has a button; opening the page changes nothing. */
  unsubscribe: { pattern: '/newsletter/unsubscribe', ...page, query: ['token'], guard: 'link' },
  confirm: { pattern: '/newsletter/confirm', ...page, query: ['token'], guard: 'link' }
} satisfies Record<string, Route>

const file = { kind: 'file', lifetime: 'file' } as const
const feed = { kind: 'file', lifetime: 'feed' } as const
const asset = { kind: 'asset', lifetime: 'file' } as const

const files = {
  robots: { pattern: '/robots.txt', ...file },
  manifest: { pattern: '/manifest.webmanifest', ...file },
  llms: { pattern: '/llms.txt', ...file },
  securityText: { pattern: '/.well-known/security.txt', kind: 'file', lifetime: 'daily-file' },
  speculationRules: { pattern: '/speculation-rules.json', ...file },
  rss: { pattern: '/feed.xml', ...feed, sharing: 'show' },
  atom: { pattern: '/atom.xml', ...feed, sharing: 'show' },
  jsonFeed: { pattern: '/feed.json', ...feed, sharing: 'show' },
  sitemap: { pattern: '/sitemap.xml', ...feed },
  sitemapPart: { pattern: '/sitemaps/[file]', ...feed },
  favicon: { pattern: '/favicon.ico', ...file, sharing: 'show' },
  iconSvg: { pattern: '/icon.svg', ...file, sharing: 'show' },
  appleIcon: { pattern: '/apple-icon.png', ...file, sharing: 'show' },
  // Not kept: thousands of images would push the pages out of memory, and they are on the disk.
  socialImage: { pattern: '/pictures/[...path]', kind: 'file', sharing: 'show' },
  icon192: { pattern: '/icon-192.png', ...asset, sharing: 'show' },
  icon512: { pattern: '/icon-512.png', ...asset, sharing: 'show' },
  iconMaskable: { pattern: '/icon-maskable-512.png', ...asset, sharing: 'show' },
  humans: { pattern: '/humans.txt', ...asset },
  downloads: { pattern: '/downloads/[file]', ...asset },
  worker: { pattern: '/worker.js', kind: 'asset', lifetime: 'worker' },
  scripts: { pattern: '/assets/[...file]', kind: 'asset', lifetime: 'hashed' },
  nextStatic: { pattern: '/_next/static/[...file]', kind: 'asset', lifetime: 'hashed' }
} satisfies Record<string, Route>

const data = { kind: 'api', lifetime: 'data' } as const
const write = { kind: 'api', methods: ['POST'], guard: 'form' } as const
const link = { kind: 'api', methods: ['GET', 'POST'], guard: 'link', query: ['token'] } as const
const form = { kind: 'form', methods: ['GET', 'POST'], guard: 'form' } as const

const calls = {
  dailyApi: { pattern: '/api/daily-affirmation', kind: 'api', query: ['not'] },
  categoriesApi: { pattern: '/api/categories', ...data, sharing: 'read' },
  randomApi: { pattern: '/api/affirmations/random', kind: 'api', methods: ['POST'] },
  affirmationApi: { pattern: '/api/affirmations/[id]', ...data, sharing: 'read' },
  categoryApi: {
    pattern: '/api/affirmations/category/[category]',
    ...data,
    query: ['after', 'for'],
    sharing: 'read'
  },
  deckApi: { pattern: '/api/deck', ...data },
  searchApi: { pattern: '/api/search', kind: 'api', query: ['q', 'kind', 'category', 'page'] },
  health: { pattern: '/api/health', kind: 'api' },
  subscribeApi: { pattern: '/api/newsletter/subscribe', ...write },
  confirmApi: { pattern: '/api/newsletter/confirm', ...link },
  unsubscribeApi: { pattern: '/api/newsletter/unsubscribe', ...link },
  submitApi: { pattern: '/api/submit', ...write },
  unknownApi: { pattern: '/api/[...path]', ...data, methods: ['GET', 'POST'] },
  /** Forms are posted here without scripts: each is answered with its page. */
  subscribeForm: { pattern: '/forms/subscribe', ...form },
  submitForm: { pattern: '/forms/submit', ...form },
  generateForm: { pattern: '/forms/generate', ...form },
  buildForm: { pattern: '/forms/build', ...form }
} satisfies Record<string, Route>

/** Whatever else a deployer puts into public/, such as a file that proves who owns the site. */
const rest = { publicFile: { pattern: '/[...file]', ...asset } } satisfies Record<string, Route>

export type RouteName = keyof typeof pages | keyof typeof files | keyof typeof calls | keyof typeof rest
/** All rows. Of two patterns that match an address the first one counts. */
export const routeTable: Record<RouteName, Route> = /* @__PURE__ */ Object.assign({}, pages, files, calls, rest)

const PARAMETER = /\[(?:\.\.\.)?(\w+)\]/g

/** The address of a row with its parameters filled in, in their order. */
export function fill({ pattern }: Route, ...parameters: string[]): string {
  return pattern.replace(PARAMETER, () => parameters.shift() ?? '')
}

/** Returns a function for the address of a row without parameters. */
const fixed =
  ({ pattern }: Route) =>
  () =>
    pattern

export const routes = {
  home: fixed(pages.home),
  category: (category: string) => fill(pages.category, category),
  subcategory: (category: string, subcategory: string) => fill(pages.subcategory, category, subcategory),
  affirmation: (slug: string) => fill(pages.affirmation, slug),
  generator: fixed(pages.generator),
  howToLanding: fixed(pages.howToLanding),
  howTo: (guide: string) => fill(pages.howTo, guide),
  problemLanding: fixed(pages.problemLanding),
  problem: (problem: string) => fill(pages.problem, problem),
  scienceHub: fixed(pages.scienceHub),
  studyTopic: (topic: string) => fill(pages.studyTopic, topic),
  lives: fixed(pages.lives),
  life: (life: string) => fill(pages.life, life),
  /** The canonical address of the builder; `builderScreen` is the registered one. */
  builder: () => '/builder',
  builderScreen: fixed(pages.builder),
  favorites: fixed(pages.favorites),
  practice: fixed(pages.practice),
  resources: fixed(pages.resources),
  submit: fixed(pages.submit),
  search: fixed(pages.search),
  privacy: fixed(pages.privacy),
  accessibility: fixed(pages.accessibility),
  helpNow: fixed(pages.helpNow),
  offline: fixed(pages.offline),
  unavailable: fixed(pages.unavailable),
  refused: (status: number) => fill(pages.refused, String(status)),
  unsubscribe: fixed(pages.unsubscribe),
  confirm: fixed(pages.confirm),
  /** The social image of a page: `preview` for links to it; an affirmation also has `square` and `story`. */
  socialImage: (page: string, size: string) => `/pictures${page === '/' ? '' : page}/${size}.png`,
  /** The site's icon, 192 or 512 pixels wide. */
  icon: (size: 192 | 512) => `/icon-${size}.png`,
  sitemap: fixed(files.sitemap),
  /** One of the sitemaps that the index lists. */
  sitemapPart: (name: string) => fill(files.sitemapPart, `${name}.xml`),
  rss: fixed(files.rss),
  atom: fixed(files.atom),
  jsonFeed: fixed(files.jsonFeed),
  llms: fixed(files.llms),
  securityText: fixed(files.securityText),
  speculationRules: fixed(files.speculationRules),
  manifest: fixed(files.manifest),
  worker: fixed(files.worker),
  searchApi: fixed(calls.searchApi),
  unsubscribeApi: fixed(calls.unsubscribeApi),
  confirmApi: fixed(calls.confirmApi),
  subscribeForm: fixed(calls.subscribeForm),
  submitForm: fixed(calls.submitForm),
  generateForm: fixed(calls.generateForm),
  buildForm: fixed(calls.buildForm),
  /** The header's own forms, aliases below. */
  science: () => '/science',
  createPersonalAffirmations: () => '/how-to/create-personal-affirmations'
} as const

/** The request header that tells a page its own path. Only the server sets it. */
export const PATH_HEADER = 'x-site-path'

/**
 * Addresses that show the page of another address, with status 200 and no redirect: middleware.ts rewrites them. Made from
 * the pages alone, since the service worker has these in its bundle.
 */
export const aliases: Readonly<Record<string, string>> = {
  '/science': pages.scienceHub.pattern,
  '/builder': pages.builder.pattern,
  '/how-to': pages.howToLanding.pattern,
  '/how-to/create-personal-affirmations': /* @__PURE__ */ fill(pages.howTo, 'create-affirmations')
}

/**
 * The path of the page that an address shows: case is ignored, aliases are resolved.
 * @param pathname as requested, without the query
 */
export function resolvePath(pathname: string): string {
  const path = pathname.toLowerCase()
  return Object.hasOwn(aliases, path) ? (aliases[path] as string) : path
}

export interface RouteMatch {
  name: RouteName
  route: Route
  /** By name; those of `[...name]` are joined by slashes. */
  params: Record<string, string>
}

/** Finds the row of a path in `table`, which is all rows unless given. The path is matched as `resolvePath` returns it. */
export function findRoute(path: string, table: Record<string, Route> = routeTable): RouteMatch | undefined {
  for (const [name, route] of Object.entries(table)) {
    const values = expressionOf(route.pattern).exec(path)?.slice(1)
    if (!values) continue
    const names = [...route.pattern.matchAll(PARAMETER)].map(([, parameter]) => parameter as string)
    const params = Object.fromEntries(names.map((parameter, index) => [parameter, values[index] as string]))
    return { name: name as RouteName, route, params }
  }
  return undefined
}

const expressions = new Map<string, RegExp>()

function expressionOf(pattern: string): RegExp {
  let expression = expressions.get(pattern)
  if (!expression) {
    const source = pattern
      .replaceAll('.', '\\.')
      .replace(/\[\\\.\\\.\\\.\w+\]/g, '(.+)')
      .replace(/\[\w+\]/g, '([^/]+)')
    expression = new RegExp(`^${source}$`)
    expressions.set(pattern, expression)
  }
  return expression
}

/** Returns true if a part of an address could be the name of something: lower-case letters, digits and hyphens. */
export function isWellFormed(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment)
}
