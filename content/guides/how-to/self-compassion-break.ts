import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'self-compassion-break',
  title: 'A Three-Minute Self-Compassion Break',
  description:
    'For the minutes after a mistake, a snub or a bad result: say that it hurts, remember you have company, offer some warmth, ask what would help.',
  seo: {
    title: 'Self-Compassion Break: Three Minutes After a Hard Moment',
    description:
      'What to do in the three minutes after you mess up: four steps of self-kindness for a stairwell or a parked car, with phrases that don’t make you cringe.',
    keywords: ['self-compassion break', 'self-kindness', 'self-criticism', 'kind self-talk', 'three minute exercise']
  },
  category: 'mental-health',
  readTime: '5 min read',
  difficulty: 'Beginner',
  extent: '3 Minutes',
  introduction: [
    'You hit send, and then you see that the attachment was the wrong one. Heat goes up your neck. Within a second a voice has begun to talk, and it is saying things you wouldn’t say to a stranger who stepped on your foot.',
    'The next three minutes are what this guide is for. They won’t recall the email. They may keep the second injury, the one you give yourself, from growing larger than the first. You can do all four steps in a stairwell with your eyes open.'
  ],
  whoFor:
    'For people who are fair to everyone but themselves, and for any moment with a sting in it: a rejection, a burned dinner, a look in a changing-room mirror, a child’s “I hate you” from behind a door.',
  notFor:
    'Kindness can feel dangerous if you had little of it early on; some people meet a wave of grief or anger instead of relief. If that happens, stop, and try it with a therapist rather than alone. It also isn’t a way to skip an apology that somebody is waiting for.',
  steps: [
    {
      title: 'Say that it hurts',
      content: [
        'Put down what you are holding and tell yourself the truth in five words or so. “Ouch. That was embarrassing.” “This is a bad moment.” “I wanted it and lost it.” No explaining yet, and no silver lining.',
        'It sounds too simple to bother with. But most of us go straight from the sting to the prosecution, and a plain “ouch” puts a pause between them.'
      ],
      tips: ['If you are alone, say it in a low voice. Spoken, it is shorter than it was in your head.']
    },
    {
      title: 'Remember you have company',
      content: [
        'Think of who else is in this. Somewhere this afternoon another person attached the wrong file; a thousand parents are standing outside bedroom doors. You don’t need to feel noble about humanity. It is enough to notice that you were not singled out.',
        'Try: “Other people know this exact heat.” Leave out “others have it worse”, which is a scolding in disguise.'
      ],
      tips: ['If the crowd is too abstract, think of one friend who told you about the same kind of thing.']
    },
    {
      title: 'Offer some warmth',
      content: [
        'Lay a palm on your breastbone, hold your own forearm, or wrap both hands around a cup. Then say one sentence in the tone you would use with a friend who has rung your bell with wet hair. “I’ve got you.” “Come on, sit.” “No wonder you’re shaken.” The tone matters more than the words.',
        'A touch of this kind has been tried as a daily habit. College students who did twenty seconds a day for a month were no better off on average than those who tapped their fingers. The ones who kept it up nearly every day did report more self-compassion and less stress [@susman2024], although people who keep things up may differ in other ways.'
      ],
      tips: [
        'Can’t bear the hand on the chest? Press your feet into your shoes, one and then the other.',
        'Use your name if “I” feels mawkish.'
      ]
    },
    {
      title: 'Ask what would help, and do the first inch of it',
      content: [
        'Now the practical question: what does this person need in the next ten minutes? Water, a walk to the end of the block, a two-line correction with the proper file, a knock on a door. Choose one and begin it before the three minutes are over.',
        'This step keeps kindness from turning into an armchair. Caring for someone generally involves getting up at some point.'
      ],
      tips: ['If the answer is “nothing for now”, say so, and go back in with your shoulders down.']
    }
  ],
  examples: [
    {
      poor: 'I love and accept myself completely.',
      good: 'I am on my own side for the next three minutes.',
      explanation:
        'Completely is a long way to jump while your face is still hot. Three minutes of loyalty can be promised.'
    },
    {
      poor: 'It’s fine. It doesn’t matter.',
      good: 'It matters to me, and I can stand here until my breathing slows.',
      explanation: 'Shrinking the hurt is another way of arguing with it.'
    },
    {
      poor: 'Stop being so sensitive.',
      good: 'Of course that stung. I had worked on it since March.',
      explanation: 'A reason beats a reprimand. It can help to see where a feeling comes from.'
    },
    {
      poor: 'Everything happens for a reason.',
      good: 'I did not want this. What would be kind right now?',
      explanation: 'There may be no reason. The question works either way.'
    }
  ],
  scientificBasis: [
    'Self-compassion has been studied mainly as a course of several weeks. Over 27 randomized trials such programs brought moderate changes: stress 0.67, anxiety 0.57, self-criticism 0.56 [@ferrari2019]. Comparison groups were mostly weak ones, and some disappointing trials may never have been published. An eight-week course in a small trial of 52 people raised self-compassion and well-being more than a waiting list did, with the gains still there a year on [@neff_germer2013].',
    'Three minutes on the stairs are a taste of that practice and can’t claim its results. A bridge between this and [values writing](/how-to-guide/values-writing): in two small experiments, a few minutes of writing about something cherished made people feel more compassion for themselves without any mention of compassion [@lindsay_creswell2014]. If the sentences in step three make you wince, go in by that door.'
  ],
  limits: [
    'We wrote this sequence for the site in the spirit of such courses; the sequence itself is untested. Used once, it may do nothing you can feel. Used often it becomes easier to find in the dark, like a light switch.',
    'When self-attack is constant, or comes with thoughts of hurting yourself, please bring in a doctor, a therapist or a [helpline](/resources#helplines) today. This is not medical advice. Our guides on [low self-esteem](/problem-solution/low-self-esteem) and [perfectionism](/problem-solution/perfectionism) look at the longer work.'
  ],
  commonMistakes: [
    {
      title: 'Waiting until you deserve it',
      text: 'Nobody earns first aid. Facts about who was at fault will still be there in three minutes.'
    },
    {
      title: 'Using it to win the argument',
      text: '“I’m being kind to myself” is no answer to someone you have hurt. Steady yourself, then listen.'
    },
    {
      title: 'Reciting in a television voice',
      text: 'Smooth phrases bounce off. Gruff ones that sound like you go in.'
    },
    {
      title: 'Stopping at the cup of tea',
      text: 'The cup is for step three. The correction still has to be sent.'
    }
  ]
}
