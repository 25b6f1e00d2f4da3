import type { adviceVerdicts } from '@/content/schemas/guides'
import { routes } from '@/lib/routes'

/** How well a piece of advice is tested, in one of five words beside its heading. */
export function Verdict({ word }: { word?: (typeof adviceVerdicts)[number] }) {
  return word && <span className="whitespace-nowrap font-normal font-sans text-sm/[inherit] text-soft"> · {word}</span>
}

/** Says once, above a list of advice, what the words beside its headings are. */
export function VerdictNote({ advice }: { advice: { verdict?: string }[] }) {
  if (!advice.some(({ verdict }) => verdict)) return null
  return (
    <p className="no-print mt-3 text-sm text-soft md:mt-4">
      The word beside a heading says how well the advice is tested.{' '}
      <a href={`${routes.scienceHub()}#verdict-words`} className="link">
        What the words mean
      </a>
    </p>
  )
}
