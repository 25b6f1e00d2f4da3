/** Searches that may come from someone in danger or in need of a person, of search/distress.yaml: they begin with helplines. */
import generated from './generated/search/distress.json'
import { type DistressEntry, type DistressSubject, distressSubjects } from './types'

export const { shortNumbers, meantAsTheyStand, saidOtherwise, harmless } = generated
/** Words in capitals, and what each stands for. */
export const groups: Record<string, string[]> = generated.groups

/** What such a search is about, with the helplines that come first. */
export const distress = Object.fromEntries(
  distressSubjects.map((subject) => {
    const entry: DistressEntry = generated.subjects[subject]
    return [subject, { ...entry, helplines: entry.helplines ?? generated.helplines }]
  })
) as Record<DistressSubject, DistressEntry & { helplines: string[] }>
