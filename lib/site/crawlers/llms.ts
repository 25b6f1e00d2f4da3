/** llms.txt: a table of contents for language models (see llmstxt.org). */
import { site } from '../../../content/site'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'
import { listedPages, type SitePage } from '../pages'

const SECTIONS: Record<SitePage['kind'], string> = {
  page: 'Start here',
  category: 'Affirmations by life area',
  subcategory: 'Guides to moments and themes',
  life: 'Affirmations by situation',
  'how-to': 'How-to guides',
  problem: 'Problem guides',
  topic: 'Studies by topic'
}

export function llmsText(): string {
  const sections = Object.entries(SECTIONS).map(([kind, title]) => {
    const pages = listedPages.filter((page) => page.kind === kind)
    return section(
      title,
      pages.map((page) => link(page.title, page.path, page.description))
    )
  })
  return [
    `# ${site.name}`,
    `> ${site.tagline} Original affirmations in English, guides to using them, and what studies found, with their limits.`,
    `${site.disclaimer} Guides cite their studies by DOI; the science hub says which popular claims are not supported.`,
    ...sections,
    section('Data', [
      link('Today’s line', routes.todayApi(), 'JSON; `date` and `tz` name another date or a time zone'),
      link('The last thirty lines', routes.jsonFeed(), 'JSON Feed; also as RSS and Atom'),
      link('Life areas', routes.categoriesApi(), 'JSON: name, displayName, count'),
      link('All lines of a life area', routes.categoryApi('daily'), 'JSON: id, slug, text, category, tags'),
      link('Search', `${routes.searchApi()}?q=sleep`, 'JSON: up to six affirmations and guides for a word or two'),
      link(
        'A random line',
        routes.drawApi(),
        'JSON; `category`, `tag`, `strength` (gentle, moderate or bold) and `for` narrow it'
      ),
      link('The whole corpus', routes.corpusJson(), 'JSON, CC BY 4.0; also as CSV'),
      link('The studies', routes.studiesJson(), 'JSON; also as BibTeX'),
      link('All calls', routes.openApi(), 'OpenAPI 3.1'),
      link('Sitemap', routes.sitemap(), 'every page with the date of its last change')
    ])
  ].join('\n\n')
}

function section(title: string, links: string[]): string {
  return `## ${title}\n\n${links.join('\n')}`
}

function link(title: string, path: string, description: string): string {
  return `- [${title}](${absoluteUrl(path)}): ${description}`
}
