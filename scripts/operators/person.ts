/** `npm run person -- export|erase ADDRESS`: what a person may ask for: everything that is known of them, or its deletion. */
import { emailAddress, npmCommand, runCommand } from '../../lib/cli'
import { erasePerson, exportPerson } from '../../lib/submissions/person'

const program = npmCommand('person', 'Exports or erases everything that is known of one person.')

program
  .command('export')
  .description('print it as JSON: npm run --silent person -- export ann@example.org > ann.json')
  .argument('<ADDRESS>', 'an e-mail address', emailAddress)
  .action(async (email: string) => console.log(JSON.stringify(await exportPerson(email), null, 2)))

program
  .command('erase')
  .description('erase it; published affirmations stay, without a name')
  .argument('<ADDRESS>', 'an e-mail address', emailAddress)
  .action(async (email: string) => {
    const { subscribers, queued, deleted, blanked } = await erasePerson(email)
    console.log(
      `${subscribers} taken off the list, ${queued} queued e-mails deleted, ${deleted} pending submissions deleted,`
    )
    console.log(`${blanked} decided submissions without name and address from now on.`)
    console.log(
      'A hash of the address stays if it was on the list, so that nobody can have it written to again without'
    )
    console.log('its owner’s consent (GDPR, articles 17(3) and 21). Backups have the address until they are deleted.')
  })

await runCommand(program, { database: 'migrate' })
