/** `npm run submissions`: the review of what visitors sent in. */
import { parseArgs } from 'node:util'
import { approve, countSubmissions, findSubmission, lineOf, listSubmissions, reject } from '../lib/data/review'
import { similarLines } from '../lib/data/similar'
import type { SubmissionStatus } from '../lib/data/types'
import { lineWarnings } from '../lib/line'
import { lineChanges, operatorName, required, runCommand, UsageError } from '../lib/review/command'
import { reviewSubmissions } from '../lib/review/session'
import { lineAdvice, shortId, submissionDetails, submissionSummary } from '../lib/review/show'
import { routes } from '../lib/routes'

const USAGE = `npm run submissions -- COMMAND

  list [--status pending|approved|rejected] [--after ID] [--limit N]
                  what was sent in, the oldest first: pending ones, 20 at a time
  show ID         all that is known of one, and published lines that come close
  approve ID [--text TEXT] [--category NAME] [--tags a,b]
                  publishes it, as it is or changed; tags are "gentle" unless given
  reject ID --reason TEXT
                  keeps it off the site; where mails are sent, its author is told the reason
  review          walks through the pending ones, with one key each

  --by NAME       who decides: your user name unless given
  ID              the beginning of an id is enough, as long as only one begins so`

const STATUSES: readonly string[] = ['pending', 'approved', 'rejected'] satisfies SubmissionStatus[]
const PAGE = 20

const args = process.argv.slice(2)
await runCommand(USAGE, args, async () => {
  const string = { type: 'string' } as const
  const options = {
    status: string,
    after: string,
    limit: string,
    text: string,
    category: string,
    tags: string,
    reason: string,
    by: string
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, id, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much: put a text in quotes.`)
  const find = () => findSubmission(required(id, 'ID'))
  const by = operatorName(values.by)

  if (command === 'list') await list(values.status, values.after, values.limit)
  else if (command === 'show') {
    const submission = await find()
    console.log(submissionDetails(submission))
    if (submission.status !== 'pending') return
    const line = lineOf(submission)
    const advice = lineAdvice(submission, line, await similarLines(line.text))
    if (advice) console.log(advice)
  } else if (command === 'approve') {
    const submission = await find()
    const line = lineOf(submission, lineChanges(values))
    const published = await approve(submission.id, line, by)
    for (const warning of lineWarnings(line.text)) console.warn(`Warning: ${warning}`)
    console.log(`Published as ${published.id}, ${routes.affirmation(published.slug)}`)
  } else if (command === 'reject') {
    const reason = required(values.reason, '--reason')
    const submission = await find()
    await reject(submission.id, reason, by)
    console.log(`Rejected ${submission.id}.`)
  } else if (command === 'review') {
    const { stdin, stdout } = process
    if (!stdin.isTTY || !stdout.isTTY) {
      throw new Error('review needs a terminal, for its keys. Elsewhere there are list, show, approve and reject.')
    }
    await reviewSubmissions({ input: stdin, output: stdout }, by)
  } else throw new UsageError(`There is no command "${command ?? ''}".`)
})

async function list(status = 'pending', after?: string, limit = String(PAGE)): Promise<void> {
  if (!STATUSES.includes(status)) throw new UsageError(`--status is one of ${STATUSES.join(', ')}.`)
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit is a number from 1 to 9999.')
  const page = { after: after === undefined ? undefined : await findSubmission(after), limit: Number(limit) }
  const found = await listSubmissions(status as SubmissionStatus, page)
  for (const submission of found) console.log(submissionSummary(submission))
  const last = found.length === page.limit ? found.at(-1) : undefined
  const total = await countSubmissions(status as SubmissionStatus)
  console.log(
    `${total} ${status}${last && total > found.length ? `; for the next ones: --after ${shortId(last)}` : ''}`
  )
}
