/** Submissions as operators read them on a terminal. Texts of strangers are made printable. */
import { NEAR_COPY_OVERLAP } from '../affirmations/corpus/rules'
import type { SimilarAffirmation } from '../affirmations/writes/similarity'
import { type AffirmationDraft, affirmationErrors, affirmationWarnings } from '../affirmations/writes/validation'
import { utcDate, utcMinute } from '../calendar/utc-date'
import { formatFields, printable, printableLines } from '../content/text/printable'
import { truncateAtWord } from '../content/text/truncate'
import type { Submission } from './repository'

/** What stands in place of a name and an address that are no longer kept. */
const BLANKED = '(not kept)'
/** The length of an id in the list; commands take any unique beginning. */
const SHORT_ID = 8
const NAME_WIDTH = 18
const TEXT_WIDTH = 70

/** One line of a list. */
export function submissionSummary(submission: Submission): string {
  const { id, submittedAt, category, name, affirmationText } = submission
  const day = utcDate(submittedAt)
  const author = truncateAtWord(printable(name || BLANKED), NAME_WIDTH).padEnd(NAME_WIDTH)
  const words = truncateAtWord(printableLines(affirmationText).join(' / '), TEXT_WIDTH)
  return `${id.slice(0, SHORT_ID)}  ${day}  ${category.padEnd(9)}  ${author}  ${words}`
}

/** All fields of a submission. */
export function submissionDetails(submission: Submission): string {
  const { id, name, email, category, affirmationText, submittedAt } = submission
  const { status, decidedAt, decidedBy, decisionReason, affirmationId } = submission
  return formatFields([
    ['Submission', [id]],
    ['Sent', [`${utcMinute(submittedAt)} by ${email ? `${printable(name)} <${printable(email)}>` : BLANKED}`]],
    ['Category', [category]],
    ['Text', printableLines(affirmationText)],
    ['Status', [decidedAt ? `${status} by ${printable(decidedBy ?? '')}, ${utcMinute(decidedAt)}` : status]],
    ['Why', decisionReason ? printableLines(decisionReason) : []],
    ['Published', affirmationId ? [affirmationId] : []]
  ])
}

/** Advice for a reviewer about the affirmation that would be published. */
export function draftAdvice(submission: Submission, draft: AffirmationDraft, similar: SimilarAffirmation[]): string {
  return formatFields([
    ['Would read', draft.text === submission.affirmationText ? [] : [printable(draft.text)]],
    ['Cannot be', affirmationErrors(draft)],
    ['Style', affirmationWarnings(draft).map(printable)],
    ['Close to', similar.map(describeSimilar)]
  ])
}

function describeSimilar({ id, text, overlap }: SimilarAffirmation): string {
  const verdict = overlap >= NEAR_COPY_OVERLAP ? 'says nearly the same' : 'comes close'
  return `${id} ${verdict} (${Math.round(overlap * 100)} %): ${printable(text)}`
}
