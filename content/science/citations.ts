/** Crossref's notices about the studies since their publication, from citations.yaml. */
import generated from '../generated/science/citations.json'
import type { CitationCheck } from '../types'

export const citationCheck = generated as CitationCheck
