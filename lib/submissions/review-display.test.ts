import fc from 'fast-check'
import { anyText } from '../../test/arbitraries'
import type { Submission } from './repository'
import { draftAdvice, submissionDetails, submissionSummary } from './review-display'

/** Characters that a terminal only prints: no controls, nothing that changes the direction or is invisible. */
const PRINTED = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u

/** With the fields that are shown today: an owner may add others. */
const submission = (text: string) =>
  ({
    id: 'cabcdefgh',
    name: text,
    email: text,
    mailbox: '',
    affirmationText: text,
    category: 'love',
    submittedAt: new Date('2026-11-21T00:00:00Z'),
    status: 'rejected',
    decidedAt: new Date('2026-11-21T00:00:00Z'),
    decidedBy: text,
    decisionReason: text,
    affirmationId: null
  }) as Submission

function expectPrinted(text: string): void {
  const given = submission(text)
  expect(submissionSummary(given)).toMatch(PRINTED)
  const draft = { text, category: 'love' as const, tags: ['gentle'], audience: 'anyone' }
  const advice = draftAdvice(given, draft, [{ id: 'love-001', text, overlap: 0.5 }])
  for (const shown of [...submissionDetails(given).split('\n'), ...advice.split('\n')]) expect(shown).toMatch(PRINTED)
}

it('prints any text as text', () => {
  fc.assert(fc.property(anyText, expectPrinted), { numRuns: 100 })
})

it('says of a sender who is no longer kept that it is so', () => {
  const blank = { ...submission('I rest.'), name: '', email: '' }
  expect(submissionSummary(blank)).toContain('(not kept)')
  expect(submissionDetails(blank)).toMatch(/^Sent +2026-11-21 00:00 UTC by \(not kept\)$/m)
})
