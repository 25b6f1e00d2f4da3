import { Section } from '@/components/ui/section'
import { emergencyNote, helplines } from '@/content/helplines'
import { helpPage } from '@/content/pages/help-now'
import { Fold } from '../text/fold'
import { CountryHelplines, EmergencyNumbers } from './helplines'

const INTERNATIONAL = 'International'
const countries = [...new Set(helplines.map(({ country }) => country))]

/**
 * Emergency numbers, then someone to talk to, by country. components/islands/pages/help.script.ts puts what is for the visitor's
 * country first, and folds the other numbers; without scripts all are open.
 */
export function HelpNumbers() {
  const { call, talk } = helpPage
  return (
    <>
      <section aria-label={call}>
        <p className="measure">{emergencyNote}</p>
        <ul data-own-number="" className="mt-3 empty:hidden" />
        <Fold title={call} open className="mt-3">
          <EmergencyNumbers />
        </Fold>
      </section>
      <Section name="talk" className="mt-10" heading="text-heading" title={talk.title}>
        <p className="mt-1">{talk.text}</p>
        <div className="open-without-scripts mt-4">
          {countries.map((country) => (
            <Fold key={country} title={country} level="h3" data-country={country} open={country === INTERNATIONAL}>
              <CountryHelplines country={country} />
            </Fold>
          ))}
        </div>
      </Section>
    </>
  )
}
