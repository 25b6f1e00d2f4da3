/** The HTML of a page of each kind, by the standard. Questions of style are not asked. */
import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from '../fixtures'

const [affirmation] = JSON.parse(readFileSync('content/generated/affirmations/health.json', 'utf8'))

const PAGES = `/ /category/love /category/daily/morning-affirmations /affirmation/${affirmation.id} /for /for/moms /for/panic /daily
  /daily/2026-11 /daily/${new Date().toISOString().slice(0, 10)} /how-to-guide /how-to-guide/morning-routine
  /how-to-guide/create-affirmations /problem-solution /problem-solution/burnout /science-hub /science-hub/anxiety /resources
  /generator /builder /submit /reminder /search /search?q=sleep /favorites /practice /api /privacy /accessibility /help-now /offline
  /newsletter/confirm /newsletter/unsubscribe /newsletter/settings /refused/413 /embed/today /nowhere`

test('the HTML of every kind of page conforms to the standard', async ({ request }) => {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))
  for (const path of PAGES.split(/\s+/)) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('</html>')
    const { results } = await validator.validateString(html)
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`)
    )
    expect.soft(findings, path).toEqual([])
  }
})
