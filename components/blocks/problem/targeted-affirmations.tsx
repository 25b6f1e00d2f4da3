import { AffirmationTexts } from '../affirmation/affirmation-texts'
import { FIRST_LINES } from '../guide/guide-page'
import { Fold } from '../text/fold'

/** The ten affirmations of a problem guide, the last four a tap away. */
export function TargetedAffirmations({ texts }: { texts: string[] }) {
  const rest = texts.slice(FIRST_LINES)
  return (
    <>
      <AffirmationTexts labelledBy="affirmations-title" texts={texts.slice(0, FIRST_LINES)} lead />
      <Fold title="The rest of the ten" level="h3" note={String(rest.length)} className="mt-4">
        <AffirmationTexts after={FIRST_LINES} texts={rest} />
      </Fold>
    </>
  )
}
