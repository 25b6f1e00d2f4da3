/** `npm run affirmations`: what operators do with the lines of the site. */
import { parseArgs } from 'node:util'
import { addLine, editLine, findLine, restoreLine, retireLine } from '../lib/data/editing'
import { similarLines } from '../lib/data/similar'
import type { EditableLine } from '../lib/data/types'
import { typeset } from '../lib/domain/typeset'
import { lineWarnings } from '../lib/line'
import { lineChanges, required, runCommand, UsageError } from '../lib/review/command'
import { lineDetails } from '../lib/review/show'

const USAGE = `npm run affirmations -- COMMAND

  show ID         all that is known of a line
  add --category NAME --text TEXT --tags a,b
                  publishes a new line
  edit ID [--text TEXT] [--category NAME] [--tags a,b]
                  changes a line; its address stays
  retire ID       takes a line off the site; its address answers 410 Gone
  restore ID      puts a retired line back

  ID              the id or the address (slug) of a line
  NAME            daily, health, success, love, gratitude or weekly
  --tags          one to six, exactly one of gentle, moderate, bold, and the subcategory where one fits`

const args = process.argv.slice(2)
await runCommand(USAGE, args, async () => {
  const string = { type: 'string' } as const
  const options = { text: string, category: string, tags: string }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, id, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much: put a text in quotes.`)
  const which = () => required(id, 'ID')
  const changes = lineChanges({ ...values, text: values.text === undefined ? undefined : typeset(values.text) })

  if (command === 'show') {
    const line = await findLine(which())
    if (!line) throw new Error(`There is no affirmation "${id}".`)
    console.log(lineDetails(line))
  } else if (command === 'add') {
    if (id !== undefined) throw new UsageError(`"${id}" is too much: a new line gets its id by itself.`)
    const { text, category, tags } = changes
    if (!text || !category || !tags) throw new UsageError('--category, --text and --tags are all needed.')
    const [closest] = await similarLines(text, 1)
    if (closest) console.warn(`Warning: ${closest.id} comes close: ${closest.text}`)
    report('Published', await addLine({ text, category, tags }))
    warn(text)
  } else if (command === 'edit') {
    if (Object.keys(changes).length === 0) throw new UsageError('What is to change: --text, --category or --tags?')
    report('Changed', await editLine(which(), changes))
    warn(changes.text ?? '')
  } else if (command === 'retire') report('Retired', await retireLine(which()))
  else if (command === 'restore') report('Published again', await restoreLine(which()))
  else throw new UsageError(`There is no command "${command ?? ''}".`)
})

function report(what: string, line: EditableLine): void {
  console.log(`${what}:\n${lineDetails(line)}`)
}

function warn(text: string): void {
  if (text) for (const warning of lineWarnings(text)) console.warn(`Warning: ${warning}`)
}
