/** The card of an affirmation for frames in pages of other sites: a document without scripts that needs no other file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../content/site'
import { type SkyColors, themes } from '../../content/theme'
import type { CategoryName } from '../../content/types'
import { hex, inkOn } from '../content/colors'
import { code } from '../env'
import { drawBand, renameIds } from '../images/drawing'
import { escapeXml } from './xml'

interface EmbedCard {
  words: string
  /** Absolute; the whole card is a link. */
  href: string
  category: CategoryName
  seed: string
}

/** The recommended size of the frame, in pixels. It may be any other. */
const EMBED_SIZE = { width: 560, height: 300 }

/** The HTML that shows a card. @param address of the card, absolute */
export function embedSnippet(address: string, words: string): string {
  const { width, height } = EMBED_SIZE
  const style = 'border: 0; border-radius: 4px; max-width: 100%'
  return `<iframe src="${escapeXml(address)}" title="${escapeXml(words)}" width="${width}" height="${height}" style="${style}" loading="lazy"></iframe>`
}

/** The size of words up to a length, in hundredths of the frame's width and of its height. */
const SIZES = [
  { upTo: 45, vw: 8.4, vh: 15 },
  { upTo: 80, vw: 6.6, vh: 11.5 },
  { upTo: 130, vw: 5.2, vh: 9 },
  { upTo: Number.POSITIVE_INFINITY, vw: 3.8, vh: 6.2 }
]

export function embedCard({ words, href, category, seed }: EmbedCard): string {
  const { light, dark } = themes
  const size = SIZES.find(({ upTo }) => words.length <= upTo)
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeXml(words)}</title>
<style>${style(light.skies[category], dark.skies[category], `min(${size?.vw}vw,${size?.vh}vh)`)}</style>
</head>
<body>
<a href="${escapeXml(href)}" target="_blank" rel="noopener">
${drawBand(category, 'light', seed)}
${renameIds(drawBand(category, 'dark', seed), 'dark-')}
<p>${escapeXml(words)}</p>
<small>${escapeXml(site.name)}</small>
</a>
</body>
</html>
`
}

function style(light: SkyColors, dark: SkyColors, size: string): string {
  const colors = ({ from, to, ink, ground }: SkyColors) =>
    `--from:${hex(from)};--to:${hex(to)};--ink:${hex(ink)};--ground:${hex(ground)};--foot:${hex(inkOn(ground))}`
  return [
    `@font-face{font-family:Fraunces;src:url(data:font/woff2;base64,${font()}) format("woff2")}`,
    `:root{${colors(light)}}svg+svg{display:none}`,
    `@media (prefers-color-scheme:dark){:root{${colors(dark)}}svg{display:none}svg+svg{display:block}}`,
    'html,body,a{height:100%;margin:0}',
    'a{position:relative;z-index:0;box-sizing:border-box;display:flex;flex-direction:column;min-height:100vh;height:auto;overflow:hidden;',
    'padding:6vmin 6vw 0;background:linear-gradient(var(--from),var(--to) 88%);color:var(--ink);text-decoration:none}',
    'a:focus-visible{outline:3px solid;outline-offset:-6px}',
    // The name stands on the ground, which goes on below the drawing.
    'a::after{content:"";position:absolute;z-index:-2;inset:auto 0 0;height:2rem;background:var(--ground)}',
    'svg{position:absolute;z-index:-1;left:0;bottom:1.75rem;width:100%;min-height:24%}',
    `p{margin:auto 0;padding-bottom:9vw;font:${size}/1.14 Fraunces,Georgia,serif;font-size:max(1.15rem,${size});`,
    'text-wrap:balance;overflow-wrap:anywhere;unicode-bidi:plaintext}',
    'small{font:0.8rem/2rem system-ui,sans-serif;color:var(--foot)}a:hover small{text-decoration:underline}',
    '@media (forced-colors:active){svg{display:none!important}}'
  ].join('')
}

/** The typeface of the pages, in the card: 9 KB. */
let encoded: string | undefined
function font(): string {
  encoded ??= readFileSync(join(code.folder, 'components/layout/serif.woff2')).toString('base64')
  return encoded
}
