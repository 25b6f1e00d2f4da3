/**
 * The looks that all e-mails share, as HTML and as plain text. One column of tables with inline styles, since mail
 * programs know little more; no picture, no script, no address but those that are shown.
 */
import { mails } from '../../content/newsletter'
import { site } from '../../content/site'
import type { CategoryName } from '../../content/types'
import { type Lab, parseOklch, toHex } from '../images/oklch'
import { skies } from '../images/skies'
import { type Html, html } from './html'

export interface EmailContent {
  subject: string
  /** Whose sky stands behind the headline. */
  sky: CategoryName
  /** Small, above the headline. */
  label: string
  headline: string
  paragraphs: string[]
  action?: { label: string; href: string }
  /** Why the reader gets this. */
  why: string
  /** Where to leave the list; mails outside of the list have none. */
  unsubscribe?: string
}

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif"
/** What mail programs show beside the subject is filled up, so that it does not run on into the footer. */
const PREVIEW_FILLER = '\u200C\u00A0'.repeat(60)
/** How much of their lightness and their chroma skies keep at night. */
const NIGHT = 0.48
const NIGHT_CHROMA = 0.8

/** Paper and ink, as in app/theme.css. */
const day = {
  paper: 'oklch(0.985 0.006 85)',
  ink: 'oklch(0.22 0.02 60)',
  soft: 'oklch(0.41 0.02 60)',
  line: 'oklch(0.9 0.01 80)'
}
const night = {
  paper: 'oklch(0.18 0.015 275)',
  ink: 'oklch(0.94 0.01 85)',
  soft: 'oklch(0.78 0.012 85)',
  line: 'oklch(0.3 0.015 275)'
}

interface Colors {
  paper: string
  ink: string
  soft: string
  line: string
  sky: string
  onSky: string
}

/** A flat color of the category's sky, the one that its words stand out from best. */
export function emailColors(category: CategoryName): { day: Colors; night: Colors } {
  const { from, to, ink } = skies[category]
  const base = parseOklch(category === 'weekly' ? to : from)
  const [lightness, a, b] = base
  const dim: Lab = category === 'weekly' ? base : [lightness * NIGHT, a * NIGHT_CHROMA, b * NIGHT_CHROMA]
  const hex = (color: string) => toHex(parseOklch(color))
  const page = ({ paper, ink, soft, line }: typeof day) => ({
    paper: hex(paper),
    ink: hex(ink),
    soft: hex(soft),
    line: hex(line)
  })
  return {
    day: { ...page(day), sky: toHex(base), onSky: hex(ink) },
    night: { ...page(night), sky: toHex(dim), onSky: hex('oklch(0.98 0.008 85)') }
  }
}

export function renderEmail(letter: EmailContent): RenderedEmail {
  return { subject: inOneLine(letter.subject), html: asHtml(letter), text: asText(letter) }
}

/** A header has one line: whatever breaks or ends lines becomes a space. */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function asText({ label, headline, paragraphs, action, why, unsubscribe }: EmailContent): string {
  const parts = [label, headline, ...paragraphs]
  if (action) parts.push(`${action.label}:\n${action.href}`)
  const end = [why, ...(unsubscribe ? [`${mails.unsubscribe}: ${unsubscribe}`] : [])].join('\n')
  return `${parts.join('\n\n')}\n\n-- \n${end}\n`
}

function asHtml(letter: EmailContent): string {
  const colors = emailColors(letter.sky)
  const { paper } = colors.day
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${inOneLine(letter.subject)}</title>
${styles(colors.night)}
</head>
<body class="paper" style="margin: 0; padding: 0; background-color: ${paper}; -webkit-text-size-adjust: 100%;">
<div style="display: none; max-height: 0; overflow: hidden;">${letter.label}${PREVIEW_FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: ${paper};">
<tr><td align="center" style="padding: 28px 16px 40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px;">
${sky(letter, colors.day)}
${body(letter, colors.day)}
${footer(letter, colors.day)}
</table>
</td></tr>
</table>
</body>
</html>`.text
}

function styles(at: Colors): Html {
  return html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 0.2em; }
@media (max-width: 480px) {
  .sky { padding: 36px 24px 40px !important; }
  .headline { font-size: 27px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${at.paper} !important; }
  .ink { color: ${at.ink} !important; }
  .soft { color: ${at.soft} !important; }
  .line { border-color: ${at.line} !important; }
  .sky { background-color: ${at.sky} !important; }
  .on-sky { color: ${at.onSky} !important; }
  .button { background-color: ${at.ink} !important; color: ${at.paper} !important; }
}
</style>`
}

function sky({ label, headline }: EmailContent, { ink, sky, onSky }: Colors): Html {
  return html`<tr><td class="ink" style="padding: 0 4px 16px; color: ${ink}; font: 400 18px/1.3 ${SERIF};">${site.name}</td></tr>
<tr><td class="sky" style="padding: 52px 44px 60px; background-color: ${sky}; border-radius: 4px;">
<p class="on-sky" style="margin: 0 0 18px; color: ${onSky}; font: 400 14px/1.5 ${SANS};">${label}</p>
<h1 class="on-sky headline" style="margin: 0; color: ${onSky}; font: 400 34px/1.22 ${SERIF}; overflow-wrap: break-word;">${headline}</h1>
</td></tr>`
}

function body({ paragraphs, action }: EmailContent, { ink, paper }: Colors): Html {
  const texts = paragraphs.map(
    (
      text
    ) => html`<p class="ink" style="margin: 0 0 16px; color: ${ink}; font: 400 16px/1.6 ${SANS}; overflow-wrap: break-word;">${text}</p>
`
  )
  const link =
    action &&
    html`<p style="margin: 8px 0 0;"><a class="button" href="${action.href}" style="display: inline-block; padding: 13px 24px; border-radius: 999px; background-color: ${ink}; color: ${paper}; font: 400 16px/1.2 ${SANS}; text-decoration: none;">${action.label}</a></p>`
  return html`<tr><td style="padding: 28px 4px 36px;">
${texts}${link}
</td></tr>`
}

function footer({ why, unsubscribe }: EmailContent, { soft, line }: Colors): Html {
  const leave =
    unsubscribe &&
    html` <a class="soft" href="${unsubscribe}" style="color: ${soft}; text-decoration: underline;">${mails.unsubscribe}</a>`
  return html`<tr><td class="soft line" style="padding: 18px 4px 0; border-top: 1px solid ${line}; color: ${soft}; font: 400 14px/1.6 ${SANS};">${why}${leave}</td></tr>`
}
