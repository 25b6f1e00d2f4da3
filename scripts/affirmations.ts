/** `npm run affirmations`: what operators do with the lines of the site. */

import {
  addAffirmation,
  editAffirmation,
  findEditableAffirmation,
  restoreAffirmation,
  retireAffirmation
} from '../lib/affirmations/publishing'
import { similarAffirmations } from '../lib/affirmations/similarity'
import type { EditableAffirmation } from '../lib/affirmations/types'
import { typeset } from '../lib/affirmations/typeset'
import { affirmationWarnings } from '../lib/affirmations/validation'
import { runCommand, STRING, UsageError } from '../lib/cli'
import { lineChanges } from '../lib/submissions/review-command'
import { lineDetails } from '../lib/submissions/review-display'

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

await runCommand({
  usage: USAGE,
  options: { text: STRING, category: STRING, tags: STRING },
  action: {
    show: {
      word: 'ID',
      run: async (_, id) => {
        const line = await findEditableAffirmation(id)
        if (!line) throw new Error(`There is no affirmation "${id}".`)
        console.log(lineDetails(line))
      }
    },
    add: {
      takes: ['text', 'category', 'tags'],
      run: async (values) => {
        const { text, category, tags } = changesOf(values)
        if (!text || !category || !tags) throw new UsageError('--category, --text and --tags are all needed.')
        const [closest] = await similarAffirmations(text, 1)
        if (closest) console.warn(`Warning: ${closest.id} comes close: ${closest.text}`)
        report('Published', await addAffirmation({ text, category, tags }))
        warn(text)
      }
    },
    edit: {
      word: 'ID',
      takes: ['text', 'category', 'tags'],
      run: async (values, id) => {
        const changes = changesOf(values)
        if (Object.keys(changes).length === 0) throw new UsageError('What is to change: --text, --category or --tags?')
        report('Changed', await editAffirmation(id, changes))
        warn(changes.text ?? '')
      }
    },
    retire: { word: 'ID', run: async (_, id) => report('Retired', await retireAffirmation(id)) },
    restore: { word: 'ID', run: async (_, id) => report('Published again', await restoreAffirmation(id)) }
  }
})

function changesOf(values: Parameters<typeof lineChanges>[0]) {
  return lineChanges({ ...values, text: values.text === undefined ? undefined : typeset(values.text) })
}

function report(what: string, line: EditableAffirmation): void {
  console.log(`${what}:\n${lineDetails(line)}`)
}

function warn(text: string): void {
  if (text) for (const warning of affirmationWarnings(text)) console.warn(`Warning: ${warning}`)
}
