/** `npm run affirmations`: what operators do with the affirmations of the site. */

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
import { draftChanges } from '../lib/submissions/review-command'
import { affirmationDetails } from '../lib/submissions/review-display'

const USAGE = `npm run affirmations -- COMMAND

  show ID         all that is known of an affirmation
  add --category NAME --text TEXT --tags a,b --for AUDIENCE
                  publishes a new affirmation
  edit ID [--text TEXT] [--category NAME] [--tags a,b] [--for AUDIENCE]
                  changes an affirmation; its address stays
  retire ID       takes an affirmation off the site; its address answers 410 Gone
  restore ID      puts a retired affirmation back

  ID              the id or the address (slug) of an affirmation
  NAME            daily, health, success, love, gratitude or weekly
  --tags          one to six, exactly one of gentle, moderate, bold, and the subcategory if one fits
  AUDIENCE        anyone, list (of its subcategory), or the id of a situation, such as exams`

await runCommand({
  usage: USAGE,
  options: { text: STRING, category: STRING, tags: STRING, for: STRING },
  action: {
    show: {
      word: 'ID',
      run: async (_, id) => {
        const affirmation = await findEditableAffirmation(id)
        if (!affirmation) throw new Error(`There is no affirmation "${id}".`)
        console.log(affirmationDetails(affirmation))
      }
    },
    add: {
      takes: ['text', 'category', 'tags', 'for'],
      run: async (values) => {
        const { text, category, tags, audience } = changesOf(values)
        if (!text || !category || !tags || !audience) {
          throw new UsageError('--category, --text, --tags and --for are all needed.')
        }
        const [closest] = await similarAffirmations(text, 1)
        if (closest) console.warn(`Warning: ${closest.id} comes close: ${closest.text}`)
        report('Published', await addAffirmation({ text, category, tags, audience }))
      }
    },
    edit: {
      word: 'ID',
      takes: ['text', 'category', 'tags', 'for'],
      run: async (values, id) => {
        const changes = changesOf(values)
        if (Object.keys(changes).length === 0) {
          throw new UsageError('What is to change: --text, --category, --tags or --for?')
        }
        report('Changed', await editAffirmation(id, changes))
      }
    },
    retire: { word: 'ID', run: async (_, id) => report('Retired', await retireAffirmation(id)) },
    restore: { word: 'ID', run: async (_, id) => report('Published again', await restoreAffirmation(id)) }
  }
})

function changesOf(values: Parameters<typeof draftChanges>[0]) {
  return draftChanges({ ...values, text: values.text === undefined ? undefined : typeset(values.text) })
}

function report(done: string, affirmation: EditableAffirmation): void {
  console.log(`${done}:\n${affirmationDetails(affirmation)}`)
  if (affirmation.retiredAt) return
  for (const warning of affirmationWarnings(affirmation)) console.warn(`Warning: ${warning}`)
}
