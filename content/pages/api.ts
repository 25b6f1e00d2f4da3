/** The words of the page for programmers, and of the description of the API that programs read. */
import type { Seo } from '../types'

export const apiPage = {
  title: 'The API',
  lead: 'Today’s line, a random one, or all of them: for your page, your terminal, your display or your app. There is no key and no account, and pages of any origin may call it.',
  seo: {
    title: 'Affirmations API: Free, No Key, CORS',
    description:
      'A free JSON API for affirmations: today’s line in any time zone, random lines by category, tag and strength, and the whole corpus under CC BY 4.0.',
    keywords: ['affirmations API', 'daily affirmation API', 'random affirmation API', 'CORS', 'open data', 'OpenAPI']
  } satisfies Seo,
  tryIt: {
    title: 'Try it',
    intro: 'This form opens the address that your program would call. Leave a field empty to let it be anything.',
    any: 'Any',
    labels: { category: 'Category', strength: 'Strength', for: 'For whom', tag: 'Tag' },
    anyone: 'Anyone',
    button: 'Draw a line'
  },
  calls: { title: 'Calls', intro: 'Each answers with JSON.' },
  entry: {
    examples: 'In JavaScript and Python',
    fields: 'Parameters and response',
    parameters: 'It takes',
    response: 'It returns'
  },
  files: {
    title: 'Everything at once',
    intro:
      'The corpus is here to be copied. What visitors sent in isn’t part of it: they let us show it, not give it away.'
  },
  sections: [
    {
      id: 'days',
      title: 'Whose today',
      paragraphs: [
        'A date has one line, everywhere. It is fixed when the date begins at UTC+14, the first place on Earth where it does, and stays. A later date has none yet: it answers 404.',
        'If a line is retired, its dates get another one within a minute, and isReplacement says so.'
      ]
    },
    {
      id: 'limits',
      title: 'Limits',
      paragraphs: [
        '{limit} requests a minute from one network address. What the server has in memory isn’t counted: today’s line, lists and files usually are there, random lines never.',
        'Above that, the answer is 429, with Retry-After in seconds. Random lines carry RateLimit and RateLimit-Policy, as draft-ietf-httpapi-ratelimit-headers-11 has them.',
        'Please keep what you get for as long as Cache-Control allows. A response with an ETag can be asked for again with If-None-Match.'
      ]
    },
    {
      id: 'errors',
      title: 'Errors',
      paragraphs: [
        'Errors are problem details (RFC 9457), with the type application/problem+json: status, title, and a detail that says what to do. With 400, errors names each parameter that isn’t valid and says what is.'
      ]
    },
    {
      id: 'stability',
      title: 'What you can rely on',
      paragraphs: [
        'What is described here stays. A field may be added, never renamed, removed or given another meaning, and an id keeps its thought. If a call ever has to go, its responses say so at least a year before, in the headers Deprecation (RFC 9745) and Sunset (RFC 8594), and so does this page. The corpus can be downloaded, so that the words outlive this server.'
      ]
    },
    {
      id: 'license',
      title: 'License',
      paragraphs: [
        'The words are under CC BY 4.0: use them for anything, name Daily Affirmations, link to the license, and say if you changed something. A line on a screen needs no more than a link nearby.'
      ]
    }
  ],
  /** By the name of the call or the file. */
  summaries: {
    today: 'The line of a date. Without parameters, of today in UTC.',
    random: 'A random line. Each that fits is as likely as any other.',
    randomOfCategories: 'The same, for several categories, with the gentler and bolder lines that say the same.',
    fresh: 'A random line that is not today’s, and not the one that you name.',
    categories: 'The six categories, with the number of their lines.',
    affirmationsOfCategory: 'All lines of a category. The Link header leads to the rest of a list of more than 500.',
    affirmation: 'One line, by its id or slug.',
    search: 'Up to six lines and guides for the beginning of a search.',
    deck: 'The ids of all lines that may be drawn, and sixty lines: for an app that works without a connection.',
    studies: 'The studies behind the guides, with what may be said of each.',
    bibtex: 'The same for BibTeX.',
    corpus: 'All lines as one JSON document.',
    corpusCsv: 'A table for spreadsheets.',
    openApi: 'This page for programs, as OpenAPI 3.1.'
  }
}
