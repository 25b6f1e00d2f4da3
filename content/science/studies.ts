/** The studies that the site cites, of studies.yaml. */
import generated from '../generated/science/studies.json'
import type { Study } from '../types'

export const studies = generated as Study[]
