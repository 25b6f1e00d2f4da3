import type { Affirmation, Ladder } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'

/** The gentler and the bolder affirmation that say the same, under one that feels false or too small. */
export function LadderSteps({ gentler, bolder }: Ladder) {
  if (!gentler && !bolder) return null
  return (
    <nav aria-label="Say it gentler or bolder" className="no-print grid max-w-2xl gap-x-8 sm:grid-cols-2">
      {gentler && <Step label="Gentler" affirmation={gentler} />}
      {bolder && <Step label="Bolder" affirmation={bolder} />}
    </nav>
  )
}

function Step({ label, affirmation: { slug, text } }: { label: string; affirmation: Affirmation }) {
  return (
    <a href={routes.affirmation(slug)} className="group block min-h-11 border-current border-t py-2">
      <span className="block text-sm underline underline-offset-4">{label}</span>{' '}
      <span className="serif group-hover:underline">{text}</span>
    </a>
  )
}
