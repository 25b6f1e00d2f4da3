/** What visitors mean by the words of a search, of search/*.yaml, where each list says how it is read. */
import languages from './generated/search/distress-languages.json'
import foreign from './generated/search/foreign-words.json'
import generated from './generated/search/synonyms.json'
import type { DistressLanguage, Idiom } from './types'

export const synonyms: Record<string, string[]> = generated.synonyms
export const idioms = generated.idioms as Idiom[]
/** Words in capitals in the searches of idioms, and what each stands for. */
export const idiomGroups: Record<string, string[]> = generated.groups
export const tenderWords = new Set(generated.tender)
export const feelingWords = new Set(generated.feelings)
export const distressLanguages: DistressLanguage[] = languages
/** By English words, those of other languages, and emoji, that stand for them. */
export const foreignWords: Record<string, string[]> = foreign
