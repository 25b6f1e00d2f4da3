import { Section } from '@/components/ui/section'
import { emergencyNote, helplines } from '@/content/helplines'
import { helpPage } from '@/content/pages/help-now'
import { Fold } from '../text/fold'
import { CountryHelplines, EmergencyNumbers } from './helplines'

const INTERNATIONAL = 'International'
const others = [...new Set(helplines.map(({ country }) => country))].filter((country) => country !== INTERNATIONAL)

/**
 * Emergency numbers, then someone to talk to. components/islands/pages/help.script.ts puts what is for the visitor's country first, and
 * folds the other numbers; without scripts all are open.
 */
export function HelpNumbers() {
  const { call, talk } = helpPage
  return (
    <>
      <section aria-label={call}>
        <p className="measure">{emergencyNote}</p>
        <ul data-own-number="" className="mt-2 empty:hidden" />
        <Fold title={call} open className="mt-2">
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
      <div className="mt-3">
        {others.map((country) => (
          <Country key={country} country={country} />
        ))}
      </div>
    </Section>
  )
}

function Country({ country, open }: { country: string; open?: boolean }) {
  return (
    <Fold title={country} level="h3" data-country={country} open={open} className="noscript:unfolded">
      <CountryHelplines country={country} isLong />
    </Fold>
  )
}
