/** Submissions and lines as operators read them on a terminal. What strangers wrote comes out printable. */

import { NEAR_DUPLICATE_OVERLAP } from '../affirmations/rules'
import type { SimilarAffirmation } from '../affirmations/similarity'
import type { EditableAffirmation, Submission } from '../affirmations/types'
import { utcDay, utcMinute } from '../affirmations/utc-day'
import { type AffirmationDraft, affirmationErrors, affirmationWarnings } from '../affirmations/validation'
import { printable, printableLines } from '../content/printable'
import { truncateAtWord } from '../content/truncate'
import { routes } from '../site/routes'

const LABEL_WIDTH = 12
/** How much of an id the list shows; commands take any beginning that only one has. */
const SHORT_ID = 8
const NAME_WIDTH = 18
const TEXT_WIDTH = 70

export function shortId({ id }: Submission): string {
  return id.slice(0, SHORT_ID)
}

/** One line of a list. */
export function submissionSummary(submission: Submission): string {
  const { submittedAt, category, name, text } = submission
  const day = utcDay(submittedAt)
  const author = truncateAtWord(printable(name), NAME_WIDTH).padEnd(NAME_WIDTH)
  const words = truncateAtWord(printableLines(text).join(' / '), TEXT_WIDTH)
  return `${shortId(submission)}  ${day}  ${category.padEnd(9)}  ${author}  ${words}`
}

/** All that is known of a submission. */
export function submissionDetails(submission: Submission): string {
  const { id, name, email, category, text, submittedAt, status, decidedAt, decidedBy, reason, affirmationId } =
    submission
  return fields([
    ['Submission', [id]],
    ['Sent', [`${utcMinute(submittedAt)} by ${printable(name)} <${printable(email)}>`]],
    ['Category', [category]],
    ['Text', printableLines(text)],
    ['Status', [decidedAt ? `${status} by ${printable(decidedBy ?? '')}, ${utcMinute(decidedAt)}` : status]],
    ['Why', reason ? printableLines(reason) : []],
    ['Published', affirmationId ? [affirmationId] : []]
  ])
}

/** What a reviewer should know of the line that would be published. */
export function lineAdvice(submission: Submission, line: AffirmationDraft, similar: SimilarAffirmation[]): string {
  return fields([
    ['Would read', line.text === submission.text ? [] : [printable(line.text)]],
    ['Cannot be', affirmationErrors(line)],
    ['Style', affirmationWarnings(line.text).map(printable)],
    ['Close to', similar.map(describeSimilar)]
  ])
}

/** All that is known of a line. */
export function lineDetails(line: EditableAffirmation): string {
  const { id, slug, text, category, tags, origin, createdAt, updatedAt, retiredAt } = line
  return fields([
    ['Affirmation', [id]],
    ['Address', [routes.affirmation(slug)]],
    ['Text', [printable(text)]],
    ['Category', [category]],
    ['Tags', [tags.join(', ')]],
    ['From', [origin]],
    ['Created', [utcMinute(createdAt)]],
    ['Changed', [utcMinute(updatedAt)]],
    ['Retired', retiredAt ? [utcMinute(retiredAt)] : []]
  ])
}

function describeSimilar({ id, text, overlap }: SimilarAffirmation): string {
  const verdict = overlap >= NEAR_DUPLICATE_OVERLAP ? 'says nearly the same' : 'comes close'
  return `${id} ${verdict} (${Math.round(overlap * 100)} %): ${printable(text)}`
}

/** Labeled lines, each further line of a field under its first; fields without lines are left out. */
function fields(all: [label: string, lines: string[]][]): string {
  return all
    .flatMap(([label, lines]) => lines.map((line, index) => (index === 0 ? label : '').padEnd(LABEL_WIDTH) + line))
    .join('\n')
}
