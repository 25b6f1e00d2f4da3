/** `npm run submissions`: the review of what visitors sent in. */

import { similarAffirmations } from '../lib/affirmations/similarity'
import { affirmationWarnings } from '../lib/affirmations/validation'
import { required, runCommand, STRING, UsageError } from '../lib/cli'
import { routes } from '../lib/site/routes'
import { approve, countSubmissions, draftOf, findSubmission, listSubmissions, reject } from '../lib/submissions/review'
import { draftChanges, operatorName } from '../lib/submissions/review-command'
import { draftAdvice, shortId, submissionDetails, submissionSummary } from '../lib/submissions/review-display'
import { reviewSubmissions } from '../lib/submissions/review-session'
import type { SubmissionStatus } from '../lib/submissions/types'

const USAGE = `npm run submissions -- COMMAND

  list [--status pending|approved|rejected] [--after ID] [--limit N]
                  what was sent in, the oldest first: pending ones, 20 at a time
  show ID         all that is known of one, and published lines that come close
  approve ID [--for AUDIENCE] [--text TEXT] [--category NAME] [--tags a,b]
                  publishes it, as it is or changed; tags are "gentle" unless given; without --for it is not drawn
  reject ID --reason TEXT
                  keeps it off the site; where mails are sent, its author is told the reason
  review          walks through the pending ones, with one key each

  AUDIENCE        anyone, list (of its subcategory), or the id of a situation, such as exams
  --by NAME       who decides: your user name unless given
  ID              the beginning of an id is enough, as long as only one begins so`

const STATUSES: readonly string[] = ['pending', 'approved', 'rejected'] satisfies SubmissionStatus[]
const PAGE = 20

await runCommand({
  usage: USAGE,
  options: {
    status: STRING,
    after: STRING,
    limit: STRING,
    text: STRING,
    category: STRING,
    tags: STRING,
    for: STRING,
    reason: STRING,
    by: STRING
  },
  action: {
    list: {
      takes: ['status', 'after', 'limit'],
      run: ({ status, after, limit }) => list(status, after, limit)
    },
    show: {
      word: 'ID',
      run: async (_, id) => {
        const submission = await findSubmission(id)
        console.log(submissionDetails(submission))
        if (submission.status !== 'pending') return
        const draft = draftOf(submission)
        const advice = draftAdvice(submission, draft, await similarAffirmations(draft.text))
        if (advice) console.log(advice)
      }
    },
    approve: {
      word: 'ID',
      takes: ['for', 'text', 'category', 'tags', 'by'],
      run: async (values, id) => {
        const changes = draftChanges(values)
        const submission = await findSubmission(id)
        const published = await approve(submission.id, draftOf(submission, changes), operatorName(values.by))
        for (const warning of affirmationWarnings(published)) console.warn(`Warning: ${warning}`)
        console.log(`Published as ${published.id}, ${routes.affirmation(published.slug)}`)
        if (published.audience === null) {
          console.log(`It is not drawn until it is sorted: npm run affirmations -- edit ${published.id} --for anyone`)
        }
      }
    },
    reject: {
      word: 'ID',
      takes: ['reason', 'by'],
      run: async (values, id) => {
        const reason = required(values.reason, '--reason')
        const submission = await findSubmission(id)
        await reject(submission.id, reason, operatorName(values.by))
        console.log(`Rejected ${submission.id}.`)
      }
    },
    review: {
      takes: ['by'],
      run: async ({ by }) => {
        const { stdin, stdout } = process
        if (!stdin.isTTY || !stdout.isTTY) {
          throw new Error('review needs a terminal, for its keys. Elsewhere there are list, show, approve and reject.')
        }
        await reviewSubmissions({ input: stdin, output: stdout }, operatorName(by))
      }
    }
  }
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
