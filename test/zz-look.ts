import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { startSmtp } from './servers/smtp'

async function main() {
  const smtp = await startSmtp()
  rmSync('/tmp/mailx/site.db', { force: true })
  const SITE_URL = 'http://localhost:4471'
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: 'file:/tmp/mailx/site.db', PORT: '4471', HOST: '127.0.0.1', SITE_URL, SMTP_URL: smtp.url, MAIL_FROM: 'hello@example.org', NEWSLETTER_AUTO: '1', LOG_LEVEL: 'info' }
  const site = spawn('node', ['scripts/run.mjs', 'start'], { env: env as never, stdio: ['ignore', 'pipe', 'pipe'] })
  site.stdout.on('data', (d) => writeFileSync('/tmp/mailx/site.log', d, { flag: 'a' }))
  site.stderr.on('data', (d) => writeFileSync('/tmp/mailx/site.log', d, { flag: 'a' }))
  for (let i = 0; i < 120; i += 1) {
    if (await fetch(`${SITE_URL}/api/health`).then((r) => r.ok, () => false)) break
    await sleep(1000)
  }
  const mailTo = async (n: number) => { for (let i = 0; i < 60 && smtp.received.length < n; i += 1) await sleep(500); return smtp.received[n - 1]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '' }
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    await fetch(`${SITE_URL}/api/newsletter/subscribe`, { method: 'POST', headers: { 'content-type': 'application/json', origin: SITE_URL }, body: JSON.stringify({ email: 'ann@example.org' }) })
    const link = /http:\/\/localhost:4471\/newsletter\/confirm\?token=[\w.-]+/.exec(await mailTo(1))?.[0] ?? ''
    console.log('confirm', link)
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await bare.newPage()
    await page.goto(link)
    await page.getByRole('button', { name: 'Yes, Send Me the Daily Line' }).click()
    await page.screenshot({ path: '/tmp/mailx/confirmed-390.png' })
    const settings = await page.getByRole('link', { name: 'Choose Time, Days and Topics' }).getAttribute('href')
    console.log('settings', settings)
    await page.goto(link); console.log('offered again:', await page.getByRole('link', { name: 'Choose Time, Days and Topics' }).count())
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(settings ?? '')
      await page.screenshot({ path: `/tmp/mailx/settings-${width}.png`, fullPage: true })
      console.log(width, 'overflow', await page.evaluate('document.documentElement.scrollWidth'))
      await page.goto(`${SITE_URL}/unsubscribe`)
      await page.screenshot({ path: `/tmp/mailx/unsubscribe-${width}.png` })
    }
    // By keyboard, without scripts.
    await page.goto(settings ?? '')
    await page.locator('#settings-time').focus()
    const path: string[] = []
    for (let i = 0; i < 22; i += 1) { path.push(String(await page.evaluate('document.activeElement.name || document.activeElement.textContent'))); await page.keyboard.press('Tab') }
    console.log(path.join(' > '))
    await page.locator('#settings-time').fill('07:15')
    await page.locator('#settings-timeZone').focus(); await page.keyboard.type('Europe/Berl')
    await page.locator('#settings-days').focus(); await page.keyboard.type('Monday to')
    await page.locator('input[value=love]').focus(); await page.keyboard.press('Space')
    await page.locator('#settings-newEmail').fill('ann@example.net'); await page.keyboard.press('Enter')
    await page.waitForLoadState()
    console.log(await page.getByRole('status').first().textContent(), page.url())
    await page.screenshot({ path: '/tmp/mailx/saved-1280.png', fullPage: true })
    await page.locator('#settings-awayUntil').evaluate('0').catch(() => {})
    await page.locator('#settings-awayUntil').fill('2040-01-01'); await page.locator('#settings-time').press('Enter')
    await page.waitForLoadState()
    await page.screenshot({ path: '/tmp/mailx/refused-1280.png', fullPage: true })
    await page.goto(`${SITE_URL}/unsubscribe`); await page.getByLabel('Email address').fill('ann@example.org'); await page.keyboard.press('Enter'); await page.waitForLoadState()
    await page.screenshot({ path: '/tmp/mailx/unsubscribe-sent.png' })
    console.log((await mailTo(4)).match(/Subject: .*/)?.[0], smtp.received.map(({ to, raw }) => `${to} ${raw.match(/Subject: .*/)?.[0]}`))
    // With scripts: another reader, in New York.
    await fetch(`${SITE_URL}/api/newsletter/subscribe`, { method: 'POST', headers: { 'content-type': 'application/json', origin: SITE_URL }, body: JSON.stringify({ email: 'bob@example.org' }) })
    let raw = ''
    for (let i = 0; i < 40 && !raw; i += 1) { await sleep(500); raw = smtp.received.find(({ to }) => to === 'bob@example.org')?.raw ?? '' }
    const bob = /http:\/\/localhost:4471\/newsletter\/confirm\?token=[\w.-]+/.exec(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? ''
    const scripted = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'America/New_York', hasTouch: true })
    const other = await scripted.newPage()
    await other.goto(bob); await other.getByRole('button', { name: 'Yes, Send Me' }).tap()
    await other.getByRole('link', { name: 'Choose Time, Days and Topics' }).tap()
    await other.waitForTimeout(4000)
    console.log('own zone', await other.locator('#settings-timeZone').inputValue(), await other.locator('#settings-time').inputValue())
    const boxes = await other.locator('form[action="/api/newsletter/settings"]').locator('input:not([type=hidden]):not([type=checkbox]), select, button, label:has(input)').evaluateAll((all) => all.map((e) => `${(e as HTMLInputElement).name || e.textContent}:${Math.round(e.getBoundingClientRect().height)}`))
    console.log(boxes.join(' '))
    await other.getByRole('button', { name: 'Save' }).tap(); await other.waitForLoadState()
    console.log(await other.getByRole('status').first().textContent())
    // ?amp;token=
    await other.goto((settings ?? '').replace('?token', '?amp;token')); console.log('amp', await other.locator('h1').textContent())
    await other.goto(`${SITE_URL}/search?q=stop+the+e-mails`); console.log('search', await other.locator('main a').first().getAttribute('href'))
  } finally {
    await browser.close(); site.kill('SIGTERM'); await smtp.close()
  }
}
main().then(() => process.exit(0), (e) => { console.error(e); process.exit(1) })
