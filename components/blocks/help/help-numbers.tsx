import { Section } from '@/components/ui/section'
import { emergencyNote, emergencyNumbers, helplines } from '@/content/helplines'
import { helpPage } from '@/content/pages/help-now'
import { Fold } from '../text/fold'
import { firstNumbers } from './first-numbers'
import { PanicLink } from './hard-moment'
import { CountryHelplines, EmergencyNumber, EmergencyNumbers, HelplineEntry } from './helplines'

const INTERNATIONAL = 'International'
const others = [...new Set(helplines.map(({ country }) => country))].filter((country) => country !== INTERNATIONAL)

const [firstEmergency] = emergencyNumbers
const [firstHelpline] = helplines

/**
 * Two numbers as large as can be, then emergency numbers and someone to talk to. components/islands/pages/help.script.ts puts those of the
 * visitor's country first, and folds the others; without scripts all are open, and the two are the first of the lists.
 */
export function HelpNumbers() {
  const { call, talk } = helpPage
  return (
    <>
      <section aria-label={call}>
        <p className="measure">{emergencyNote}</p>
        <ul data-own-number="" className="mt-4">
          {firstEmergency && <EmergencyNumber entry={firstEmergency} className="js-none" />}
          {firstHelpline && <HelplineEntry helpline={firstHelpline} className="js-none" />}
        </ul>
        <PanicLink />
        <Fold title={call} open>
          <EmergencyNumbers />
        </Fold>
      </section>
      <Section name="talk" className="mt-6 md:mt-10" heading="text-heading" title={talk.title}>
        <p className="mt-1">{talk.text}</p>
        <div data-own-country="" className="mt-2 md:mt-4">
          <Country country={INTERNATIONAL} open />
        </div>
      </Section>
    </>
  )
}

/** Helplines of the other countries. */
export function OtherCountries() {
  return (
    <Section name="others" heading="text-heading" title={helpPage.talk.others}>
      <div className="mt-3 gap-x-12 lg:grid lg:grid-cols-2 lg:items-start">
        {others.map((country) => (
          <Country key={country} country={country} />
        ))}
      </div>
    </Section>
  )
}

function Country({ country, open }: { country: string; open?: boolean }) {
  const number = firstNumbers.find((one) => one.country === country)?.number
  return (
    <Fold title={country} note={number} level="h3" data-country={country} open={open} className="noscript:unfolded">
      <CountryHelplines country={country} isLong />
    </Fold>
  )
}
