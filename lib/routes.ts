/**
 * Every address of the site: one row for each pattern, and the functions that make links. The server, headers, caches,
 * rules for loading ahead and tests read this table; `routes.test.ts` compares it with app/ and public/.
 * Imports nothing: it also runs in middleware.ts and in the service worker.
 */
type Method = 'GET' | 'POST'

export interface Route {
  /** Written like the folders of app/ and public/: `[name]` is one segment, `[...name]` one or more. */
  pattern: string
  /** A `file` is made by a route handler; an `asset` lies in public/ or in Next's build. */
  kind: 'page' | 'file' | 'asset' | 'api'
  /** How long this server and other caches keep a response to GET: see lib/server/responses/response-cache.ts. Not cached unless given. */
  cachePolicy?:
    | 'dates'
    | 'affirmations'
    | 'words'
    | 'feed'
    | 'zone-day'
    | 'data'
    | 'file'
    | 'daily-file'
    | 'worker'
    | 'hashed'
  /** The query parameters that it reads; others are dropped. A page that gets one is rendered for that request alone. */
  query?: readonly string[]
  /** GET unless given. HEAD comes with GET; every address responds to OPTIONS. */
  methods?: readonly Method[]
  /**
   * Limits the requests of each client: for `write` only POST, which only pages of this site may send; for the `link` of an e-mail
   * all, which anybody with its token may send.
   */
  guard?: 'write' | 'link'
  /** What the requests are counted as, with those of other rows of this name. By the pattern unless given. */
  countedAs?: string
  /** Part of what content/site.ts may switch off: then it answers like an address that does not exist. */
  feature?: 'newsletter' | 'submissions'
  /** What pages of other sites may do with the response: show it, also read it (CORS), or frame it. */
  crossOrigin?: 'show' | 'read' | 'frame'
}

/** Query parameters that several rows share. lib/site/api/public-api.ts describes them. */
const drawQuery = ['category', 'tag', 'strength', 'for', 'not'] as const
const dayQuery = ['date', 'tz'] as const

/** Default fields for rows. */
const uncachedPage = { kind: 'page' } as const
const wordsPage = { kind: 'page', cachePolicy: 'words' } as const
const link = { guard: 'link', query: ['token'] } as const
const newsletter = { feature: 'newsletter' } as const
const submissions = { feature: 'submissions' } as const
const affirmationsPage = { kind: 'page', cachePolicy: 'affirmations' } as const

export const pages = {
  home: { pattern: '/', kind: 'page', cachePolicy: 'dates' },
  category: { pattern: '/category/[category]', ...affirmationsPage },
  subcategory: { pattern: '/category/[category]/[subcategory]', ...affirmationsPage },
  affirmation: { pattern: '/affirmation/[id]', ...affirmationsPage },
  calendar: { pattern: '/daily', kind: 'page', cachePolicy: 'dates' },
  /** A day, such as /daily/2026-11-22, or a month, such as /daily/2026-11. */
  day: { pattern: '/daily/[date]', kind: 'page', cachePolicy: 'dates' },
  generator: { pattern: '/generator', kind: 'page', cachePolicy: 'dates' },
  howToLanding: { pattern: '/how-to-guide', ...wordsPage },
  howTo: { pattern: '/how-to-guide/[guide]', ...wordsPage },
  problemLanding: { pattern: '/problem-solution', ...wordsPage },
  problem: { pattern: '/problem-solution/[problem]', ...wordsPage },
  scienceHub: { pattern: '/science-hub', ...wordsPage },
  studyTopic: { pattern: '/science-hub/[topic]', ...wordsPage },
  lives: { pattern: '/for', ...affirmationsPage },
  life: { pattern: '/for/[life]', ...affirmationsPage },
  builder: { pattern: '/affirmation-builder', ...wordsPage },
  favorites: { pattern: '/favorites', ...wordsPage },
  practice: { pattern: '/practice', kind: 'page', cachePolicy: 'dates' },
  resources: { pattern: '/resources', ...wordsPage },
  submit: { pattern: '/submit', ...wordsPage, ...submissions },
  search: { pattern: '/search', ...wordsPage, query: ['q', 'kind', 'category', 'page'] },
  reminder: { pattern: '/reminder', ...wordsPage, query: ['line'] },
  apiDocs: { pattern: '/api', ...affirmationsPage },
  privacy: { pattern: '/privacy', ...wordsPage },
  accessibility: { pattern: '/accessibility', ...wordsPage },
  helpNow: { pattern: '/help-now', ...wordsPage },
  /** What the service worker shows without a connection. */
  offline: { pattern: '/offline', ...wordsPage },
  /** What the server shows at any address if a page could not be rendered. */
  unavailable: { pattern: '/unavailable', ...uncachedPage },
  /** What the server shows a visitor whose request it refuses before it reads it. */
  refused: { pattern: '/refused/[status]', ...wordsPage },
  /** For whoever has no link at hand: it is sent to the address that is entered. Leaving works without the newsletter too. */
  unsubscribeForm: { pattern: '/unsubscribe', ...wordsPage },
  /** The pages that links in e-mails open. Each has a button; opening the page changes nothing. */
  unsubscribe: { pattern: '/newsletter/unsubscribe', ...uncachedPage, ...link, countedAs: 'unsubscribe' },
  settings: { pattern: '/newsletter/settings', ...uncachedPage, ...link, ...newsletter, countedAs: 'settings' },
  confirm: { pattern: '/newsletter/confirm', ...uncachedPage, ...link, ...newsletter, countedAs: 'confirm' }
} as const satisfies Record<string, Route>

const file = { kind: 'file', cachePolicy: 'file' } as const
const feed = { kind: 'file', cachePolicy: 'feed' } as const
const corpus = { kind: 'file', cachePolicy: 'data', crossOrigin: 'read' } as const
const asset = { kind: 'asset', cachePolicy: 'file' } as const

const files = {
  corpusJson: { pattern: '/corpus.json', ...corpus },
  corpusCsv: { pattern: '/corpus.csv', ...corpus },
  // Before the page of a topic, whose pattern matches them as well.
  studiesJson: { pattern: '/science-hub/studies.json', ...file, crossOrigin: 'read' },
  studiesBibtex: { pattern: '/science-hub/studies.bib', ...file, crossOrigin: 'read' },
  robots: { pattern: '/robots.txt', ...file },
  manifest: { pattern: '/manifest.webmanifest', ...file },
  llms: { pattern: '/llms.txt', ...file },
  securityText: { pattern: '/.well-known/security.txt', kind: 'file', cachePolicy: 'daily-file' },
  speculationRules: { pattern: '/speculation-rules.json', ...file },
  rss: { pattern: '/feed.xml', ...feed, crossOrigin: 'read' },
  atom: { pattern: '/atom.xml', ...feed, crossOrigin: 'read' },
  jsonFeed: { pattern: '/feed.json', ...feed, crossOrigin: 'read' },
  sitemap: { pattern: '/sitemap.xml', ...feed },
  sitemapPart: { pattern: '/sitemaps/[file]', ...feed },
  favicon: { pattern: '/favicon.ico', ...file, crossOrigin: 'show' },
  iconSvg: { pattern: '/icon.svg', ...file, crossOrigin: 'show' },
  appleIcon: { pattern: '/apple-icon.png', ...file, crossOrigin: 'show' },
  // Not cached: thousands of images would push the pages out of memory, and the images are on the disk.
  socialImage: { pattern: '/pictures/[...path]', kind: 'file', crossOrigin: 'show' },
  /** Takes a date or a time zone. Not cached, like other images. Requested as /today.png, /today-story.png …: see `resolvePath`. */
  todayPicture: { pattern: '/today/[picture]', kind: 'file', query: dayQuery, crossOrigin: 'read' },
  todayText: { pattern: '/today.txt', kind: 'file', cachePolicy: 'zone-day', query: dayQuery, crossOrigin: 'read' },
  randomText: { pattern: '/random.txt', kind: 'file', query: drawQuery, crossOrigin: 'read' },
  todayCalendar: { pattern: '/today.ics', kind: 'file', cachePolicy: 'zone-day', crossOrigin: 'read' },
  reminderFile: {
    pattern: '/reminder.ics',
    kind: 'file',
    query: ['of', 'time', 'su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
  },
  magicMirror: { pattern: '/magicmirror.json', kind: 'file', cachePolicy: 'zone-day', crossOrigin: 'read' },
  /** An affirmation by id or slug, or `today`. */
  embed: { pattern: '/embed/[id]', kind: 'file', cachePolicy: 'zone-day', query: ['tz'], crossOrigin: 'frame' },
  icon192: { pattern: '/icon-192.png', ...asset, crossOrigin: 'show' },
  icon512: { pattern: '/icon-512.png', ...asset, crossOrigin: 'show' },
  iconMaskable: { pattern: '/icon-maskable-512.png', ...asset, crossOrigin: 'show' },
  humans: { pattern: '/humans.txt', ...asset },
  downloads: { pattern: '/downloads/[file]', ...asset },
  worker: { pattern: '/worker.js', kind: 'asset', cachePolicy: 'worker' },
  scripts: { pattern: '/assets/[...file]', kind: 'asset', cachePolicy: 'hashed' },
  nextStatic: { pattern: '/_next/static/[...file]', kind: 'asset', cachePolicy: 'hashed' }
} as const satisfies Record<string, Route>

const publicData = { kind: 'api', cachePolicy: 'data', crossOrigin: 'read' } as const
/** Takes JSON from programs and the form of a page, to which GET leads: somebody has reloaded what came back, or gone back to it. */
const posted = { kind: 'api', methods: ['GET', 'POST'] } as const
const write = { ...posted, guard: 'write' } as const

const endpoints = {
  openApi: { pattern: '/api/openapi.json', ...publicData },
  dailyApi: { pattern: '/api/daily-affirmation', kind: 'api', query: ['not'], crossOrigin: 'read' },
  todayApi: { pattern: '/api/today', kind: 'api', cachePolicy: 'zone-day', query: dayQuery, crossOrigin: 'read' },
  drawApi: { pattern: '/api/random', kind: 'api', query: drawQuery, crossOrigin: 'read' },
  categoriesApi: { pattern: '/api/categories', ...publicData },
  randomApi: { pattern: '/api/affirmations/random', ...posted, crossOrigin: 'read' },
  /** The builder without scripts, which otherwise builds in the browser. */
  buildApi: { pattern: '/api/affirmations/build', ...write },
  affirmationApi: { pattern: '/api/affirmations/[id]', ...publicData },
  categoryApi: { pattern: '/api/affirmations/category/[category]', ...publicData, query: ['after', 'for'] },
  deckApi: { pattern: '/api/deck', ...publicData },
  searchApi: { pattern: '/api/search', kind: 'api', query: ['q'], crossOrigin: 'read' },
  health: { pattern: '/api/health', kind: 'api' },
  subscribeApi: { pattern: '/api/newsletter/subscribe', ...write, ...newsletter },
  unsubscribeLinkApi: { pattern: '/api/newsletter/unsubscribe-link', ...write },
  confirmApi: { pattern: '/api/newsletter/confirm', ...posted, ...link, ...newsletter, countedAs: 'confirm' },
  settingsApi: { pattern: '/api/newsletter/settings', ...posted, ...link, ...newsletter, countedAs: 'settings' },
  unsubscribeApi: { pattern: '/api/newsletter/unsubscribe', ...posted, ...link, countedAs: 'unsubscribe' },
  submitApi: { pattern: '/api/submit', ...write, ...submissions },
  unknownApi: { pattern: '/api/[...path]', ...publicData, methods: ['GET', 'POST'] }
} as const satisfies Record<string, Route>

/** Must be last: whatever else a deployer puts into public/, such as a file that proves who owns the site. */
const fallback = { publicFile: { pattern: '/[...file]', ...asset } } satisfies Record<string, Route>

export type RouteName = keyof typeof pages | keyof typeof files | keyof typeof endpoints | keyof typeof fallback
/** All rows. Of two patterns that match an address the first one counts. */
export const routeTable: Record<RouteName, Route> = /* @__PURE__ */ Object.assign({}, files, pages, endpoints, fallback)

/** The address of a row with its parameters filled in, in their order. */
export function fill({ pattern }: Route, ...parameters: string[]): string {
  return pattern.replace(/\[[^\]]+\]/g, () => parameters.shift() ?? '')
}

type PatternIn<Rows extends Record<string, Route>> = Rows[keyof Rows]['pattern']
/** The patterns of all rows that have links. */
export type Pattern = PatternIn<typeof pages> | PatternIn<typeof files> | PatternIn<typeof endpoints>
export type PathParameters<Path extends string> = Path extends `${string}[${string}]${infer Rest}`
  ? [parameter: string, ...PathParameters<Rest>]
  : []
type LinkFunctions<Rows extends Record<string, Route>> = {
  [Name in keyof Rows]: (...parameters: PathParameters<Rows[Name]['pattern']>) => string
}

function linksTo<Rows extends Record<string, Route>>(rows: Rows) {
  const links = Object.entries(rows).map(([name, row]) => [name, (...parameters: string[]) => fill(row, ...parameters)])
  return Object.fromEntries(links) as LinkFunctions<Rows>
}

/** A function for each row by its name, which takes the parameters of its pattern in their order. */
export const routes = {
  ...linksTo(pages),
  ...linksTo(files),
  ...linksTo(endpoints),
  /** The canonical address of the builder; `builderPattern` is the registered one. */
  builder: () => '/builder',
  builderPattern: () => pages.builder.pattern,
  /** Aliases that the site header links to; see `aliases`. */
  science: () => '/science',
  createPersonalAffirmations: () => '/how-to/create-personal-affirmations',
  refused: (status: number) => fill(pages.refused, String(status)),
  /** The social image of a page: `preview` for links to it; an affirmation also has `square` and `story`. */
  socialImage: (page: string, size: string) => fill(files.socialImage, `${page}/${size}.png`.replace(/^\/+/, '')),
  download: (sheet: string) => fill(files.downloads, `${sheet}.pdf`),
  /** One of the sitemaps that the index lists. */
  sitemapPart: (name: string) => fill(files.sitemapPart, `${name}.xml`),
  affirmationApi: (id: string) => fill(endpoints.affirmationApi, encodeURIComponent(id))
}

/** Stands for the affirmation of the day where an address takes an affirmation. */
export const TODAY = 'today'

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

/** The affirmation of the day as a picture: one handler draws it in all sizes. */
const TODAY_PICTURE = /^\/today(?:-\w+)?\.png$/

/**
 * Folds the case of ASCII alone. The lower case of some other characters is an ASCII letter, such as that of the Kelvin sign, and
 * an address that holds one is another address.
 */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/**
 * The path of the page that an address shows: case and a slash at the end are ignored; aliases and pictures of the day are
 * resolved.
 * @param pathname as requested, without the query
 */
export function resolvePath(pathname: string): string {
  const path = foldCase(pathname).replace(/(.)\/$/, '$1')
  if (Object.hasOwn(aliases, path)) return aliases[path] as string
  return TODAY_PICTURE.test(path) ? `/today${path}` : path
}

export interface RouteMatch {
  name: RouteName
  route: Route
  /** The parameters by name; those of `[...name]` are joined by slashes. */
  params: Record<string, string>
}

const matchers = Object.entries(routeTable).map(([name, route]) => {
  const source = route.pattern
    .replaceAll('.', '\\.')
    .replace(/\[\\\.\\\.\\\.(\w+)\]/g, '(?<$1>.+)')
    .replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')
  return { name: name as RouteName, route: route as Route, expression: new RegExp(`^${source}$`) }
})

/** Finds the row of a path. */
export function findRoute(path: string): RouteMatch | undefined {
  for (const { name, route, expression } of matchers) {
    const match = expression.exec(path)
    if (match) return { name, route, params: { ...match.groups } }
  }
  return undefined
}

/** Returns true if a part of an address could be the name of something: lower-case letters, digits and hyphens. */
export function isWellFormed(segment: string): boolean {
  return /^[a-z0-9-]+$/.test(segment)
}

/**
 * The query with the parameters of these names, in their order and once each; with its question mark unless it is empty. A
 * parameter without a value, as a form sends it, counts as not given. Some e-mail programs leave `&amp;` in a link.
 */
export function keepParameters(query: string, names: readonly string[] = []): string {
  const given = new URLSearchParams(query.replace(/(^\??|&)amp;/g, '$1'))
  const kept = names.flatMap((name) => {
    const value = given.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
