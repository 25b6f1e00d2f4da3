/** The pages at /for: from the list to a page, what is on it, and what it leads to. */
import { readFileSync } from 'node:fs'
import type { Life } from '../../content/types'
import { clipboardOf, expect, resize, test } from '../fixtures'

/** Playwright does not import JSON. */
const { lives }: { lives: Life[] } = JSON.parse(readFileSync('content/generated/lives.json', 'utf8'))
const grief = lives.find(({ slug }) => slug === 'grief') as Life

test('the list is searched without scripts, and begins with what many look for', async ({ page }) => {
  await page.goto('/for')
  const often = page.getByRole('navigation', { name: 'Often looked for' })
  for (const [name, path] of [
    ['Moms', '/for/moms'],
    ['Kids', '/for/kids'],
    ['Christian faith', '/for/christian-faith']
  ]) {
    await expect(often.getByRole('link', { name })).toHaveAttribute('href', path as string)
  }
  const field = page.getByRole('main').getByRole('search')
  await field.locator('input[name=q]').fill('night shift')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=night+shift')
  await expect(page.getByRole('main').locator('a[href="/for/night-shifts"]').first()).toBeVisible()
})

test('the list leads to a page, whose lines can be copied, and lead to theirs and back', async ({ page }) => {
  await page.goto('/for')
  const rows = page.locator('main section li a')
  await expect(rows).toHaveCount(lives.length)
  const row = rows.filter({ hasText: /^Moms/ })
  // The whole row is the link.
  await row.click({ position: { x: 5, y: 5 } })
  await expect(page).toHaveURL('/for/moms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Affirmations for Moms')
  // The sentence of the page and the band at its end repeat two of them.
  const count = await page
    .locator('main :is(.guide-start, [aria-labelledby=ladders-title]) li[data-affirmation]')
    .count()
  expect(await page.title()).toBe(`${count} Affirmations for Moms`)

  const line = page.locator('main [data-affirmation]').first()
  // Its own label is not repeated on each row, that of another situation is shown.
  await expect(line).not.toContainText('For moms')
  await expect(page.locator('#lines li', { hasText: 'For parents' })).not.toHaveCount(0)
  await line.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => clipboardOf(page)).toBe(await line.locator('[data-text]').textContent())
  await page.locator('#lines li a').first().click()
  await expect(page.getByRole('link', { name: 'For moms', exact: true })).toHaveAttribute('href', '/for/moms')
})

test('a page begins with lines for the moment in which it is opened', async ({ page }) => {
  await page.goto('/for/panic')
  await expect(page.locator('main [data-text]').first()).toHaveText('One breath. Then one more.')
  await expect(page.locator('#lines [data-text]').nth(2)).toHaveText('Panic feels dangerous. It passes.')
})

test('a list begins with 1, and the notes of a row are one line, close below its words', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800]
  ] as const) {
    await resize(page, width, height)
    for (const path of ['/for/anxiety', '/category/love/self-love']) {
      await page.goto(path)
      await expect(page.locator('ol[start="0"]')).toHaveCount(0)
      const rows = await page.locator('.rows-numbered > li:has(small):visible').evaluateAll((all) =>
        all.map((row) => {
          const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
          const box = (selector: string) => (row.querySelector(selector) as Element).getBoundingClientRect()
          const notes = box('small')
          const actions = middleOf(box('.row-actions'))
          const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
          return {
            gap: notes.top - box('[data-text]').bottom,
            lines: Math.round(notes.height / (1.25 * rem)),
            off: Math.min(
              Math.abs(actions - middleOf(notes)),
              Math.abs(actions - middleOf(row.getBoundingClientRect()))
            )
          }
        })
      )
      expect(rows.length).toBeGreaterThan(3)
      for (const { gap, lines, off } of rows) {
        expect({ gap, lines }, `${path} at ${width}`).toEqual({ gap: 0, lines: 1 })
        expect(off, `${path} at ${width}`).toBeLessThan(1.5)
      }
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says what helps now, who to call, and leads on', async ({ page }) => {
    await page.goto('/for/grief')
    await expect(page.getByRole('region', { name: 'Right now' }).getByRole('listitem')).toHaveText(
      grief.rightNow.map((text) => new RegExp(text.slice(0, 20)))
    )
    await page.getByRole('link', { name: 'Helplines' }).click()
    const help = page.locator('#help')
    await expect(help).toBeInViewport()
    await help.getByText('All numbers, by country').click()
    await expect(help.locator('summary', { hasText: 'Emergency numbers' })).toBeVisible()
    await expect(help.locator('a[href="tel:988"]').first()).toBeVisible()
    await expect(page.locator('[aria-labelledby=ladders-title] ol').first().locator('small')).toHaveText([
      'gentle',
      'moderate',
      'bold'
    ])

    const neighbors = page.getByRole('navigation', { name: 'More situations' })
    await neighbors.getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL('/for/pet-loss')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'For Your Situation' }).click()
    await expect(page).toHaveURL('/for')
  })
})

test('pages without danger have no helplines, and each of the others begins with emergency numbers', async ({
  request
}) => {
  const htmlOf = async (slug: string) => (await request.get(`/for/${slug}`)).text()
  expect(await htmlOf('funny')).not.toContain('id="help"')
  for (const [slug, first] of [
    ['birth', 'National Maternal Mental Health Hotline'],
    ['body-positive', 'National Alliance for Eating Disorders Helpline'],
    ['estrangement', 'National Domestic Violence Hotline'],
    ['teens', '988 Suicide & Crisis Lifeline']
  ]) {
    const [, help = ''] = (await htmlOf(String(slug))).split('id="help"')
    expect(/<ul.*?<\/ul>/s.exec(help)?.[0], slug).toContain('911')
    const [, name] = /<dd.*?<a [^>]*rel="noopener"[^>]*>([^<]+)/s.exec(help) ?? []
    expect(name?.replace('&amp;', '&')).toBe(first)
  }
})
