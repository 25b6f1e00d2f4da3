/**
 * Words by which a text names a danger. A text that has one needs a number for it, or a link to one, in its own section:
 * lib/checks/danger-words.ts refuses it otherwise.
 */
import type { DistressSubject } from './distress'

interface Danger {
  /** The subject of content/distress.ts whose helplines fit. */
  subject: DistressSubject
  /** Whole words, whatever their case. “*” stands for any ending. */
  words: string[]
  /** True if an emergency number or a crisis line fits, too. */
  isEmergency?: boolean
}

export const dangers: Danger[] = [
  {
    subject: 'drink',
    words: [
      'alcohol*',
      'drunk',
      'drinking',
      'hungover',
      'sober',
      'sobriety',
      'you drink',
      'or drink to',
      'drink to',
      'drink more',
      'drink or take',
      'need a drink',
      'takes a drink',
      'addict*',
      'opioid*',
      'sedatives',
      'cravings',
      'drugs',
      'pills to',
      'else’s pills',
      'take something to'
    ]
  },
  { subject: 'gambling', words: ['gambl*', 'betting', 'casino*'] },
  {
    subject: 'eating',
    words: [
      'eating disorder*',
      'anorexi*',
      'bulimi*',
      'binge*',
      'watching your weight',
      'exercise are getting stricter'
    ]
  },
  {
    subject: 'violence',
    isEmergency: true,
    words: [
      'abus*',
      'violence',
      'violent partner',
      'assaulted',
      'rape*',
      'stalk*',
      'hits you',
      'hurts you',
      'hurting you',
      'right to hurt me',
      'hurt or threatened',
      'threatens you',
      'frightens you',
      'anger scares',
      'afraid of someone',
      'afraid of your partner',
      'fear of someone at home',
      'someone at home might',
      'isn’t safe at home',
      'home is not safe'
    ]
  },
  {
    subject: 'crisis',
    isEmergency: true,
    words: [
      'overdose*',
      'suicid*',
      'self-harm*',
      'harm yourself',
      'harming yourself',
      'hurt yourself',
      'hurting yourself',
      'kill yourself',
      'ending your life',
      'ending it',
      'thinking about dying',
      'thought about dying',
      'want to die',
      'wanting to die',
      'not wanting to be here',
      'better off without you',
      'do better without you'
    ]
  },
  {
    subject: 'baby',
    isEmergency: true,
    words: [
      'postpartum',
      'postnatal',
      'perinatal',
      'after a birth',
      'had a baby and feel',
      'toward your baby',
      'harm the baby',
      'a baby who moves less'
    ]
  }
]
