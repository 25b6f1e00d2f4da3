/** Emergency numbers and helplines, from helplines.yaml. */
import generated from './generated/helplines.json'
import type { EmergencyNumber, Helpline } from './types'

export const emergencyNote = generated.emergencyNote
/** Shown first. */
export const emergencyNumbers: EmergencyNumber[] = generated.emergencyNumbers
export const helplines: Helpline[] = generated.helplines
