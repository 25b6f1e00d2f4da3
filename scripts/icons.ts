/**
 * Draws the icons of the site from lucide-react: public/icons.svg, which pages refer to, so that a list of two hundred
 * affirmations with four hundred icons sends neither the drawings again nor a component to the browser; and app/icons.css for
 * those that the style sheet sets, in every row of a list.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { allIconNames } from '../components/ui/icon-names'

/** The icons of the style sheet, with their colors. Masks have only their shape. */
const STYLED = {
  copy: 'black',
  share: 'black',
  pencil: 'black',
  heart: 'black',
  'audio-lines': 'black',
  square: 'black',
  'chevron-down': 'gray'
}

function drawingOf(name: string): string {
  const component = name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
  const icon = (lucide as unknown as Record<string, FunctionComponent>)[component]
  if (!icon)
    throw new Error(`lucide-react has no icon "${name}": see components/ui/icon-names.ts and content/schemas/names.ts.`)
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

const symbols = allIconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`)
mkdirSync('public', { recursive: true })
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)

const properties = Object.entries(STYLED).map(([name, color]) => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="1.5" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawingOf(name)}</svg>`
  return `  --icon-${name}: url("data:image/svg+xml,${svg.replaceAll(`"`, `'`).replace(/[<>#]/g, encodeURIComponent)}");\n`
})
writeFileSync('app/icons.css', `:root {\n${properties.join('')}}\n`)
