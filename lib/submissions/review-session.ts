/** The review of pending submissions on a terminal, one key each. */
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { categoryNames } from '@/content/types'
import { normalizeText } from '../affirmations/corpus/normalize-text'
import { knownAudience, unknownTags } from '../affirmations/writes/draft-options'
import { similarAffirmations } from '../affirmations/writes/similarity'
import type { AffirmationDraft } from '../affirmations/writes/validation'
import { findCategory } from '../content/taxonomy'
import { visible } from '../content/text/printable'
import { routes } from '../routes'
import type { Submission } from './repository'
import { approve, countSubmissions, draftOf, findSubmission, listSubmissions, reject, spam } from './review'
import { draftAdvice, submissionDetails } from './review-display'

interface Terminal {
  /** In raw mode a terminal reports keys as they are pressed. */
  input: Readable & { setRawMode?(raw: boolean): unknown }
  output: Writable
}

type ReviewResult = 'decided' | 'skipped' | 'quit'

const KEYS = 'a approve, e edit and approve, t tags, c category, r reject, x spam, s skip, q quit '
const AUDIENCE = 'For (anyone, list, a situation such as exams, or unsorted): '
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

/** Shows the pending submissions one by one, the oldest first, until the reviewer quits. */
export async function reviewSubmissions(terminal: Terminal, by: string): Promise<void> {
  const say = (text: string) => terminal.output.write(`${text}\n`)
  const counts = { decided: 0, skipped: 0, quit: 0 }
  let after: Submission | undefined
  while (counts.quit === 0) {
    const [submission] = await listSubmissions('pending', { after, limit: 1 })
    if (!submission) break
    after = submission
    say(`\n${submissionDetails(submission)}`)
    counts[await reviewOne(terminal, submission, by)] += 1
  }
  const left = await countSubmissions('pending')
  say(`\n${counts.decided} decided, ${counts.skipped} skipped; still pending: ${left}.`)
}

async function reviewOne(terminal: Terminal, submission: Submission, by: string): Promise<ReviewResult> {
  const say = (text: string) => terminal.output.write(`${text}\n`)
  let draft = draftOf(submission)
  await advise(terminal, submission, draft)
  for (;;) {
    const key = await choose(terminal, KEYS)
    if (key === 's') return 'skipped'
    if (key === 'q' || isEnd(key)) return 'quit'
    try {
      if (key === 'e') {
        const text = await ask(terminal, 'Text: ', visible(draft.text))
        if (!text) continue
        draft = { ...draft, text: normalizeText(text) }
      }
      if (key === 'a' || key === 'e') {
        const sorted = await askAudience(terminal, draft)
        if (!sorted) continue
        return await publish(terminal, submission, sorted, by)
      }
      if (key === 'r') {
        const reason = await ask(terminal, 'Why, in words for the author: ')
        if (!reason) continue
        await reject(submission.id, { reason, by })
        say('Rejected.')
        return 'decided'
      }
      if (key === 'x') {
        await reject(submission.id, spam(by))
        say('Rejected as spam; nobody is told.')
        return 'decided'
      }
      if (key === 't') draft = await askTags(terminal, draft)
      if (key === 'c') draft = await chooseCategory(terminal, draft)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      if ((await findSubmission(submission.id)).status !== 'pending') return 'skipped'
    }
  }
}

async function advise({ output }: Terminal, submission: Submission, draft: AffirmationDraft): Promise<void> {
  const advice = draftAdvice(submission, draft, await similarAffirmations(draft.text))
  if (advice) output.write(`${advice}\n`)
}

/** The tags as they are typed; asked again about one that no affirmation has. */
async function askTags(terminal: Terminal, draft: AffirmationDraft): Promise<AffirmationDraft> {
  const typed = await ask(terminal, 'Tags: ', draft.tags.join(', '))
  const tags = typed.split(',').flatMap((tag) => tag.trim() || [])
  if (tags.length === 0) return draft
  const questions = await unknownTags(tags)
  if (questions.length > 0) {
    terminal.output.write(`${questions.map(visible).join('\n')}\n`)
    if ((await choose(terminal, 'Keep it? y yes, n no ')) !== 'y') return draft
  }
  terminal.output.write(`Tags: ${tags.map(visible).join(', ')}\n`)
  return { ...draft, tags }
}

/** Another category; its subcategories are others, so their tags go. */
async function chooseCategory(terminal: Terminal, draft: AffirmationDraft): Promise<AffirmationDraft> {
  const names = categoryNames.map((name, index) => `${index + 1} ${name}`).join(', ')
  const category = categoryNames[Number(await choose(terminal, `${names}, b back `)) - 1]
  if (category === undefined) return draft
  const foreign = findCategory(draft.category).subcategories.map(({ id }) => id)
  terminal.output.write(`Category: ${category}\n`)
  return { ...draft, category, tags: draft.tags.filter((tag) => category === draft.category || !foreign.includes(tag)) }
}

/** Asks whom the affirmation is for, as `approve` takes it with --for. @returns undefined if the reviewer goes back */
async function askAudience(terminal: Terminal, draft: AffirmationDraft): Promise<AffirmationDraft | undefined> {
  const typed = await ask(terminal, AUDIENCE)
  return typed ? { ...draft, audience: typed === 'unsorted' ? null : knownAudience(typed) } : undefined
}

async function publish(
  { output }: Terminal,
  submission: Submission,
  draft: AffirmationDraft,
  by: string
): Promise<ReviewResult> {
  const { id, slug } = await approve(submission.id, draft, by)
  output.write(`Published as ${id}, ${routes.affirmation(slug)}\n`)
  return 'decided'
}

/** Shows the keys and returns the pressed one; empty at the end of the input. */
async function choose(terminal: Terminal, keys: string): Promise<string> {
  terminal.output.write(keys)
  const key = await readKey(terminal)
  terminal.output.write(`> ${/^[a-z1-9]$/.test(key) ? key : ''}\n`)
  return key
}

function isEnd(key: string): boolean {
  return key === '' || key === CTRL_C || key === CTRL_D
}

/** The next key, in lower case; empty at the end of the input. Of a pasted text only the first character counts. */
function readKey({ input }: Terminal): Promise<string> {
  return new Promise((resolve) => {
    const done = (key: string) => {
      input.off('data', press).off('end', end).pause()
      input.setRawMode?.(false)
      resolve(key)
    }
    const press = (data: Buffer | string) => done(String(data).charAt(0).toLowerCase())
    const end = () => done('')
    input.setRawMode?.(true)
    input.on('data', press).on('end', end).resume()
    if (input.readableEnded) end()
  })
}

/** A line of text; empty if the reviewer cancels with Ctrl-C or Ctrl-D. */
async function ask({ input, output }: Terminal, question: string, given = ''): Promise<string> {
  const lines = createInterface({ input, output, terminal: true, historySize: 0 })
  const stopped = new AbortController()
  lines.once('SIGINT', () => stopped.abort()).once('close', () => stopped.abort())
  try {
    const answer = lines.question(question, { signal: stopped.signal })
    lines.write(given)
    return (await answer).trim()
  } catch (error) {
    if (!stopped.signal.aborted) throw error
    output.write('\n')
    return ''
  } finally {
    lines.close()
  }
}
