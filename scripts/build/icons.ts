/**
 * Draws the icons of the site from lucide-react, whose own components run in the browser: components/ui/icon-drawings.tsx for
 * those that stand in a page, so that it needs no further file for them, and app/icons.css for those that the style sheet
 * sets, in every row of a list.
 */
import { writeFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { allIconNames } from '../../components/ui/icon-names'

/** The icons of the style sheet. */
const STYLED = ['copy', 'check', 'share', 'pencil', 'heart', 'heart-filled', 'audio-lines', 'square', 'chevron-down']

function drawingOf(name: string): string {
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const icon = (lucide as unknown as Record<string, FunctionComponent>)[component]
  if (!icon)
    throw new Error(`lucide-react has no icon "${name}": see components/ui/icon-names.ts and content/schemas/names.ts.`)
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

const drawings = allIconNames.map((name) => `  '${name}': <>${drawingOf(name)}</>`)
writeFileSync(
  'components/ui/icon-drawings.tsx',
  `/** Written by scripts/build/icons.ts. */\nexport const iconDrawings = {\n${drawings.join(',\n')}\n}\n`
)

const properties = STYLED.map((name) => {
  // Masks have only their shape. The chevron is also an image, in a select.
  const color = name === 'chevron-down' ? 'gray' : 'black'
  const outline = name.replace(/-filled$/, '')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${name === outline ? 'none' : color}" ` +
    `stroke="${color}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${drawingOf(outline)}</svg>`
  return `  --icon-${name}: url("data:image/svg+xml,${svg.replaceAll(`"`, `'`).replace(/[<>#]/g, encodeURIComponent)}");\n`
})
writeFileSync('app/icons.css', `:root {\n${properties.join('')}}\n`)
