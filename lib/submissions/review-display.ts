/** Submissions and affirmations as operators read them on a terminal. Texts of strangers are made printable. */

import { NEAR_COPY_OVERLAP } from '../affirmations/corpus-rules'
import type { FoundAffirmation } from '../affirmations/find-by-words'
import type { SimilarAffirmation } from '../affirmations/similarity'
import type { EditableAffirmation } from '../affirmations/types'
import { utcDay, utcMinute } from '../affirmations/utc-day'
import { type AffirmationDraft, affirmationErrors, affirmationWarnings } from '../affirmations/validation'
import { printable, printableLines } from '../content/printable'
import { truncateAtWord } from '../content/truncate'
import { routes } from '../site/routes'
import type { Submission } from './types'

const LABEL_WIDTH = 12
/** In place of a name and an address that are no longer kept. */
const BLANKED = '(not kept)'
/** The length of an id in the list; commands take any unique beginning. */
const SHORT_ID = 8
const NAME_WIDTH = 18
const TEXT_WIDTH = 70
const SUMMARY_ID = 16
const SUMMARY_STATE = 12

export function shortId({ id }: Submission): string {
  return id.slice(0, SHORT_ID)
}

/** One line of a list. */
export function submissionSummary(submission: Submission): string {
  const { submittedAt, category, name, text } = submission
  const day = utcDay(submittedAt)
  const author = truncateAtWord(printable(name || BLANKED), NAME_WIDTH).padEnd(NAME_WIDTH)
  const words = truncateAtWord(printableLines(text).join(' / '), TEXT_WIDTH)
  return `${shortId(submission)}  ${day}  ${category.padEnd(9)}  ${author}  ${words}`
}

/** All fields of a submission. */
export function submissionDetails(submission: Submission): string {
  const { id, name, email, category, text, submittedAt, status, decidedAt, decidedBy, reason, affirmationId } =
    submission
  return fields([
    ['Submission', [id]],
    ['Sent', [`${utcMinute(submittedAt)} by ${email ? `${printable(name)} <${printable(email)}>` : BLANKED}`]],
    ['Category', [category]],
    ['Text', printableLines(text)],
    ['Status', [decidedAt ? `${status} by ${printable(decidedBy ?? '')}, ${utcMinute(decidedAt)}` : status]],
    ['Why', reason ? printableLines(reason) : []],
    ['Published', affirmationId ? [affirmationId] : []]
  ])
}

/** What a reviewer should know about the affirmation that would be published. */
export function draftAdvice(submission: Submission, draft: AffirmationDraft, similar: SimilarAffirmation[]): string {
  return fields([
    ['Would read', draft.text === submission.text ? [] : [printable(draft.text)]],
    ['Cannot be', affirmationErrors(draft)],
    ['Style', affirmationWarnings(draft).map(printable)],
    ['Close to', similar.map(describeSimilar)]
  ])
}

/** One line of a list of affirmations. */
export function affirmationSummary({ id, category, audience, text, retiredAt }: FoundAffirmation): string {
  const state = retiredAt ? 'retired' : (audience ?? 'not sorted')
  return `${id.padEnd(SUMMARY_ID)}  ${category.padEnd(9)}  ${state.padEnd(SUMMARY_STATE)}  ${printable(text)}`
}

/** All fields of an affirmation. */
export function affirmationDetails(affirmation: EditableAffirmation): string {
  const { id, slug, text, category, tags, audience, ladder, origin, createdAt, updatedAt, retiredAt } = affirmation
  return fields([
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

function describeSimilar({ id, text, overlap }: SimilarAffirmation): string {
  const verdict = overlap >= NEAR_COPY_OVERLAP ? 'says nearly the same' : 'comes close'
  return `${id} ${verdict} (${Math.round(overlap * 100)} %): ${printable(text)}`
}

/** Labeled lines, each further line of a field below its first. Fields without lines are left out. */
function fields(all: [label: string, lines: string[]][]): string {
  return all
    .flatMap(([label, lines]) => lines.map((line, index) => (index === 0 ? label : '').padEnd(LABEL_WIDTH) + line))
    .join('\n')
}
