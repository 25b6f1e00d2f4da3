/**
 * The words of /api, and of the description of the API that programs read. `{origin}` stands for the site's own. The tests run
 * each recipe as the page shows it.
 */
import { site } from '../site'
import type { Seo } from '../types'

interface Recipe {
  /** The anchor of its part. */
  id: string
  title: string
  /** What it does, and where it goes. */
  text: string
  /** For what is set up by hand. */
  steps?: string[]
  code: string
}

export const apiPage = {
  title: 'Use it anywhere',
  lead: 'Today’s line, a random one, or all of them: on your website, your phone, your mirror, in your terminal or your app. There is no key and no account, and pages of any origin may call the API.',
  seo: {
    title: 'Affirmations API and Widget: Free, No Key, CORS',
    description:
      'A free JSON API for affirmations: today’s line in any time zone, random lines by category and tag, and the whole corpus under CC BY 4.0, with recipes.',
    keywords: ['affirmations API', 'daily affirmation API', 'affirmation widget', 'CORS', 'open data', 'OpenAPI']
  } satisfies Seo,
  recipes: { title: 'Recipes', intro: 'Copy one and it works.' },
  filesOfToday: {
    title: 'Addresses of the day',
    intro:
      'Each is the line of the day by itself, and stays. Text and pictures take your time zone (tz=Europe/Berlin) or a date (date=2026-11-22). Without either, it’s the day in UTC.'
  },
  tryIt: {
    title: 'Try it',
    intro: 'This form opens the address that your program would call. Leave a field empty to let it be anything.',
    any: 'Any',
    labels: { category: 'Category', strength: 'Strength', for: 'For whom', tag: 'Tag' },
    anyone: 'Anyone',
    button: 'Draw a line'
  },
  calls: { title: 'Calls', intro: 'Each answers with JSON.' },
  entry: { parameters: 'It takes', response: 'It returns' },
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
        `The words are under CC BY 4.0: use them for anything, name ${site.name}, link to the license, and say if you changed something. A line on a screen needs no more than a link nearby.`
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

/** The files at fixed addresses, with what each is. */
export const filesOfToday: { path: string; what: string }[] = [
  { path: '/today.txt', what: 'plain text' },
  { path: '/today.png', what: 'picture, 1200 × 630' },
  { path: '/today-square.png', what: 'picture, 1080 × 1080' },
  { path: '/today-story.png', what: 'picture, 1080 × 1920' },
  { path: '/today.ics', what: 'calendar to subscribe to' },
  { path: '/feed.xml', what: 'RSS feed' },
  { path: '/embed/today', what: 'card to frame' },
  { path: '/random.txt', what: 'another line each time, plain text' }
]

export const recipes: Recipe[] = [
  {
    id: 'html',
    title: 'A web page',
    text: 'The card needs no script. The lines below it show how a script of yours reads the line of the visitor’s own day, and a random one.',
    code: `<iframe src="{origin}/embed/today" title="The affirmation of the day"
  width="560" height="300" style="border: 0; max-width: 100%" loading="lazy"></iframe>

<p id="today"></p>
<p id="random"></p>
<script type="module">
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const read = async (path) => (await fetch('{origin}' + path)).json()
  const today = await read('/api/today?tz=' + encodeURIComponent(zone))
  document.querySelector('#today').textContent = today.text
  const random = await read('/api/random?category=gratitude')
  document.querySelector('#random').textContent = random.text
</script>`
  },
  {
    id: 'terminal',
    title: 'Terminal',
    text: 'In ~/.zshrc or ~/.bashrc it greets you in each new window, and says nothing without a connection.',
    code: `curl -fsS --max-time 3 '{origin}/today.txt' 2>/dev/null || true`
  },
  {
    id: 'shortcuts',
    title: 'Apple Shortcuts',
    text: 'A shortcut that shows the line, or speaks it: run it by hand, by Siri, or each morning as an automation.',
    steps: [
      'Make a new shortcut and add “Get Contents of URL”, with the address below.',
      'Add “Show Notification” or “Speak Text”, with “Contents of URL” as its text.',
      'To run it each morning, make an automation for a time of day and choose this shortcut.'
    ],
    code: '{origin}/today.txt'
  },
  {
    id: 'magicmirror',
    title: 'MagicMirror²',
    text: 'In the list of modules in config/config.js. The module “compliments”, which comes with the mirror, shows the line of its own date.',
    code: `{
  module: "compliments",
  position: "lower_third",
  config: {
    remoteFile: "{origin}/magicmirror.json",
    remoteFileRefreshInterval: 60 * 60 * 1000
  }
}`
  },
  {
    id: 'home-assistant',
    title: 'Home Assistant',
    text: 'In configuration.yaml: a sensor whose state is the line, to show on a dashboard or to have read aloud.',
    code: `rest:
  - resource: "{origin}/api/today"
    params:
      tz: America/New_York
    scan_interval: 3600
    sensor:
      - name: Affirmation of the day
        unique_id: affirmation_of_the_day
        value_template: "{{ value_json.text[:255] }}"`
  }
]
