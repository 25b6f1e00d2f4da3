/**
 * Which columns of schema.prisma tell something of a person, and which do not. A column that you add joins one of the lists;
 * erasing, exporting and moving a person and the daily cleanup follow.
 */

/** In rows that are deleted as a whole when a person is erased. */
export const personalColumns = {
  Subscriber: { email: true, sendTime: true, timeZone: true, sendDays: true, categories: true, awayUntil: true },
  OutboxMail: { email: true }
} as const

/** In rows that stay: the value that a column has once its person is erased. An optional column has null. */
export const blankedColumns = {
  Submission: { name: '', email: '', mailbox: '' }
} as const

/** Texts that are published or decided on, dates, states, and hashes that recognize an address but do not tell it. */
export const otherColumns = {
  Affirmation:
    'id slug text category subcategory tags audience ladder origin position contentHash createdAt updatedAt retiredAt',
  SlugAlias: 'slug affirmationId',
  DailyPick: 'day affirmationId isReplacement replacedAt',
  CategoryPick: 'day categories affirmationId',
  Subscriber:
    'id subscribedAt confirmedAt unaskedSince permanentErrors bouncedAt blockedMailings blockedOn pausedAt consent nextSendAt',
  Suppression: 'emailHash mailboxHash createdAt',
  UnconfirmedMail: 'mailboxHash count lastAt',
  Delivery: 'id day subscriberId status attempts due sentAt lastError',
  OutboxMail: 'id kind data createdAt attempts due lastError network',
  Submission: 'id affirmationText category submittedAt status decidedAt decidedBy decisionReason affirmationId',
  Setting: 'key value'
}
