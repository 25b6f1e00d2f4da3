/**
 * Draws public/icons.svg: every icon that the site uses, once, from lucide-react. Pages refer to it, so that a list of two
 * hundred lines with four hundred icons sends neither the drawings again nor a component to the browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { allIconNames } from '../components/ui/icon-names'

const symbols = allIconNames.map((name) => {
  const component = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  const icon = (lucide as unknown as Record<string, FunctionComponent>)[component]
  if (!icon)
    throw new Error(`lucide-react has no icon "${name}": see components/ui/icon-names.ts and content/schemas/names.ts.`)
  const drawing = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`
})

mkdirSync('public', { recursive: true })
writeFileSync('public/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
