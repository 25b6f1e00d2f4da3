/** Finds scripts that a page has in its source and would not have once it is finished: lib/server takes them out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The site's own scripts, that of the hour, those of content/site.ts, and structured data. */
const KEPT = /src=\{assets\.|src=\{src\}|application\/ld\+json|__html: HOUR_SCRIPT/

/** @returns a sentence for each of them */
export function findForeignScripts(root = '.'): string[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .flatMap((name) => {
        const text = readFileSync(join(root, folder, name), 'utf8')
        return [...text.matchAll(/<script\b[^>]*>|<Script\b[^>]*>|from 'next\/script'/g)]
          .filter(([element]) => !KEPT.test(element))
          .map(({ index }) => {
            const line = text.slice(0, index).split('\n').length
            return `${folder}/${name}:${line}: this script would be taken out of the finished page. Enter its address in "scripts" of content/site.ts instead.`
          })
      })
  )
}
