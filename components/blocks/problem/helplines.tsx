import { type DistressSubject, distress, shortNumbers } from '@/content/distress'
import { emergencyNote, emergencyNumbers, helplines } from '@/content/helplines'
import { site } from '@/content/site'
import type { Helpline } from '@/content/types'
import { shortDate } from '@/lib/affirmations/utc-date'
import { dialParts } from '@/lib/content/text/dial-links'
import { CallLinks } from '../text/call-links'
import { Fold } from '../text/fold'

/** The day on which the least recently checked number was found in a source. */
const lastChecked = [...emergencyNumbers, ...helplines].map((entry) => entry.lastChecked).sort()[0] as string

/** "911, 112, 999", each once. */
const everyEmergencyNumber = [...new Set(emergencyNumbers.flatMap(({ number }) => number.match(/\d+/g)))].join(', ')

/**
 * Emergency numbers, then someone to talk to, by country.
 * @param subject what it is about: helplines for that come first then, and the others and the emergency numbers are folded
 */
export function Helplines({ subject }: { subject?: DistressSubject }) {
  const fitting = subject ? helplines.filter(({ title }) => distress[subject].helplines.includes(title)) : helplines
  const others = helplines.filter((helpline) => !fitting.includes(helpline))
  return (
    <div className="mt-8">
      <h3 className="text-lg">Helplines</h3>
      {subject && (
        <p className="measure mt-2">
          <CallLinks text={shortNumbers} />
        </p>
      )}
      {subject ? (
        <Fold title="Emergency numbers" note={everyEmergencyNumber} className="mt-4">
          <EmergencyNumbers />
        </Fold>
      ) : (
        <EmergencyNumbers />
      )}
      <ByCountry helplines={fitting} />
      {others.length > 0 && (
        <Fold title="Others who listen, by country" note={String(others.length)} className="mb-4">
          <ByCountry helplines={others} />
        </Fold>
      )}
      <HelplinesChecked />
    </div>
  )
}

/** When the numbers were checked, and what this site is not. */
export function HelplinesChecked() {
  return (
    <>
      <p className="hairline-top pt-4 text-sm text-soft">
        Last checked: <time dateTime={lastChecked}>{shortDate(lastChecked)}</time>. Numbers can change. If one doesn’t
        answer, try Find A Helpline, under International.
      </p>
      <p className="pt-2 text-sm">
        <span className="measure block">{site.disclaimer}</span>
      </p>
    </>
  )
}

function EmergencyNumbers() {
  return (
    <>
      <p className="measure mt-2">{emergencyNote}</p>
      <ul className="mt-2 gap-x-8 sm:flex sm:flex-wrap" aria-label="Emergency numbers">
        {emergencyNumbers.map(({ number, where }) => (
          <li key={where} className="items-baseline max-sm:grid max-sm:grid-cols-[5.75rem_1fr]">
            <Dialable contact={number} linkClass="py-2.5" /> <span className="text-sm text-soft">{where}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function ByCountry({ helplines: listed }: { helplines: Helpline[] }) {
  const countries = [...new Set(listed.map(({ country }) => country))]
  return (
    <dl className="mt-6">
      {countries.map((country) => (
        <div key={country} className="hairline-top grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">{country}</dt>
          <dd className="space-y-3">
            {listed
              .filter((helpline) => helpline.country === country)
              .map(({ title, url, contact, description }) => (
                <p key={title}>
                  <a href={url} className="link" rel="noopener">
                    {title}
                  </a>
                  {contact && (
                    <>
                      {': '}
                      <Dialable contact={contact} />
                    </>
                  )}
                  <span className="block text-sm text-soft">{description}</span>
                </p>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The numbers to dial or to text, one touch away on a phone.
 * @param linkClass classes that make its links tall enough to touch; those of two numbers must not overlap
 */
export function Dialable({ contact, linkClass = '-my-1 py-1' }: { contact: string; linkClass?: string }) {
  return (
    <strong className="numerals font-semibold">
      {dialParts(contact).map(({ text, href }) =>
        href ? (
          <a key={href} href={href} className={`link inline-block whitespace-nowrap ${linkClass}`}>
            {text}
          </a>
        ) : (
          text
        )
      )}
    </strong>
  )
}
