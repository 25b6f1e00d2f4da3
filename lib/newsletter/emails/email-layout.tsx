/**
 * The layout that all e-mails share, as HTML and as plain text. React Email knows the tables and conditional comments that
 * e-mail programs need; no image, no script, no address but those that are shown.
 */
/** @jsxRuntime automatic */
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column, type ColumnProps } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { wcagContrast } from 'culori'
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mails } from '../../../content/pages/newsletter'
import { site } from '../../../content/site'
import { type Theme, themes } from '../../../content/theme'
import type { CategoryName } from '../../../content/types'
import { hex } from '../../content/colors'
import { env } from '../../env'

export interface EmailContent {
  subject: string
  /** The category whose sky stands behind the headline. */
  sky: CategoryName
  /** Small, above the headline. */
  label: string
  headline: string
  paragraphs: string[]
  action?: { label: string; href: string }
  /** The reason why the reader gets this; `{site}` is the host of the site. */
  why: string
  /** The link to leave the list; e-mails outside of the list have none. */
  unsubscribe?: string
  /** The link to choose time, days and categories. */
  settings?: string
}

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif"
/** Outlook for Windows takes Times New Roman in place of a list that begins with a font it does not have. */
const FOR_OUTLOOK = `<!--[if mso]><style>td, p, span, a { font-family: Arial, sans-serif !important; } .headline { font-family: Georgia, serif !important; }</style><![endif]-->`
/** Words stand so far from the edge of the card, and all others stand under them. On a phone it is less. */
const INDENT = 44
const PHONE_INDENT = 24
/** WCAG contrast that the words of a card have at least. */
const CONTRAST = 7

type Colors = ReturnType<typeof colorsOf>

/** Colors of both themes, with a flat one for the card: of the category's sky, the one that its words stand out from. */
export function emailColors(category: CategoryName): { light: Colors; dark: Colors } {
  return { light: colorsOf(themes.light, category), dark: colorsOf(themes.dark, category) }
}

function colorsOf({ palette, skies }: Theme, category: CategoryName) {
  const { from, to, ground, ink } = skies[category]
  const sky = [from, to].find((color) => wcagContrast(color, ink) >= CONTRAST) ?? ground
  return {
    paper: hex(palette.paper),
    ink: hex(palette.ink),
    soft: hex(palette.inkSoft),
    line: hex(palette.hairline),
    sky: hex(sky),
    onSky: hex(ink)
  }
}

/** Not by React Email's own `render`, which brings a formatter of 12 MB along. */
export function renderEmail({ why, ...rest }: EmailContent): RenderedEmail {
  const content = { ...rest, why: why.replace('{site}', new URL(env().SITE_URL).host) }
  const html = `<!doctype html>${renderToStaticMarkup(<EmailLayout {...content} />).replace('</head>', `${FOR_OUTLOOK}</head>`)}`
  return { subject: withoutLineBreaks(content.subject), html, text: asText(content) }
}

/** A header has one line: whatever breaks or ends lines becomes a space. */
function withoutLineBreaks(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Not made from the HTML: a signature begins with `-- `, and an address stands on a line of its own. */
function asText({ label, headline, paragraphs, action, why, unsubscribe, settings }: EmailContent): string {
  const parts = [label, headline, ...paragraphs]
  if (action) parts.push(`${action.label}:\n${action.href}`)
  const links = [settings && `${mails.settings}: ${settings}`, unsubscribe && `${mails.unsubscribe}: ${unsubscribe}`]
  const end = [why, ...links.filter(Boolean)].join('\n')
  return `${parts.join('\n\n')}\n\n-- \n${end}\n`
}

function EmailLayout(content: EmailContent) {
  const { subject, sky, label, headline, paragraphs, action, why, unsubscribe, settings } = content
  const { light, dark } = emailColors(sky)
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{withoutLineBreaks(subject)}</title>
        <style>{styles(dark)}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, padding: '28px 16px 40px', backgroundColor: light.paper }}>
        <Preview>{label}</Preview>
        <Container style={{ maxWidth: 600 }}>
          <Part className="ink" padding={`0 ${INDENT}px 16px`} style={{ ...font(18, 1.3, SERIF), color: light.ink }}>
            {site.name}
          </Part>
          <Part
            className="sky"
            padding={`52px ${INDENT}px 60px`}
            style={{ backgroundColor: light.sky, borderRadius: 4, color: light.onSky }}
          >
            <p className="on-sky" style={{ ...font(14, 1.5), margin: '0 0 18px', color: light.onSky }}>
              {label}
            </p>
            <h1 className="on-sky headline" style={{ ...font(34, 1.22, SERIF), margin: 0, color: light.onSky }}>
              {headline}
            </h1>
          </Part>
          <Part padding={`28px ${INDENT}px 36px`}>
            {paragraphs.map((text) => (
              <p key={text} className="ink" style={{ ...font(16, 1.6), margin: '0 0 16px', color: light.ink }}>
                {text}
              </p>
            ))}
            {action && (
              <Button
                className="button"
                href={action.href}
                style={{
                  ...font(16, 1.2),
                  marginTop: 8,
                  padding: '13px 24px',
                  borderRadius: 999,
                  backgroundColor: light.ink,
                  color: light.paper
                }}
              >
                {action.label}
              </Button>
            )}
          </Part>
          <Part
            className="soft line"
            padding={`18px ${INDENT}px 0`}
            style={{ ...font(14, 1.6), borderTop: `1px solid ${light.line}`, color: light.soft }}
          >
            <span>{why}</span>
            {settings && <FooterLink href={settings} label={mails.settings} color={light.soft} />}
            {unsubscribe && <FooterLink href={unsubscribe} label={mails.unsubscribe} color={light.soft} />}
          </Part>
        </Container>
      </Body>
    </Html>
  )
}

function FooterLink({ href, label, color }: { href: string; label: string; color: string }) {
  return (
    <>
      <br />
      <a className="soft" href={href} style={{ color, textDecoration: 'underline' }}>
        {label}
      </a>
    </>
  )
}

/** A row of its own: Outlook pads cells, and neither tables nor paragraphs. */
function Part({ padding, className = '', style, ...props }: ColumnProps & { padding: string }) {
  return (
    <Row>
      <Column className={`part ${className}`.trim()} style={{ padding, ...style }} {...props} />
    </Row>
  )
}

function font(size: number, lineHeight: number, family = SANS): CSSProperties {
  return { font: `400 ${size}px/${lineHeight} ${family}`, overflowWrap: 'break-word' }
}

/** React Email repeats the background of the body in a cell of its own. */
const PAPER = '.paper, .paper > table > tbody > tr > td'

function styles(dark: Colors): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 0.2em; }
@media (max-width: 480px) {
  .part { padding-left: ${PHONE_INDENT}px !important; padding-right: ${PHONE_INDENT}px !important; }
  .headline { font-size: 27px !important; }
}
@media (prefers-color-scheme: dark) {
  ${PAPER} { background-color: ${dark.paper} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .line { border-color: ${dark.line} !important; }
  .sky { background-color: ${dark.sky} !important; }
  .on-sky { color: ${dark.onSky} !important; }
  .button { background-color: ${dark.ink} !important; color: ${dark.paper} !important; }
}
`
}
