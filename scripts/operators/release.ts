/** `npm run release`: lists the releases, or chooses the one that the next start takes: `npm run release -- use NAME`. */

import { commitOf, releases, selectedRelease, selectRelease } from '../../lib/build/releases'
import { npmCommand, runCommand } from '../../lib/cli'

const program = npmCommand('release', 'Lists the releases that builds have made, or chooses one.')

program
  .command('list', { isDefault: true })
  .description('list the releases; the next start takes the one with the star')
  .action(list)

program
  .command('use')
  .description('choose the release that the next start takes')
  .argument('<NAME>', 'one of the list, or "previous" for the one before the current one')
  .action((name: string) => {
    selectRelease(name === 'previous' ? previous() : name)
    list()
    console.log(
      'The running site is still the old one. Restart it now, with systemd: systemctl restart daily-affirmations'
    )
  })

await runCommand(program)

function list(): void {
  for (const name of releases()) console.log(`${name === selectedRelease() ? '*' : ' '} ${name}  ${commitOf(name)}`)
}

function previous(): string {
  const all = releases()
  const name = all[all.indexOf(selectedRelease() ?? '') - 1]
  if (!name) throw new Error('There is no release before the current one.')
  return name
}
