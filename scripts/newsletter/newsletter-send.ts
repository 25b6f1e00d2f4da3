/**
 * `npm run newsletter:send`: sends the affirmation of their date to everyone on the list whose time has come, and the single
 * e-mails of the outbox. May be run again, and beside itself.
 */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dailyAffirmation } from '../../lib/affirmations/draws/daily-pick'
import { utcDate } from '../../lib/calendar/utc-date'
import { emailAddress, npmCommand, runCommand, wholeNumber } from '../../lib/cli'
import { absoluteUrl, env } from '../../lib/env'
import { countDue, countOpen, currentDates, failureReasons } from '../../lib/newsletter/daily/deliveries'
import { progressOn } from '../../lib/newsletter/daily/progress'
import { beginRun } from '../../lib/newsletter/daily/run-times'
import { sendNewsletter } from '../../lib/newsletter/daily/send-newsletter'
import { dailyEmail } from '../../lib/newsletter/emails/email-templates'
import { sendOutbox } from '../../lib/newsletter/outbox/send-outbox'
import { openTransport } from '../../lib/newsletter/transport'
import { routes } from '../../lib/routes'

interface Options {
  limit?: number
  dryRun?: boolean
  to?: string
  preview?: string
}

const program = npmCommand('newsletter:send', 'Sends the affirmation of their date to everyone whose time has come.')
  .option('--limit <N>', 'send no more than so many', wholeNumber(1))
  .option('--dry-run', 'show the e-mail, and send nothing')
  .option('--to <ADDRESS>', 'send one to this address, for trial, and to nobody else', emailAddress)
  .option('--preview <FILE.html>', 'write the e-mail into a file for the browser, and send nothing')
  .action(send)

await runCommand(program, { database: 'migrate', needs: 'newsletter' })

async function send({ limit = Number.POSITIVE_INFINITY, dryRun, to, preview }: Options): Promise<void> {
  // The e-mails have links to unsubscribe: without SITE_URL they would lead to http://localhost:3000.
  if (!env().isSiteUrlSet) throw new Error('SITE_URL is not set: the links in the e-mails need the origin of the site.')
  // The same as on the site: an affirmation that has been retired since is replaced.
  const now = new Date()
  const day = utcDate(now)
  const affirmation = (await dailyAffirmation(day))?.affirmation
  if (!affirmation) throw new Error('There is no affirmation to send: nothing is published.')
  // A trial has nobody to unsubscribe: its links lead to pages that say so.
  const trial = dailyEmail(day, affirmation, trialLink(routes.unsubscribe()), trialLink(routes.settings()))
  if (preview !== undefined) {
    writeFileSync(preview, trial.html)
    return console.log(`Wrote ${preview}. Nothing was sent.`)
  }
  const days = currentDates(now)
  if (dryRun) {
    const total = Math.min(limit, (await countDue(now)) + (await countOpen(days)))
    console.log(`Subject: ${trial.subject}\n\n${trial.text}`)
    console.log(`${env().SMTP_URL ? '' : 'SMTP_URL is not set. '}Nothing was sent; ${total} would get this mail.`)
    return
  }
  const { SMTP_URL, MAIL_FROM } = env()
  if (!SMTP_URL || !MAIL_FROM) {
    throw new Error('SMTP_URL is not set, so nothing can be sent. With --dry-run the mail is shown here instead.')
  }
  const transport = openTransport(SMTP_URL, MAIL_FROM)
  try {
    if (to !== undefined) {
      await transport.send({ ...trial, to, id: `trial.${randomUUID()}` })
      return console.log(`Sent to ${to}, and to nobody else. The link to unsubscribe in it is for show.`)
    }
    const single = await sendOutbox(transport)
    if (single > 0) console.log(`${single} welcome and other single mails sent.`)
    const ahead = await beginRun(now)
    if (ahead > 0)
      console.log(
        'The last run was long ago: this one also sends to whoever is due before the next one, a day later. Let it run every 15 minutes, and each reader gets the mail at their own time.'
      )
    const total = Math.min(limit, (await countDue(new Date(now.getTime() + ahead))) + (await countOpen(days)))
    const progress = progressOn(process.stdout, total)
    const signal = stopSignal()
    const { sent, failed, blamedOnSender, stopped } = await sendNewsletter(transport, {
      ahead,
      limit,
      signal,
      onProgress: progress.show,
      onWait: (until) => {
        progress.end()
        const time = until.toISOString().slice(11, 19)
        console.log(
          `Waiting until ${time} UTC or longer: the rest is to be tried again then, or is held by another run, perhaps one that was killed.`
        )
      }
    })
    progress.end()
    if (failed > 0) {
      for (const { reason, count } of await failureReasons(days)) console.error(`${count} not sent: ${reason}`)
    }
    if (blamedOnSender > 0)
      console.error(
        `${blamedOnSender} were refused because of the sender, not of the address: nobody is counted, and the next run tries them again. Ask your mail provider about the reason.`
      )
    if (stopped) console.error(`${stopped} Run the command again to go on.`)
    console.log(`${sent} sent, ${failed} failed`)
    // Addresses that the server has refused for good are no failure of the run: there is nothing to run again for.
    if (stopped || (failed > 0 && (await countOpen(days)) > 0)) process.exitCode = 1
  } finally {
    transport.close()
  }
}

function trialLink(page: string): string {
  return `${absoluteUrl(page)}?token=trial`
}

/** The first signal ends the run once the mails on their way are through, a second one at once. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => stop.abort(`Stopped by ${name}.`))
  }
  return stop.signal
}
