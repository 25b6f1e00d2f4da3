/** `npm run content:citations`: asks Crossref which studies have been retracted or corrected, and notes the day. */
import { citationCheck } from '../../content/science/citations'
import { studies } from '../../content/science/studies'
import { utcDate } from '../../lib/calendar/utc-date'
import { npmCommand, runCommand } from '../../lib/cli'
import { buildContent } from '../../lib/content/source/build-content'
import { checkCitations, isTakenBack, writeCitations } from '../../lib/content/studies/citation-check'
import { CROSSREF } from '../../lib/content/studies/crossref'

const FILE = 'content/science/citations.yaml'
const description = 'Asks Crossref about every DOI of the study list: retractions, concerns, corrections.'

const program = npmCommand('content:citations', description)
  .option('--origin <url>', 'where Crossref’s API is', CROSSREF)
  .action(async ({ origin }: { origin: string }) => {
    const check = await checkCitations(studies, utcDate(new Date()), origin).catch(({ message }: Error) => {
      const last = citationCheck.lastChecked
      throw new Error(
        `Not checked: ${message}. ${FILE} stays as it is: ${last ? `last checked on ${last}` : 'never checked so far'}.`
      )
    })
    writeCitations(FILE, check)
    buildContent()
    for (const { study, type, doi, day } of check.notices) {
      console.log(`${study}: ${type.replaceAll('_', ' ')}, https://doi.org/${doi}${day ? ` of ${day}` : ''}`)
    }
    console.log(`${studies.length - check.unchecked.length} of ${studies.length} studies checked, see ${FILE}.`)
    if (check.unchecked.length > 0) console.log(`Unknown to Crossref: ${check.unchecked.join(', ')}.`)
    if (check.notices.some(isTakenBack))
      throw new Error('A study has been retracted: npm run content:check says where it is cited.')
  })

await runCommand(program)
