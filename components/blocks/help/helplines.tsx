import { distress, shortNumbers } from '@/content/distress'
import { emergencyNote, emergencyNumbers, helplines } from '@/content/helplines'
import { site } from '@/content/site'
import type { DistressSubject, EmergencyNumber as Emergency, Helpline } from '@/content/types'
import { shortDate } from '@/lib/calendar/utc-date'
import { dialParts } from '@/lib/content/text/dial-links'
import { Fold } from '../text/fold'
import { TextWithPhoneLinks } from '../text/text-with-phone-links'

/** The date since which each number has been found in a source. */
const checkedSince = [...emergencyNumbers, ...helplines].map((entry) => entry.lastChecked).sort()[0] as string

/** "911, 112, 999", each once. */
const everyEmergencyNumber = [...new Set(emergencyNumbers.flatMap(({ number }) => number.match(/\d+/g)))].join(', ')

const ENTRY = 'hairline-top pt-1 pb-3 first:border-0'

interface HelplinesProps {
  /** The kind of distress: helplines for it are shown, and the others and the emergency numbers are folded. */
  subject?: DistressSubject
  /** True where they stand by themselves: all but the short numbers are a tap away. */
  isShort?: boolean
}

/** The short numbers, the emergency numbers, then someone to talk to, by country. */
export function Helplines({ subject = 'crisis', isShort = false }: HelplinesProps) {
  const list = <HelplinesFor subject={subject} />
  return (
    <div className="mt-6 max-w-3xl md:mt-8">
      <h3 className="text-lg">Helplines</h3>
      <p className="measure mt-1 md:mt-2">
        <TextWithPhoneLinks text={shortNumbers} />
      </p>
      {isShort ? (
        <Fold title="All numbers, by country" className="no-print mt-3">
          {list}
        </Fold>
      ) : (
        list
      )}
    </div>
  )
}

function HelplinesFor({ subject }: { subject: DistressSubject }) {
  const fitting = helplines.filter(({ title }) => distress[subject].helplines.includes(title))
  const others = helplines.filter((helpline) => !fitting.includes(helpline))
  return (
    <>
      <Fold title="Emergency numbers" note={everyEmergencyNumber} className="mt-4">
        <p className="measure mb-2">{emergencyNote}</p>
        <EmergencyNumbers />
      </Fold>
      <HelplinesByCountry helplines={fitting} />
      {/* Six sheets of them would bury the guide. */}
      <Fold title="Others who listen, by country" note={String(others.length)} className="no-print mb-4">
        <HelplinesByCountry helplines={others} />
      </Fold>
      <HelplinesNote />
    </>
  )
}

/** When the numbers were checked, and what this site is not. */
export function HelplinesNote() {
  return (
    <>
      <p className="hairline-top pt-4 text-sm text-soft">
        Last checked: <time dateTime={checkedSince}>{shortDate(checkedSince)}</time>. Numbers can change. If one doesn’t
        answer, try Find A Helpline, under International.
      </p>
      <p className="pt-2 text-sm">
        <span className="measure block">{site.disclaimer}</span>
      </p>
    </>
  )
}

export function EmergencyNumbers() {
  return (
    <ul aria-label="Emergency numbers">
      {emergencyNumbers.map((entry) => (
        <EmergencyNumber key={entry.where} entry={entry} country={entry.where} />
      ))}
    </ul>
  )
}

interface EntryProps {
  /** Given where the script may look for it. */
  country?: string
  className?: string
}

export function EmergencyNumber({
  entry: { number, where },
  country,
  className = ''
}: EntryProps & { entry: Emergency }) {
  return (
    <li data-country={country} className={`${ENTRY} ${className}`.trimEnd()}>
      <PhoneNumbers contact={number} />
      {where}
    </li>
  )
}

/** The names of countries, and beside each one its helplines. */
function HelplinesByCountry({ helplines: listed }: { helplines: Helpline[] }) {
  const countries = [...new Set(listed.map(({ country }) => country))]
  return (
    <dl>
      {countries.map((country) => (
        <div key={country} className="hairline-top grid items-baseline gap-x-6 gap-y-2 py-4 sm:grid-cols-[10rem_1fr]">
          <dt className="row-title">{country}</dt>
          <dd>
            <CountryHelplines country={country} helplines={listed} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How many helplines of a country are shown at once, if there are many. */
const FIRST = 2
const MANY = 4

interface CountryHelplinesProps {
  country: string
  helplines?: Helpline[]
  /** True for one of all countries: only the first helplines are open. */
  isLong?: boolean
}

/** The helplines of a country: of each one the number, its name and its description. */
export function CountryHelplines({ country, helplines: listed = helplines, isLong = false }: CountryHelplinesProps) {
  const own = listed.filter((helpline) => helpline.country === country)
  const first = isLong && own.length > MANY ? FIRST : own.length
  return (
    <>
      <HelplineList helplines={own.slice(0, first)} />
      {first < own.length && (
        <Fold title="More, by what it is about" note={String(own.length - first)}>
          <HelplineList helplines={own.slice(first)} />
        </Fold>
      )}
    </>
  )
}

function HelplineList({ helplines: listed }: { helplines: Helpline[] }) {
  return (
    <ul>
      {listed.map((helpline) => (
        <HelplineEntry key={helpline.title} helpline={helpline} />
      ))}
    </ul>
  )
}

export function HelplineEntry({ helpline, className = '' }: { helpline: Helpline; className?: string }) {
  const { title, url, contact, description } = helpline
  return (
    <li className={`${ENTRY} ${className}`.trimEnd()}>
      {contact && <PhoneNumbers contact={contact} />}
      <a href={url} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11" rel="noopener">
        {title}
      </a>
      <p className="text-soft md:text-sm">{description}</p>
    </li>
  )
}

/** What to dial or to text. The first number, with the words before it, is a row to touch, and the largest on its page. */
function PhoneNumbers({ contact }: { contact: string }) {
  const parts = dialParts(contact)
  const main = parts.findIndex(({ href }) => href)
  const before = parts.slice(0, main).map(({ text }) => text)
  const after = parts.slice(main + 1).map(({ text }) => text)
  return (
    <p>
      <a
        href={parts[main]?.href}
        className="group/link flex min-h-16 flex-wrap content-center items-baseline gap-x-2 leading-none"
      >
        {before}
        <strong className="serif numerals text-[clamp(2.125rem,1.8rem+1vw,2.45rem)] underline decoration-1 underline-offset-4 group-hover/link:decoration-2">
          {parts[main]?.text}
        </strong>
      </a>
      {after.length > 0 && (
        <span className="mb-1 block">
          <TextWithPhoneLinks text={after.join('').replace(/^, /, '')} />
        </span>
      )}
    </p>
  )
}
