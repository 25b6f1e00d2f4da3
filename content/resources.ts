/** The library of /resources, of resources.yaml. */
import generated from './generated/resources.json'
import type { Resource } from './types'

export const resources = generated as Resource[]
