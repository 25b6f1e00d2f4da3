import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'body-image',
  title: 'Easing Body Image Worries',
  description:
    'For people who dread the photo, the fitting room or the beach: lines that ask for peace with your looks rather than love, and four practical weeks.',
  seo: {
    title: 'Body Image: Neutral Affirmations and a Four-Week Plan',
    description:
      'When a mirror or a photo spoils the morning: ten lines that don’t demand self-love, ways to watch yourself less, a 30-day plan, and the evidence.',
    keywords: ['body image', 'body neutrality', 'affirmations for body image', 'appearance worries', 'mirror checking']
  },
  category: 'mental-health',
  urgency: 'Medium',
  badges: ['Mental Health', '30-Day Plan'],
  introduction: [
    'Somebody has posted the picture from the wedding. There are forty people in it, you find yourself in half a second, and for ten minutes you see nothing else: the angle, the skin, the nose you have argued with since ninth grade. You had meant to look for the bride.',
    'Much advice tells you to look into the mirror and declare that you are beautiful. If you can mean it, lovely. This page is for the other mornings. Its aim is modest: to watch yourself less, and get back to the wedding.'
  ],
  whoFor:
    'For people of any age and gender whose looks take more of their attention than they want to give: teenagers, new mothers, men who never mention it, anyone with scars, acne, lost hair, an aging face, or a body that strangers remark on.',
  notFor:
    'If eating or exercise has become frightening or full of rules, or one feature fills hours of your day, please go to the section on help; sentences are too weak a tool. If you are mocked or refused something because of how you look, the fault lies there. For pain and illness there is [body kindness](/category/health/body-kindness).',
  problem: {
    title: 'Living as a picture',
    description: [
      'Most of what you do all day is done from the inside, looking out, as if through a window. Body image trouble swaps the window for a photograph. You stand in the kitchen and see yourself standing in the kitchen. From out there it is hard to follow a joke or a kiss.',
      'The photograph came from somewhere: an aunt’s remark, a nickname, companies that earn more when you feel worse. You didn’t choose it. How often you consult it may be open to change.'
    ],
    symptoms: [
      'Getting dressed takes three tries and sets the mood until noon.',
      'You check spoons and dark windows, or arrange never to meet one.',
      'In groups you offer to hold the camera.',
      'Compliments sound like pity, or a mistake.',
      'You keep your coat on indoors, or a cushion on your lap.'
    ],
    impact: [
      'Swimming, dancing, doctors’ visits and dates are put off until you look different.',
      'Part of your attention stands guard all day, which is tiring.',
      'It is hard to be held while you are arranging how you look.'
    ]
  },
  solution: {
    title: 'From the photograph back to the window',
    description: [
      'We found no research showing that saying “I love my body” helps. Large sentences may carry a risk: “I’m a lovable person”, said over and over, left students who thought little of themselves feeling worse in 2009 [@wood2009], though later studies didn’t find that [@flynn_bordieri2020]. So these lines are neutral or practical. Liking is optional.'
    ],
    approach: [
      {
        title: 'Send your attention out',
        description:
          'When you catch yourself watching yourself, give your ears or eyes a job in the room. In four laboratory experiments, if-then plans took socially anxious people’s attention off threat and made them fairer judges of their own speaking [@webb2010]. Looks were not the subject.',
        example: 'If I see myself from outside, then I listen for the farthest sound.'
      },
      {
        title: 'Give the mirror a job and an end',
        description:
          'Mirrors are good for contact lenses, razors and collars. Say what for before you look, and step away when it is done. If you avoid them altogether, begin with one task. We have no trial of this.',
        example: 'Teeth, glasses, collar. Done, and out I go.'
      },
      {
        title: 'Have an answer ready',
        description:
          'Some remarks are even meant well. Prepare a sentence that closes the topic and one that changes it, and say them at home until they are boring.',
        example: 'I don’t discuss my looks. How is the new roof?'
      },
      {
        title: 'Widen the frame',
        description:
          'Write for ten minutes about something you care for that can’t be photographed; [values writing](/how-to-guide/values-writing) has the steps. In short experiments with students, affirming values made a threat of another kind seem a smaller part of the whole self [@critcher_dunning2015].',
        example: 'They call me when the bike is broken. No photograph shows that.'
      }
    ]
  },
  affirmations: [
    'This is my face on a Wednesday. It has things to do.',
    'I am dressed, I am warm, and the bus is coming.',
    'These arms can carry the laundry in and then go around my sister’s neck.',
    'I don’t have to like what I see in order to dry it gently.',
    'While we dance, I can keep my mind in my feet.',
    'I can be in the photograph for the sake of the day it was.',
    'Until lunch I make no remarks about how I look, aloud or otherwise.',
    'A comment from 1994 has been on my shelf for years. I can take it down.',
    'Sleeves up. It is hot, and my skin would like some air.',
    'I will get into the lake. The water has room for everybody.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Back to the Window',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Notice when you leave',
        focus: 'What makes you switch from looking out to being looked at? You only count.',
        activities: [
          'Keep five columns: mirror, photo, remark, comparison, clothes. One stroke each time, no comment.',
          'On day 4 circle the fullest column.',
          'From what you own, find one outfit comfortable enough to forget.',
          'Choose two of the ten lines, or just “I am dressed”.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Change the view',
        focus: 'A few surfaces and screens, rearranged. All of it can be undone.',
        activities: [
          'Mute, for this month, every account that leaves you feeling smaller. Follow two with no people in them: bridges, beetles.',
          'Give the mirror and the phone camera a job each time.',
          'Write ten minutes about something you value that no lens records.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Eyes out',
        focus: 'One plan, for the column you circled.',
        activities: [
          'On a card: “If I catch my reflection, then I read a sign across the street.”',
          'Do something absorbing with your hands: draw, mend, tune.',
          'Try your answers on a friend or a shower wall.',
          'On day 21 keep the columns for one day and compare.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Something you had postponed',
        focus: 'One thing you were saving for when you looked different.',
        activities: [
          'List five such things and choose the easiest.',
          'Do it, with someone kind if you can, and agree that looks won’t be discussed.',
          'If you like, let one picture be taken, and leave it unopened for a week.',
          'On day 30 write down what you saw out there. Keep the plan that worked.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Body image has a research field of its own, which our library doesn’t cover; it holds no trial of affirmations for it. What we can cite was done on other subjects.',
    'Self-compassion programs lowered self-criticism by a moderate amount (0.56) in 27 randomized trials that differed a lot and mostly used weak comparisons [@ferrari2019]. Three minutes of writing about a value raised self-compassion for the moment in two small experiments, most where there was little of it [@lindsay_creswell2014]. And a clinical model of social anxiety describes how people judge the way they look by the way they feel [@clark_wells1995]. It was made for another problem.',
    'For eating disorders there are real treatments. A review of 106 meta-analyses counts bulimia among the conditions for which the evidence for cognitive behavioral therapy is strongest [@hofmann2012].'
  ],
  limits: [
    'Other people’s manners stay as they are, however you think. The four weeks have not been tested as a whole. For a face or body changed by injury or illness they may be far too short.',
    'If the trouble is a mismatch between your body and who you are, peace with the mirror may be the wrong goal. Talk to someone you trust who knows about gender.'
  ],
  commonMistakes: [
    {
      title: 'Arguing about beauty',
      text: 'Each “I am beautiful” can invite a “no”, and you are still talking about looks. Change the subject.'
    },
    {
      title: 'Making the joke first',
      text: 'It feels safer. It also tells people that the topic is open.'
    },
    {
      title: 'Putting the choir off until later',
      text: 'They meet this Thursday, and it is your voice they want.'
    }
  ],
  whenToSeekHelp: [
    'See a doctor or therapist soon if eating has become secret, frightening or full of rules, or exercise a punishment, whatever you look like. How ill someone is can’t be seen from outside. Go too if you check, cover or hide a feature for much of the day, or stay home because of it; ask whether it could be body dysmorphic disorder. For a child or teenager, ask early.',
    'If feelings about your body have led you to hurt it, or to think of not living, tell someone today and use a helpline below.',
    'This guide gives information and is not medical advice.'
  ],
  relatedProblems: ['low-self-esteem', 'social-anxiety', 'perfectionism']
}
