import { readFileSync } from 'node:fs'

export const [affirmation] = JSON.parse(readFileSync('content/generated/affirmations/health.json', 'utf8'))

/** A page of each kind, and more where they differ. */
export const KINDS = {
  'pages of lines': `/ /category/weekly /category/daily/confidence /affirmation/${affirmation.id} /for /for/teens /daily
    /daily/${new Date().toISOString().slice(0, 10)}`,
  'guides and studies': `/how-to-guide /how-to-guide/morning-routine /problem-solution/grief /science-hub
    /science-hub/gratitude /resources`,
  'pages with a form': '/generator /builder /submit /reminder /search?q=sleep /favorites /practice /unsubscribe',
  'pages about the site': '/api /privacy /help-now /offline'
}

/** The window of a phone of 412 × 824 pixels whose browser shows text at 200 % by a window of half the size. */
export const PHONE_AT_200_PERCENT = { width: 206, height: 412 }
