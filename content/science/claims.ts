/** Popular claims held up against the studies, of claims.yaml. */
import generated from '../generated/science/claims.json'
import type { Claim } from '../types'

export const popularClaims = generated as Claim[]
