import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'at-the-bedside',
  title: 'At the Bedside: Words for Sitting With Someone Who Is Ill',
  description:
    'For those who visit, keep watch or care: what to say to yourself at the door, in the chair, in the corridor and on the way home, and what to leave unsaid.',
  seo: {
    title: 'At the Bedside: Affirmations for Caregivers and Visitors',
    description:
      'Honest words for people who sit with someone seriously ill: before the door, in the chair, in the corridor, going home. No promises of healing, no pressure.',
    keywords: [
      'affirmations for caregivers',
      'sitting with the sick',
      'hospital visit',
      'words for illness',
      'caregiver stress'
    ]
  },
  category: 'mental-health',
  readTime: '7 min read',
  difficulty: 'Intermediate',
  extent: '5 Moments of a Visit',
  introduction: [
    'There is a chair beside the bed, usually too low, and you are in it. Someone you love is asleep, or awake and not themselves, or wide awake and wanting to talk about the cat. You’d give a great deal for the right words. Mostly there aren’t any, and mostly none are needed.',
    'The lines in this guide are chiefly for you, the one in the chair. They are meant to keep you steady enough to stay, to listen and to go home again. One part is about sharing words with the person who is ill, if they would like that. At no point does it say that thinking well makes bodies well.'
  ],
  whoFor:
    'For relatives, friends, neighbors, volunteers and nurses at the end of a long shift; for a hospital, a nursing home, a hospice or the bed in the living room. If you are the one in the bed, read step four and hand the rest to whoever keeps asking how to help.',
  notFor:
    'It is not for decisions about treatment, nor for pain, confusion or breathing that has changed: press the call button. When caring has worn you down so far that you are frightened by your own thoughts or by what you might do, tell a doctor or call a [helpline](/resources#helplines) today. This is not medical advice.',
  steps: [
    {
      title: 'Outside the door',
      content: [
        'Stop where the hand sanitizer is. While your hands are wet, breathe out once and decide what this visit is for. One thing: to bring the charger, to hold a hand, to be there while he sleeps. “I have come to sit. Sitting is what I will do.”',
        'You may be frightened of what you will see. Tell yourself by name, briefly: “Ruth, look at her eyes first.” People who spoke to themselves this way before a stressful event felt less distress than those who said “I” [@kross2014]. The studies were about speeches and first meetings, and we are carrying the method to a different door.'
      ],
      tips: [
        'If you can’t go in yet, walk the corridor once and come back. The door will wait.',
        'Turn the phone’s sound off before you touch the handle.'
      ]
    },
    {
      title: 'In the chair',
      content: [
        'Sit so that your face is level with theirs. Put both feet down. If hands are welcome, lay yours palm up on the blanket where it can be found. Then let a few minutes go by without improving anything.',
        'Should panic or tears come up, you need not hide them or hand them over. Feel the chair. Count four things that are the same as yesterday. Say inwardly: “I can be sad and useful in the same chair.”'
      ],
      tips: [
        'Ordinary news is a gift: who moved the trash cans, what the dog ate.',
        'Bring something for your hands, such as mending or a crossword.'
      ]
    },
    {
      title: 'When there is nothing to say',
      content: [
        'Silence at a bedside often belongs to the visitor. Ask yourself whether the person seems troubled by it. If not, keep it. If you must speak, tell what you see: “It’s raining on the parking lot.” “I’m here until four.”',
        'Leave out “stay positive” and “you’ll beat this”. They ask an ill person to look after your hope. If the person says “I’m scared”, a whole answer is “Yes. I’m here.”'
      ],
      tips: ['“Would you like company, quiet, or distraction?” is a question with three good answers.']
    },
    {
      title: 'Sharing a line, if they want one',
      content: [
        'Ask first, and accept a no. If it is a yes, let them choose something they already own: a verse, a line of a song, what their mother used to say in thunderstorms. Read it slowly, twice. Listening may be kinder than reading for someone worn out: in one experiment, hearing positive statements lifted mood, whereas reading them lowered it in people whose basic needs were poorly met [@yeung_lun2016]. The people in it were not patients.',
        'You could also ask what has mattered to them. “What were you proudest to have made?” will let some people talk for an hour. To think about what you value is the core of the affirmation research, and it needs no sentence at all.'
      ],
      tips: [
        'With faith, use their words, and leave your own in the corridor unless asked.',
        'Write down what they tell you, with the date.'
      ]
    },
    {
      title: 'The corridor, the car, the bus',
      content: [
        'Leaving is work too. Say when you will be back, or that you don’t know. Past the swing doors, stop at the first window and put the visit into one sentence: “She drank half a cup and complained about the tea.” That sentence is your report, for those at home and for yourself.',
        'Guilt will often ride along. Answer it with a plan: “If I hang up my keys, then I eat before I answer anyone.” Then three minutes, on paper or aloud, about something of your own that you care about. In two small experiments such writing left people feeling more compassion for themselves, and then more helpful to others [@lindsay_creswell2014].'
      ],
      tips: [
        'Let one person pass on the news, so you needn’t tell it nine times.',
        'A day off the chair is part of being able to return to it.'
      ]
    }
  ],
  examples: [
    {
      poor: 'My love will heal him.',
      good: 'I can wet his lips and keep the light low.',
      explanation: 'If love is supposed to heal, a bad scan becomes your failure. Water and lamplight do what they say.'
    },
    {
      poor: 'I must be strong for everyone.',
      good: 'From two to four it is my turn. After four it is Paul’s.',
      explanation: 'Strength without hours runs out. A turn has an end, and someone else in it.'
    },
    {
      poor: 'Stay positive, Mom.',
      good: 'You don’t have to cheer me up, Mom. Tell me about the food.',
      explanation: 'It takes a job away from a person who has little energy for jobs.'
    },
    {
      poor: 'I am at peace with whatever comes.',
      good: 'I am not at peace. I am at her side.',
      explanation: 'Peace may come or may not. Being there doesn’t depend on it.'
    }
  ],
  scientificBasis: [
    'Our library holds no study of affirmations at a bedside, for patients or for those beside them. What is near comes in three pieces. Reflecting on a personal value before a laboratory stress test lowered the cortisol response in an experiment with 85 people [@creswell2005]; a waiting room is a different kind of test. Self-compassion programs had moderate effects on stress (0.67) and anxiety (0.57) over 27 trials, most of them with weak comparison groups [@ferrari2019].',
    'And adults with a neuromuscular disease took part in one of the early gratitude studies, 65 of them. In that set of three diary studies people who wrote down what they were thankful for reported higher well-being than those who noted hassles or neutral events, though several measures showed no difference [@emmons_mccullough2003]. Should the person in the bed enjoy counting good things, join in. Please don’t prescribe it.'
  ],
  limits: [
    'Nothing here alters the course of an illness, and nobody is ill, or dies, for want of the right attitude. Hospice teams, chaplains and social workers know bedsides far better than a website does; you can ask for them by name at the desk.',
    'If the person has died, or is about to, the guide to [grief](/problem-solution/grief) may be closer to what you need. Short lines for those who are tired are under [stress relief](/category/health/stress-relief).'
  ],
  commonMistakes: [
    {
      title: 'Filling the air',
      text: 'Nervous talk tires the listener. If you have said three things without a reply, try the window.'
    },
    {
      title: 'Arguing with their view of it',
      text: 'They may be more hopeful than you, or less. You are there to keep them company in it.'
    },
    {
      title: 'Counting only long visits',
      text: 'Fifteen calm minutes can be better for both of you than three dutiful hours.'
    },
    {
      title: 'Forgetting that you have a body',
      text: 'Eat something that needs chewing. Stand outdoors once a day, even by the ambulance bay.'
    }
  ]
}
