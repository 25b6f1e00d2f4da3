/** The review of pending submissions on a terminal, one key each. */
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { similarAffirmations } from '../affirmations/similarity'
import type { Submission } from '../affirmations/types'
import { typeset } from '../affirmations/typeset'
import type { AffirmationDraft } from '../affirmations/validation'
import { visible } from '../content/printable'
import { routes } from '../site/routes'
import { approve, countSubmissions, findSubmission, lineOf, listSubmissions, reject } from './review'
import { lineAdvice, submissionDetails } from './review-display'

export interface Terminal {
  /** A terminal's input tells keys as they are pressed. */
  input: Readable & { setRawMode?(raw: boolean): unknown }
  output: Writable
}

type Outcome = 'decided' | 'skipped' | 'quit'

const KEYS = 'a approve, e edit and approve, r reject, s skip, q quit '
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

/** Walks through the pending submissions, the oldest first, until all were seen or the reviewer quits. */
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

async function reviewOne(terminal: Terminal, submission: Submission, by: string): Promise<Outcome> {
  const say = (text: string) => terminal.output.write(`${text}\n`)
  let line = lineOf(submission)
  await advise(terminal, submission, line)
  for (;;) {
    terminal.output.write(KEYS)
    const key = await readKey(terminal)
    say(`> ${/^[a-z]$/.test(key) ? key : ''}`)
    if (key === 's') return 'skipped'
    if (key === 'q' || key === CTRL_C || key === CTRL_D || key === '') return 'quit'
    try {
      if (key === 'a') return await publish(terminal, submission, line, by)
      if (key === 'e') {
        const text = await ask(terminal, 'Text: ', visible(line.text))
        if (!text) continue
        line = { ...line, text: typeset(text) }
        return await publish(terminal, submission, line, by)
      }
      if (key === 'r') {
        const reason = await ask(terminal, 'Why, in words for the author: ')
        if (!reason) continue
        await reject(submission.id, reason, by)
        say('Rejected.')
        return 'decided'
      }
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      if ((await findSubmission(submission.id)).status !== 'pending') return 'skipped'
    }
  }
}

async function advise({ output }: Terminal, submission: Submission, line: AffirmationDraft): Promise<void> {
  const advice = lineAdvice(submission, line, await similarAffirmations(line.text))
  if (advice) output.write(`${advice}\n`)
}

async function publish(
  { output }: Terminal,
  submission: Submission,
  line: AffirmationDraft,
  by: string
): Promise<Outcome> {
  const { id, slug } = await approve(submission.id, line, by)
  output.write(`Published as ${id}, ${routes.affirmation(slug)}\n`)
  return 'decided'
}

/** The next key, in lower case; empty at the end of the input. What is pasted counts as its first key. */
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

/** A line of text, empty where the reviewer thinks better of it with Ctrl-C or Ctrl-D. */
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
