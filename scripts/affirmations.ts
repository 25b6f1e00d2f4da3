/** `npm run affirmations`: what operators do with the affirmations of the site. */
import type { Command } from 'commander'
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
import { type AffirmationDraft, affirmationWarnings } from '../lib/affirmations/validation'
import { npmCommand, runCommand } from '../lib/cli'
import { draftOptions, givenDraft } from '../lib/submissions/review-command'
import { affirmationDetails } from '../lib/submissions/review-display'

const ID = 'the id or the address (slug) of an affirmation'

const program = npmCommand('affirmations', 'Shows, adds, changes and retires affirmations.')

program
  .command('show')
  .description('print all that is known of an affirmation')
  .argument('<ID>', ID)
  .action(async (id: string) => {
    const affirmation = await findEditableAffirmation(id)
    if (!affirmation) throw new Error(`There is no affirmation "${id}".`)
    console.log(affirmationDetails(affirmation))
  })

const add = program.command('add').description('publish a new affirmation')
for (const option of draftOptions()) add.addOption(option.makeOptionMandatory())
add.action(async (given: Omit<AffirmationDraft, 'audience'> & { for: string }) => {
  const { for: audience, ...rest } = given
  const draft = { ...rest, audience, text: typeset(given.text) }
  const [closest] = await similarAffirmations(draft.text, 1)
  if (closest) console.warn(`Warning: ${closest.id} comes close: ${closest.text}`)
  report('Published', await addAffirmation(draft))
})

const edit = program.command('edit').description('change an affirmation; its address stays').argument('<ID>', ID)
for (const option of draftOptions()) edit.addOption(option)
edit.action(async (id: string, given: Parameters<typeof givenDraft>[0], command: Command) => {
  if (Object.keys(given).length === 0) command.error('error: --text, --category, --tags or --for is needed')
  const changes = givenDraft(given)
  report(
    'Changed',
    await editAffirmation(id, changes.text === undefined ? changes : { ...changes, text: typeset(changes.text) })
  )
})

program
  .command('retire')
  .description('take an affirmation off the site; its address returns 410 Gone')
  .argument('<ID>', ID)
  .action(async (id: string) => report('Retired', await retireAffirmation(id)))

program
  .command('restore')
  .description('put a retired affirmation back')
  .argument('<ID>', ID)
  .action(async (id: string) => report('Published again', await restoreAffirmation(id)))

await runCommand(program, { database: 'migrate' })

function report(done: string, affirmation: EditableAffirmation): void {
  console.log(`${done}:\n${affirmationDetails(affirmation)}`)
  if (affirmation.retiredAt) return
  for (const warning of affirmationWarnings(affirmation)) console.warn(`Warning: ${warning}`)
}
