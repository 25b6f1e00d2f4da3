/**
 * Every address of the site as a function, and the table of aliases that middleware.ts reads.
 * Imports nothing: it also runs on the edge.
 */
export const routes = {
  home: () => '/',
  category: (category: string) => `/category/${category}`,
  subcategory: (category: string, subcategory: string) => `/category/${category}/${subcategory}`,
  howToLanding: () => '/how-to-guide',
  howTo: (guide: string) => `/how-to-guide/${guide}`,
  scienceHub: () => '/science-hub',
  problemLanding: () => '/problem-solution',
  problem: (problem: string) => `/problem-solution/${problem}`,
  affirmation: (slug: string) => `/affirmation/${slug}`,
  generator: () => '/generator',
  submit: () => '/submit',
  resources: () => '/resources',
  /** The canonical address of the builder; `builderScreen` is the registered one. */
  builder: () => '/builder',
  builderScreen: () => '/affirmation-builder',
  /** The picture of a page: `preview` for links to it; an affirmation also has `square` and `story`. */
  picture: (page: string, size: string) => `/pictures${page === '/' ? '' : page}/${size}.png`,
  /** The site's icon, in pixels of one side: 192 or 512. */
  icon: (size: 192 | 512) => `/icon-${size}.png`,
  sitemap: () => '/sitemap.xml',
  /** One of the sitemaps that the index names. */
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  rss: () => '/feed.xml',
  atom: () => '/atom.xml',
  jsonFeed: () => '/feed.json',
  llms: () => '/llms.txt',
  securityText: () => '/.well-known/security.txt',
  /** Not for visitors: our server shows it elsewhere. */
  unavailable: () => '/unavailable',
  /** Where links of e-mails lead: pages with a button, which opening does not press. */
  unsubscribe: () => '/newsletter/unsubscribe',
  confirm: () => '/newsletter/confirm',
  unsubscribeCall: () => '/api/newsletter/unsubscribe',
  confirmCall: () => '/api/newsletter/confirm',
  /** The header's own forms, aliases below. */
  science: () => '/science',
  createPersonalAffirmations: () => '/how-to/create-personal-affirmations'
} as const

/** Addresses that show the screen of another address, with status 200 and no redirect. */
export const aliases: Readonly<Record<string, string>> = {
  '/science': routes.scienceHub(),
  '/builder': routes.builderScreen(),
  '/how-to': routes.howToLanding(),
  '/how-to/create-personal-affirmations': routes.howTo('create-affirmations')
}

/**
 * The screen that an address shows: any case reaches it, aliases lead to theirs.
 * @param pathname without query, as asked for
 */
export function resolveScreen(pathname: string): string {
  const path = pathname.toLowerCase()
  return Object.hasOwn(aliases, path) ? (aliases[path] as string) : path
}
