import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findForeignScripts } from './foreign-scripts'

it('finds none in our own pages', () => {
  expect(findForeignScripts()).toEqual([])
})

it.each([
  `<script defer src="https://count.example.org/a.js" />`,
  `<script\n  dangerouslySetInnerHTML={{ __html: 'count()' }}\n/>`,
  `import Script from 'next/script'`
])('names the line of a script that would be taken out: %j', (script) => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  for (const name of ['app', 'components']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'app/layout.tsx'), `<script src={assets.loader[0]} />\n${script}\n`)
  expect(findForeignScripts(folder)).toEqual([
    expect.stringMatching(
      /^app\/layout\.tsx:2: this script would be taken out .* "scripts" of content\/site\.ts instead\.$/
    )
  ])
  rmSync(folder, { recursive: true })
})
