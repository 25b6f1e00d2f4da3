/** The recipes of /use-it-anywhere. `{origin}` stands for the site's own. The tests run each as the page shows it. */
import type { Seo } from '../types'

interface Recipe {
  /** The anchor of its section. */
  id: string
  title: string
  /** What it does, and where it goes. */
  text: string
  /** For what is set up by hand. */
  steps?: string[]
  code?: string
}

export const anywherePage = {
  title: 'Use it anywhere',
  lead: 'The line of the day on a website, a screen, a mirror or in a terminal. No key, no account. Copy a recipe and it works.',
  seo: {
    title: 'Use It Anywhere: Daily Affirmations on Your Site or Screen',
    description:
      'Put the affirmation of the day on a website, a smart mirror, a phone or in a terminal. Recipes to copy, without a key or an account.',
    keywords: ['affirmation widget', 'affirmation API', 'MagicMirror affirmations']
  } satisfies Seo,
  zone: 'Addresses of the day take your time zone, as in “?tz=Europe/Berlin”, or a date, as in “?date=2026-11-22”. Without either, it’s the day in UTC.',
  addresses: {
    title: 'Addresses that stay',
    text: 'Each of these is the line of the day, by itself:'
  }
}

/** The files at fixed addresses, with what each is. */
export const fixedFiles: { path: string; what: string }[] = [
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
    id: 'tmux',
    title: 'tmux',
    text: 'In ~/.tmux.conf: the line at the right of the status bar, asked for every fifteen minutes.',
    code: `set -g status-interval 900
set -g status-right-length 120
set -g status-right "#(curl -fsS --max-time 3 '{origin}/today.txt')"`
  },
  {
    id: 'readme',
    title: 'README',
    text: 'A picture of the line in a Markdown file, such as a profile on GitHub.',
    code: `[![The affirmation of the day]({origin}/today.png)]({origin}/daily)`
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
    id: 'scriptable',
    title: 'Scriptable',
    text: 'A widget for the home screen of an iPhone or iPad. Touching it opens the line’s page.',
    code: `const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const request = new Request("{origin}/api/today?tz=" + encodeURIComponent(zone))
const today = await request.loadJSON()

const widget = new ListWidget()
const words = widget.addText(today.text)
words.font = Font.regularSystemFont(20)
words.minimumScaleFactor = 0.5
widget.url = today.url
Script.setWidget(widget)
Script.complete()`
  },
  {
    id: 'trmnl',
    title: 'TRMNL',
    text: 'A private plugin with the strategy “Polling” and the address {origin}/api/today. This is its markup:',
    code: `<div class="layout layout--col layout--center">
  <div class="title title--large">{{ text }}</div>
</div>
<div class="title_bar">
  <span class="title">Daily Affirmations</span>
  <span class="instance">{{ date }}</span>
</div>`
  },
  {
    id: 'raycast',
    title: 'Raycast',
    text: 'Save it as affirmation.sh in your folder of script commands. The line then stands beside the command’s name.',
    code: `#!/bin/bash

# @raycast.schemaVersion 1
# @raycast.title Affirmation of the Day
# @raycast.mode inline
# @raycast.refreshTime 1h

curl -fsS --max-time 3 '{origin}/today.txt'`
  },
  {
    id: 'slack',
    title: 'Slack',
    text: 'With Slack’s RSS app, type this in a channel. A new line is posted each day.',
    code: '/feed subscribe {origin}/feed.xml'
  }
]
