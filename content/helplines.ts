import type { Helpline } from './types'

/** Shown above the list. */
export const emergencyNote =
  'If you or someone near you is in danger right now, call your local emergency number first. The lines below ' +
  'are for the hours when you need a human voice or a reply.'

/** Helplines by country, crisis lines first. A deployer should check each number and address once before launch. */
export const helplines: Helpline[] = [
  {
    country: 'United States',
    title: '988 Suicide & Crisis Lifeline',
    publisher: 'Vibrant Emotional Health and SAMHSA',
    url: 'https://988lifeline.org',
    contact: 'Call or text 988',
    description: 'Free and confidential, by phone, text or chat, at any hour.'
  },
  {
    country: 'United States',
    title: 'Crisis Text Line',
    publisher: 'Crisis Text Line',
    url: 'https://www.crisistextline.org',
    contact: 'Text HOME to 741741',
    description: 'A trained volunteer answers by text, free, day and night.'
  },
  {
    country: 'United States',
    title: 'NAMI HelpLine',
    publisher: 'National Alliance on Mental Illness',
    url: 'https://www.nami.org/help',
    contact: '1-800-950-6264',
    description: 'Information on mental health and where to turn, on weekdays. It is not a crisis line.'
  },
  {
    country: 'Canada',
    title: '988: Suicide Crisis Helpline',
    publisher: '988 (Canada)',
    url: 'https://988.ca',
    contact: 'Call or text 988',
    description: 'The national line for anyone in Canada, by phone or text.'
  },
  {
    country: 'United Kingdom and Ireland',
    title: 'Samaritans',
    publisher: 'Samaritans',
    url: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
    contact: '116 123',
    description: 'Someone to listen, free, at any hour, by phone. Email and letters are answered too.'
  },
  {
    country: 'United Kingdom and Ireland',
    title: 'Shout',
    publisher: 'Mental Health Innovations',
    url: 'https://giveusashout.org',
    contact: 'Text SHOUT to 85258',
    description: 'Free, confidential support by text at any hour, in the United Kingdom only.'
  },
  {
    country: 'Australia',
    title: 'Lifeline Australia',
    publisher: 'Lifeline Australia',
    url: 'https://www.lifeline.org.au',
    contact: '13 11 14',
    description: 'Crisis support by phone, text and chat.'
  },
  {
    country: 'International',
    title: 'Find A Helpline',
    publisher: 'Find A Helpline',
    url: 'https://findahelpline.com',
    description: 'A directory of free lines for emotional support, by country and by subject.'
  },
  {
    country: 'International',
    title: 'Befrienders Worldwide',
    publisher: 'Befrienders Worldwide',
    url: 'https://www.befrienders.org',
    description: 'A network of centers in many countries where people listen, with a finder for the nearest.'
  }
]
