/** `npm run affirmations`: what operators do with the affirmations of the site. */
import { type Command, Option } from 'commander'
import { type CategoryName, categoryNames } from '../../content/types'
import { normalizeText } from '../../lib/affirmations/corpus/normalize-text'
import { findByWords, listAffirmations } from '../../lib/affirmations/reads/operator-search'
import type { EditableAffirmation } from '../../lib/affirmations/types'
import { ANYWAY_OPTION, draftOptions, givenDraft, refuseDoubtful } from '../../lib/affirmations/writes/draft-options'
import {
  addAffirmation,
  editAffirmation,
  findEditableAffirmation,
  restoreAffirmation,
  retireAffirmation
} from '../../lib/affirmations/writes/publishing'
import { type AffirmationDraft, affirmationWarnings } from '../../lib/affirmations/writes/validation'
import { utcMinute } from '../../lib/calendar/utc-date'
import { npmCommand, runCommand } from '../../lib/cli'
import { formatFields, printable } from '../../lib/content/text/printable'
import { routes } from '../../lib/routes'

const ID = 'the id or the address (slug) of an affirmation'

interface ListOptions {
  category?: CategoryName
  from?: string
  retired?: boolean
}

const ORIGINS = ['corpus', 'visitor', 'operator']
const ID_WIDTH = 16
const STATE_WIDTH = 12

const program = npmCommand('affirmations', 'Lists, finds, shows, adds, changes and retires affirmations.')

program
  .command('list')
  .description('list affirmations, in the order of their ids')
  .addOption(new Option('--category <NAME>').choices(categoryNames))
  .addOption(new Option('--from <ORIGIN>', 'only those of this source').choices(ORIGINS))
  .option('--retired', 'those that are off the site')
  .action(list)

program
  .command('search')
  .description('find affirmations whose text has all of these words')
  .argument('<WORD...>')
  .action(async (words: string[]) => {
    const wanted = words.flatMap((word) => word.split(/\s+/)).filter(Boolean)
    if (wanted.length === 0) throw new Error('There is no word to search for.')
    const found = await findByWords(wanted)
    for (const affirmation of found) console.log(affirmationSummary(affirmation))
    console.log(`${found.length} found`)
  })

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
add.option(...ANYWAY_OPTION)
add.action(async (given: Omit<AffirmationDraft, 'audience'> & { for: string; anyway?: boolean }) => {
  const { for: audience, anyway, ...rest } = given
  const draft = { ...rest, audience, text: normalizeText(given.text) }
  if (!anyway) await refuseDoubtful(draft)
  report('Published', await addAffirmation(draft))
})

const edit = program.command('edit').description('change an affirmation; its address stays').argument('<ID>', ID)
for (const option of draftOptions()) edit.addOption(option)
edit.option(...ANYWAY_OPTION)
edit.action(async (id: string, options: Parameters<typeof givenDraft>[0] & { anyway?: boolean }, command: Command) => {
  const { anyway, ...given } = options
  if (Object.keys(given).length === 0) command.error('error: --text, --category, --tags or --for is needed')
  const changes = givenDraft(given)
  if (!anyway) await refuseDoubtful({ tags: changes.tags })
  report(
    'Changed',
    await editAffirmation(id, changes.text === undefined ? changes : { ...changes, text: normalizeText(changes.text) })
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

async function list({ category, from: origin, retired = false }: ListOptions): Promise<void> {
  const found = await listAffirmations({ category, origin, isRetired: retired })
  for (const affirmation of found) console.log(affirmationSummary(affirmation))
}

function report(done: string, affirmation: EditableAffirmation): void {
  console.log(`${done}:\n${affirmationDetails(affirmation)}`)
  if (affirmation.retiredAt) return
  for (const warning of affirmationWarnings(affirmation)) console.warn(`Warning: ${warning}`)
}

type FoundAffirmation = Awaited<ReturnType<typeof listAffirmations>>[number]

/** One line of a list of affirmations. */
function affirmationSummary({ id, category, audience, text, retiredAt }: FoundAffirmation): string {
  const state = retiredAt ? 'retired' : (audience ?? 'not sorted')
  return `${id.padEnd(ID_WIDTH)}  ${category.padEnd(9)}  ${state.padEnd(STATE_WIDTH)}  ${printable(text)}`
}

/** All fields of an affirmation. */
function affirmationDetails(affirmation: EditableAffirmation): string {
  const { id, slug, text, category, tags, audience, ladder, origin, createdAt, updatedAt, retiredAt } = affirmation
  return formatFields([
    ['Affirmation', [id]],
    ['Address', [routes.affirmation(slug)]],
    ['Text', [printable(text)]],
    ['Category', [category]],
    ['Tags', [tags.join(', ')]],
    ['For', [audience ?? 'not sorted yet: it is not drawn']],
    ['Ladder', ladder ? [ladder] : []],
    ['From', [origin]],
    ['Created', [utcMinute(createdAt)]],
    ['Changed', [utcMinute(updatedAt)]],
    ['Retired', retiredAt ? [utcMinute(retiredAt)] : []]
  ])
}
