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
    <p className="mt-4 text-sm text-soft">
      The word beside a heading says how well the advice is tested.{' '}
      <a href={`${routes.scienceHub()}#verdicts`} className="link">
        What the words mean
      </a>
    </p>
  )
}
