/** Where to find help, of helplines.yaml. */
import generated from './generated/helplines.json'
import type { Helpline } from './types'

export const emergencyNote = generated.emergencyNote
export const helplines: Helpline[] = generated.helplines
