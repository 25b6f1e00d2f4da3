import { Subsection } from '@/components/ui/section'
import { helpPage } from '@/content/help-now'
import { emergencyNote, emergencyNumbers, helplines } from '@/content/helplines'
import { Dialable } from '../problem/helplines'
import { Fold } from '../text/fold'

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
          <ul>
            {emergencyNumbers.map(({ number, where }) => (
              <li key={where} data-country={where} className="flex items-center gap-4 py-1">
                <span className="w-32 shrink-0 text-xl">
                  <Dialable contact={number} linkClass="py-1.5" />
                </span>
                {where}
              </li>
            ))}
          </ul>
        </Fold>
      </section>
      <Subsection name="talk" className="mt-10" title={talk.title}>
        <p className="mt-1">{talk.text}</p>
        <div className="open-without-scripts mt-4">
          {countries.map((country) => (
            <Fold key={country} title={country} level="h3" data-country={country} open={country === INTERNATIONAL}>
              <Lines country={country} />
            </Fold>
          ))}
        </div>
      </Subsection>
    </>
  )
}

function Lines({ country }: { country: string }) {
  return (
    <ul className="space-y-4">
      {helplines
        .filter((helpline) => helpline.country === country)
        .map(({ title, url, contact, description }) => (
          <li key={title}>
            {contact && (
              <p className="text-lg">
                <Dialable contact={contact} linkClass="py-2" />
              </p>
            )}
            <a href={url} className="link inline-flex min-h-6 items-center" rel="noopener">
              {title}
            </a>
            <p className="text-sm text-soft">{description}</p>
          </li>
        ))}
    </ul>
  )
}
