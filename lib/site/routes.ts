/**
 * Every address of the site as a function, and the aliases that middleware.ts resolves. Imports nothing, since it also
 * runs in the middleware.
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
  /** The canonical address of the builder, an alias of `builderScreen`. */
  builder: () => '/builder',
  builderScreen: () => '/affirmation-builder',
  /** The social image of a page: `preview` for links to it; an affirmation also has `square` and `story`. */
  picture: (page: string, size: string) => `/pictures${page === '/' ? '' : page}/${size}.png`,
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
  /** The pages that links in e-mails open. Each has a button; opening the page changes nothing. */
  unsubscribe: () => '/newsletter/unsubscribe',
  confirm: () => '/newsletter/confirm',
  unsubscribeCall: () => '/api/newsletter/unsubscribe',
  confirmCall: () => '/api/newsletter/confirm',
  /** Where forms are posted without scripts: each is answered with its page. */
  subscribeForm: () => '/forms/subscribe',
  submitForm: () => '/forms/submit',
  generateForm: () => '/forms/generate',
  buildForm: () => '/forms/build',
  /** Which links a browser may load ahead. */
  speculationRules: () => '/speculation-rules.json',
  /** The header's own forms, aliases below. */
  science: () => '/science',
  createPersonalAffirmations: () => '/how-to/create-personal-affirmations'
} as const

/** Addresses that show the page of another address, with status 200 and no redirect. */
export const aliases: Readonly<Record<string, string>> = {
  '/science': routes.scienceHub(),
  '/builder': routes.builderScreen(),
  '/how-to': routes.howToLanding(),
  '/how-to/create-personal-affirmations': routes.howTo('create-affirmations')
}

/**
 * The path of the page that an address shows: case is ignored, aliases are resolved.
 * @param pathname as requested, without the query
 */
export function resolveScreen(pathname: string): string {
  const path = pathname.toLowerCase()
  return Object.hasOwn(aliases, path) ? (aliases[path] as string) : path
}
