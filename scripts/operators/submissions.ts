/** `npm run submissions`: the review of what visitors sent in. */
import { userInfo } from 'node:os'
import { type Command, Option } from 'commander'
import { ANYWAY_OPTION, draftOptions, givenDraft, refuseDoubtful } from '../../lib/affirmations/writes/draft-options'
import { similarAffirmations } from '../../lib/affirmations/writes/similarity'
import { affirmationWarnings } from '../../lib/affirmations/writes/validation'
import { nonBlank, npmCommand, runCommand } from '../../lib/cli'
import { routes } from '../../lib/routes'
import type { SubmissionStatus } from '../../lib/submissions/repository'
import {
  approve,
  draftOf,
  findSubmission,
  listSubmissions,
  reject,
  rejectFrom,
  reopen,
  spam
} from '../../lib/submissions/review'
import { draftAdvice, submissionDetails, submissionSummary } from '../../lib/submissions/review-display'
import { reviewSubmissions } from '../../lib/submissions/review-session'

type ApprovalOptions = Parameters<typeof givenDraft>[0] & { by?: string; anyway?: boolean }

interface RejectOptions {
  from?: string
  reason?: string
  quiet?: boolean
  spam?: boolean
  by?: string
}

const STATUSES: readonly string[] = ['pending', 'approved', 'rejected'] satisfies SubmissionStatus[]
const ID = 'the beginning of an id is enough, as long as only one begins so'
const BY = ['--by <NAME>', 'who decides: your user name unless given'] as const

const program = npmCommand('submissions', 'Lists what visitors sent in, and decides on it.')

program
  .command('list')
  .description('list what was sent in, the oldest first')
  .addOption(new Option('--status <STATUS>').choices(STATUSES).default('pending'))
  .action(list)

program
  .command('show')
  .description('print all that is known of one, and published affirmations that come close')
  .argument('<ID>', ID)
  .action(async (id: string) => {
    const submission = await findSubmission(id)
    console.log(submissionDetails(submission))
    if (submission.status !== 'pending') return
    const draft = draftOf(submission)
    const advice = draftAdvice(submission, draft, await similarAffirmations(draft.text))
    if (advice) console.log(advice)
  })

const approval = program
  .command('approve')
  .description('publish one, as it is or changed; tags are "gentle" unless given; without --for it is not drawn')
  .argument('<ID>', ID)
for (const option of draftOptions()) approval.addOption(option)
approval
  .option(...BY)
  .option(...ANYWAY_OPTION)
  .action(approveOne)

program
  .command('reject')
  .description(
    'keep one off the site, or all that a sender has pending; if e-mail is set up, the author is told the reason'
  )
  .argument('[ID]', ID)
  .option('--from <ADDRESS>', 'all that this address, or another one of its mailbox, has pending', nonBlank)
  .option('--reason <TEXT>', 'what the author is told', nonBlank)
  .option('--quiet', 'send no e-mail')
  .option('--spam', 'the reason is spam, and no e-mail is sent')
  .option(...BY)
  .action(rejectOnes)

program
  .command('reopen')
  .description('make a decided one pending again; what was published is retired')
  .argument('<ID>', ID)
  .action(async (id: string) => {
    const { status, affirmationId, ...submission } = await reopen((await findSubmission(id)).id)
    console.log(
      `${submission.id} was ${status} and is pending again.${affirmationId ? ` Retired ${affirmationId}.` : ''}`
    )
  })

program
  .command('review')
  .description('walk through the pending ones, with one key each')
  .option(...BY)
  .action(async ({ by }: { by?: string }) => {
    const { stdin, stdout } = process
    if (!stdin.isTTY || !stdout.isTTY) {
      throw new Error('review needs a terminal, for its keys. Elsewhere there are list, show, approve and reject.')
    }
    await reviewSubmissions({ input: stdin, output: stdout }, operatorName(by))
  })

await runCommand(program, { database: 'migrate', about: 'submissions' })

async function approveOne(id: string, given: ApprovalOptions): Promise<void> {
  const { by, anyway, ...changes } = given
  const submission = await findSubmission(id)
  const draft = draftOf(submission, givenDraft(changes))
  if (!anyway && submission.status === 'pending') await refuseDoubtful(draft)
  const published = await approve(submission.id, draft, operatorName(by))
  for (const warning of affirmationWarnings(published)) console.warn(`Warning: ${warning}`)
  console.log(`Published as ${published.id}, ${routes.affirmation(published.slug)}`)
  if (published.audience === null) {
    console.log(`It is not drawn until it is sorted: npm run affirmations -- edit ${published.id} --for anyone`)
  }
}

async function rejectOnes(id: string | undefined, options: RejectOptions, command: Command): Promise<void> {
  const { from, reason, quiet = false, spam: isSpam, by } = options
  if ((id === undefined) === (from === undefined)) command.error('error: give either an ID or --from ADDRESS')
  if (!reason && !quiet && !isSpam) {
    command.error('error: the author is told why: give --reason, or send nothing with --quiet or --spam')
  }
  const operator = operatorName(by)
  const rejection = isSpam ? spam(operator) : { reason: reason ?? null, by: operator, quiet }
  if (from !== undefined) return console.log(`Rejected ${await rejectFrom(from, rejection)} from ${from}.`)
  const submission = await findSubmission(id as string)
  await reject(submission.id, rejection)
  console.log(`Rejected ${submission.id}.`)
}

async function list({ status }: { status: SubmissionStatus }): Promise<void> {
  const found = await listSubmissions(status)
  for (const submission of found) console.log(submissionSummary(submission))
  console.log(`${found.length} ${status}`)
}

/** The name given with --by, else the user of the operating system. */
function operatorName(by?: string): string {
  if (by?.trim()) return by.trim()
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}
