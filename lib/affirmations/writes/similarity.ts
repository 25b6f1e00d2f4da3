/** Published affirmations that say nearly what a text says. Looks through all of them: for commands, not for requests. */
import { meaningfulWords, NEAR_COPY_OVERLAP, overlap, words } from '../corpus/rules'
import { cachedSnapshot } from '../reads/published'

export interface SimilarAffirmation {
  id: string
  text: string
  /** The share of the meaningful words that both have, 0 to 1. */
  overlap: number
}

/** Less than a near copy, so that a reviewer also sees what comes close. */
const WORTH_SHOWING = 0.5

/** The published affirmations closest to a text, the closest first. */
export async function similarAffirmations(text: string, limit = 3): Promise<SimilarAffirmation[]> {
  const wanted = meaningfulWords(text)
  const spoken = words(text).join(' ')
  const { affirmations } = await cachedSnapshot()
  const compared = affirmations.map(({ id, text: other }) => {
    const isSame = words(other).join(' ') === spoken
    return { id, text: other, overlap: isSame ? 1 : overlap(wanted, meaningfulWords(other)) }
  })
  return compared
    .filter((one) => one.overlap >= WORTH_SHOWING)
    .sort((a, b) => b.overlap - a.overlap)
    .slice(0, limit)
}

/** @throws Error naming the published affirmation that says nearly what a text says */
export async function refuseNearCopy(text: string): Promise<void> {
  const [closest] = await similarAffirmations(text, 1)
  if (!closest || closest.overlap < NEAR_COPY_OVERLAP) return
  const { id, overlap } = closest
  const verdict = overlap === 1 ? 'the same' : `nearly the same (${Math.round(overlap * 100)} %)`
  throw new Error(`${id} says ${verdict}: ${closest.text} Use --anyway to publish this one all the same.`)
}
