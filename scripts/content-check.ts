/**
 * `npm run content:check [-- word …]`: checks everything under content/ and prints what to mend, file by file.
 * With words, prints only problems whose place contains one of them. Ends with 1 if anything is to mend.
 */
import { checkContent } from '../lib/content/checks'

const only = process.argv.slice(2)
const { problems, facts } = checkContent()
const shown = problems.filter(({ where }) => only.length === 0 || only.some((word) => where.includes(word)))

for (const { where, message } of shown) console.error(`${where}\n    ${message}`)
for (const fact of facts) console.log(fact)
console.log(shown.length === 0 ? 'Content is in order.' : `${shown.length} to mend.`)
process.exitCode = shown.length === 0 ? 0 : 1
