/** Looks for accessibility violations with axe, in both themes. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Axe = typeof import('axe-core')

interface Scope {
  include?: string
  /** Without tags it is every rule of axe. */
  tags?: string[]
}

/** Half the size of what the package exports, which would be sent to each page. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The rules of WCAG 2.2 at levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on the theme: all others find the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** @returns the names of the rules that the page passes in both themes */
export async function expectNoViolationInEitherTheme(page: Page, scope: Scope = {}): Promise<string[]> {
  const { include = 'html', tags = WCAG } = scope
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  await page.evaluate(markRepeated)
  const passed: string[][] = []
  for (const [colorScheme, runOnly] of [
    ['dark', { type: 'rule', values: COLOR_RULES }],
    ['light', tags.length > 0 ? { type: 'tag', values: tags } : undefined]
  ] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations, passes } = await page.evaluate(runAxe, { include, runOnly: runOnly as RunOptions['runOnly'] })
    expect(violations, `${page.url()}, ${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([])
    passed.push(passes)
  }
  return passed.reduce((one, other) => one.filter((id) => other.includes(id)))
}

/** Runs in the browser. */
async function runAxe({ include, runOnly }: { include: string; runOnly: RunOptions['runOnly'] }) {
  const { axe } = window as unknown as { axe: Axe }
  axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-repeated])' }] })
  // Elements that pass are not described, and nothing is preloaded: no page has the media that a rule looks at.
  const { violations, passes } = await axe.run(include, { runOnly, resultTypes: ['violations'], preload: false })
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3)}`),
    passes: passes.map(({ id }) => id)
  }
}

/**
 * Runs in the browser. Marks what three elements before it have shown already, such as the words of a fourth row: the same
 * elements around it, with the same styles and states. Their contrast is the same, and takes axe most of its time.
 */
function markRepeated(): void {
  for (const element of document.querySelectorAll('[data-repeated]')) element.removeAttribute('data-repeated')
  const numbers = new Map<string, number>()
  const seen = new Map<number, number>()
  const numberOf = (looks: string) => {
    const number = numbers.get(looks) ?? numbers.size
    numbers.set(looks, number)
    return number
  }
  const STYLED = /^(class|style|rel|data-(action|print|size|state)|aria-(current|disabled|invalid|pressed|selected))$/
  const mark = (element: Element, around: number) => {
    const styled = [...element.attributes].filter(({ name, value }) => value === '' || STYLED.test(name))
    const looks = numberOf([around, element.tagName, ...styled.map(({ name, value }) => `${name}=${value}`)].join('\n'))
    const times = seen.get(looks) ?? 0
    // Words that are hidden show nothing.
    if (element.checkVisibility({ visibilityProperty: true })) seen.set(looks, times + 1)
    if (times >= 3) element.setAttribute('data-repeated', '')
    for (const child of element.children) mark(child, looks)
  }
  mark(document.documentElement, -1)
}
