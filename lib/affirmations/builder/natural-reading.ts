/**
 * The composed sentence as a person would say it: "I am learning to be more patient." Rules over the lists of words in
 * content/goal-words.yaml. Pure; runs in the browser.
 */
import goalWords from '../../../content/generated/goal-words.json'
import { naturalOpeners, type StyleId } from '../../../content/pages/builder'
import type { Intensity } from '../../../content/types'

const isOneOf = (list: string[]) => {
  const words = new Set(list)
  return (word: string) => words.has(word)
}
const isVerb = isOneOf(goalWords.verbs)
const isVerbBeforeOf = isOneOf(goalWords.verbsBeforeOf)
const isAdjective = isOneOf(goalWords.adjectives)
const isRole = isOneOf(goalWords.roles)
const isNoPerson = isOneOf(goalWords.notPersons)
const isBurden = isOneOf(goalWords.burdens)
const isAtEase = isOneOf(goalWords.atEase)
const isPainful = isOneOf(goalWords.painful)
const isIngNoun = isOneOf(goalWords.ingNouns)

/** Their last consonant is doubled though the rule for short verbs does not find them. */
const DOUBLED = ['admit', 'begin', 'commit', 'control', 'forget', 'quit']
const plainVerbs = new Map(goalWords.verbs.map((verb) => [ingOf(verb), verb]))

const WANT_TO =
  /^(?:i (?:really )?(?:want|need|hope|wish|plan|have|try|would like|would love) to|i'd (?:like|love) to|(?:i am|i'm) (?:going|trying|learning) to|i (?:can|could|will|should|must|can't|cannot)|i'll|my goal is to|(?:to )?(?:learn )?how to|(?:to )?be able to|to) /
const WANT = /^i (?:really )?(?:want|need|would like|wish for) |^i'd like /
const WILL_NOT = /^(?:i won't|not to|not|never|don't|do not|no longer) /
const I_AM = /^(?:i am|i'm) /
/** Anything else that is said of someone is a clause of its own, not a goal. */
const CLAUSE =
  /^(?:i|i've|we|you|it|he|she|they|there|that|if|when|because|for|about|why|what|who)\b| (?:is|are|was|were|am|will)\b/
/** Nothing is made of words like these. */
const HARM =
  /\b(?:kill|hurt|harm|cut|hit|starv|punish|beat)\w* (?:my|me|him|her|them|people|some|other)|\b(?:die|dying|dead|suicid\w*|disappear\w*)\b|\bend\w* (?:it|my life|everything)\b|\bnot (?:be here|exist|live|wake)\b|^giv(?:e|ing) up(?:$| on )|\bforever\b/
/** Of these, what somebody in danger writes. Words for it in search are many more: content/search/distress.yaml. */
const DANGER =
  /\b(?:kill|hurt|harm|cut|starv)\w* (?:my ?self|me)\b|\b(?:die|dying|suicid\w*)\b|\bend\w* (?:it all|my life|everything)\b|\bnot (?:to )?(?:be here|be alive|exist|live|wake)\b/
/** What people want less of when they name it alone. */
const UNWANTED =
  /^(?:drinking(?!.* water)|binging|blaming|comparing|complaining|doubting|doomscrolling|hating|judging|lying|overeating|overspending|overthinking|panicking|procrastinating|ruminating|scrolling|shouting|smoking|snapping|stressing|vaping|worrying|yelling)\b|^\S+ing .*\btoo (?:much|often|hard|late)\b/
/** Nouns of what one wants more of, though they end like an act, or name something to be at ease with. */
const WANTED =
  /^(?:an? )?(?:more|better|new|good|healthy|healthier) |(?:being|breathing|eating|healing|living|sleeping)$/
/** What follows is no longer what the phrase is about: "fear [of flying]", "a mother [of two]". */
const BEHIND = / (?:of|to|for|in|on|at|with|who|that|i|and|as|around|by|from|when|about) .*$/i
/** After an unknown first word these show that it is a verb: "ace my exam". */
const OBJECT = /^\S+ (?:my|the|an?|this|these|our|it|me|myself|him|her|them|us|up|out|off|down|back|away)\b/
const DETERMINER = /^(?:my|the|an?|this|that|these|our|all|both|such|only|half|no|some|every|each|any)(?: |$)/
const LINKING = /^(?:be|become|feel|get|look|stay) /
const DEGREE = /^(?:more|less|very|so|too|much|even|\w+ly) /
const PLACE = /^(?:at|in|on|over|under|with|above|beyond|like) /

/** @returns undefined if the words have no goal that the rules can find */
export function sayNaturally(style: StyleId, intensity: Intensity, customGoal: string): string | undefined {
  const goal = customGoal
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replace(/[.,!;]+$/, '')
  // The first letter is a capital on most phones.
  const lower = /^(?:[A-Z]{2}|God\b)/.test(goal) ? goal : goal.charAt(0).toLowerCase() + goal.slice(1)
  if (!/^[a-z]/i.test(goal) || /[.?!;:](?: |$)/.test(goal) || HARM.test(lower)) return undefined
  const infinitive = infinitiveOf(lower)
  // Nobody is confident enough to be confident.
  const isConfident = intensity === 'moderate' && infinitive?.includes('confiden')
  const opener = naturalOpeners[style][isConfident ? 'bold' : intensity]
  return infinitive && `${opener} ${infinitive.replaceAll("'", '’')}.`
}

/** Whether the words may be those of somebody who is thinking of dying or of hurting themselves. In doubt, they are. */
export function soundsLikeDanger(words: string): boolean {
  return DANGER.test(words.toLowerCase())
}

function infinitiveOf(goal: string): string | undefined {
  const act = goal.replace(WANT_TO, '')
  const affirmed = act.replace(WILL_NOT, '')
  const to = affirmed === act ? 'to' : 'not to'
  const isMild = to === 'not to' || /(?:^| )(?:less|without|free|stop) /.test(affirmed)
  const isPained = !isMild && affirmed.split(' ').some(isPainful)
  if (I_AM.test(affirmed)) {
    const state = affirmed.replace(I_AM, '')
    const verb = plainVerbs.has(state.replace(/ .*/, '')) ? verbPhrase(state) : undefined
    return isPained || /^not /.test(state) ? undefined : infinitive(to, verb, statePhrase(state))
  }
  const thing = affirmed.replace(WANT, '').replace(/^i /, '')
  const isGerund = /^\S\S+ing\b/.test(thing) && !isIngNoun(thing.replace(/ .*/, ''))
  if (UNWANTED.test(thing) || (isGerund && to === 'not to')) return `to stop ${thing}`
  const verb = WANT.test(affirmed) ? undefined : verbPhrase(thing)
  if (isPained && (!verb || LINKING.test(verb))) return undefined
  if (/^i /.test(affirmed) && thing === affirmed.slice(2) && !isVerb(thing.replace(/ .*/, ''))) return undefined
  // A verb that the list lacks, where only a verb can stand.
  const isAct = act !== goal || to === 'not to'
  const state = isAct && !isMild ? undefined : statePhrase(thing)
  if (verb || state || isAct)
    return infinitive(to, verb, state) ?? (DETERMINER.test(thing) ? undefined : `${to} ${thing}`)
  const isUnknown = isGerund && !isAtEase(thing.replace(/ .*/, ''))
  return isUnknown || CLAUSE.test(thing) ? undefined : `to ${nounVerb(thing)} ${thing}`
}

function infinitive(to: string, verb: string | undefined, state: string | undefined): string | undefined {
  if (verb) return `${to} ${verb}`
  return state && `${to} be ${state}`
}

/** "speak up", also of "speaking up" and of "finally speaking up" */
function verbPhrase(phrase: string): string | undefined {
  if (UNWANTED.test(phrase)) return `stop ${phrase}`
  if (phrase.endsWith(' less')) return phrase
  const [, adverb = '', first = '', rest = ''] = /^((?:\w+ly|always|just|still) )?(\S+)(.*)$/.exec(phrase) ?? []
  const isNoun = rest.startsWith(' of ') && !isVerbBeforeOf(first)
  if (isVerb(first) && !(adverb && isAdjective(first))) return isNoun || /^work life/.test(phrase) ? undefined : phrase
  const plain = plainVerbs.get(first)
  if (plain) return `${adverb}${plain}${rest}`
  const isUnknown = !isAdjective(first) && !DETERMINER.test(first) && !PLACE.test(phrase) && !DEGREE.test(phrase)
  return OBJECT.test(phrase) && isUnknown ? phrase : undefined
}

/** What one can be: "patient", "at peace", "a better listener" */
function statePhrase(phrase: string): string | undefined {
  const plain = phrase.replace(DEGREE, '')
  const words = plain.replace(BEHIND, '').split(' ')
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const hasArticle = /^(?:an?|the|my|our)$/.test(first)
  const isPerson =
    isRole(last) || (words.length > 1 && /(?:er|or|ist)$/.test(last) && !isNoPerson(last) && !isAdjective(last))
  if (isPerson && (hasArticle || /^(?:some|my|your|him|her)/.test(last))) return phrase
  if (isPerson && (isAdjective(first) || isRole(first))) return `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`
  if (PLACE.test(phrase) || (!hasArticle && /^(?:enough|free)$/.test(last))) return phrase
  const looksLikeOne = /(?:ful|ous|ive|able|ible|less|ent|ant|ed|ier)$|..er$/.test(first) && !/ment$/.test(first)
  return !hasArticle &&
    (isAdjective(first) || isPainful(first) || (looksLikeOne && !isNoPerson(first))) &&
    words.length === 1
    ? phrase
    : undefined
}

function nounVerb(phrase: string): string {
  if (/^(?:less|fewer|no) /.test(phrase)) return 'live with'
  if (/^without /.test(phrase)) return 'live'
  const words = phrase.toLowerCase().replace(BEHIND, '').split(' ')
  const isNamed = (isOne: (word: string) => boolean) =>
    words.some((word) => isOne(word) || isOne(word.replace(/s$/, '')))
  if (isNamed(isBurden)) return 'face'
  const last = words.at(-1) ?? ''
  return !WANTED.test(phrase) && (isNamed(isAtEase) || plainVerbs.has(last)) ? 'be at ease with' : 'make room for'
}

function ingOf(verb: string): string {
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)
  return `${verb}${isShort || DOUBLED.includes(verb) ? verb.slice(-1) : ''}ing`
}
