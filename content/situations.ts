/** The situations that some affirmations are for, of situations.yaml. */
import generated from './generated/situations.json'
import type { Situation } from './types'

export const situations: Situation[] = generated
