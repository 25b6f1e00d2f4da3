import type { Ladder } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'

/** Links one step down and one step up the ladder of an affirmation, which stay on one line. Their names say where they lead. */
export function LadderLinks({ gentler, bolder }: Ladder) {
  return (
    <span>
      {gentler && (
        <a href={routes.affirmation(gentler.slug)} aria-label={`Gentler: ${gentler.text}`}>
          Gentler
        </a>
      )}{' '}
      {bolder && (
        <a href={routes.affirmation(bolder.slug)} aria-label={`Bolder: ${bolder.text}`}>
          Bolder
        </a>
      )}
    </span>
  )
}
