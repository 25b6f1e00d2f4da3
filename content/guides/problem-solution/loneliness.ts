import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'loneliness',
  title: 'Easing Loneliness',
  description:
    'For evenings when the phone is quiet and for full rooms where nobody knows you: honest lines, very small moves, and four unhurried weeks.',
  seo: {
    title: 'Feeling Lonely: Honest Affirmations and a 30-Day Plan',
    description:
      'Ten affirmations that don’t pretend, first moves small enough for a bad evening, and a four-week plan that works without a ready circle of friends.',
    keywords: [
      'loneliness',
      'affirmations for loneliness',
      'feeling lonely',
      'how to meet people',
      'lonely in a relationship'
    ]
  },
  category: 'mental-health',
  urgency: 'High',
  badges: ['Mental Health', '30-Day Plan'],
  introduction: [
    'On Sunday at four the light goes flat, and you notice that the last voice that spoke to you was the checkout machine’s, asking you to take the receipt. Or there were voices all day, at your own table, and none of them asked you anything.',
    'Both are loneliness, which says as little about your worth as thirst does. A sentence can’t sit down opposite you. It may get you through the worst hour and make the next small move a little easier.'
  ],
  whoFor:
    'For people who have moved, been left or been widowed, who care for someone around the clock, work odd hours, are kept home by illness, or feel unseen in a full house. You don’t need a friend in reserve to begin.',
  notFor:
    'If a partner or relative decides whom you may see, turn to a domestic abuse service; that is isolation done to you. If fear of people is the main obstacle, [social anxiety](/problem-solution/social-anxiety) is nearer. And if you like a quiet life that only others find sad, you may close this page.',
  problem: {
    title: 'A want that makes you careful',
    description: [
      'After a long stretch without company you may start to take precautions. A short reply reads like a cool one. You wait to be asked, because asking might show how long it has been. Each of these makes sense on the evening you do it. Together they can look, from outside, like a wish to be left in peace.',
      'That is one half. The other is plain circumstance: shifts that end at midnight, rents that moved your friends away, a café whose step your wheelchair can’t climb. Both halves count here.'
    ],
    symptoms: [
      'Something funny happens and there’s no one to tell.',
      'Weekends and holidays are harder than working days.',
      'Five minutes with a bus driver turn out to be the best of the day.',
      'In company there seems to be a pane of glass in between.'
    ],
    impact: [
      'Small troubles swell, for want of anyone to say “that happened to me too”.',
      'Days lose their edges when you aren’t expected anywhere.',
      'Good news has nowhere to go.'
    ]
  },
  solution: {
    title: 'Small moves, often, in the same places',
    description: [
      'Nobody can affirm a friend into being, and “I am surrounded by love” is cruel in an empty kitchen. These lines claim less. Each goes with a move toward people that can survive a no.'
    ],
    approach: [
      {
        title: 'Say which kind is missing',
        description:
          'Someone to tell things to, someone to do things with, an arm around you, being needed: these are separate wants. Finish “I miss having somebody who …” three times. The answers tell you where to look.',
        example: 'I miss having someone to walk with. A walk is a thing I can ask for.'
      },
      {
        title: 'Become a regular',
        description:
          'Pick one place, one day, one hour: a library table on Tuesdays at ten, or the bench where the dog owners stop. If going out is hard, take an online or telephone group with a fixed time. At first, turning up is the whole of it.',
        example: 'Tuesday, ten o’clock, third table. I am becoming a familiar face.'
      },
      {
        title: 'Choose the move before the mood',
        description:
          'Plans that tie a moment to an action did well in 94 tests (0.65 on average), with aims other than friendship [@gollwitzer_sheeran2006]. Keep two on a card, one of them possible from bed.',
        example:
          'If it is four and nobody has spoken to me, then I take my library book back to the desk with people at it.'
      },
      {
        title: 'Answer the replay by name',
        description:
          'After you have seen someone, the mind may list what you said wrong. Reply as a friend would, using your name. In seven studies with 585 people, talking to oneself that way before a speech or a first meeting led to less distress and less brooding afterward [@kross2014]. They were students, facing one event each.',
        example: 'Jo, she laughed twice and asked about your scarf.'
      }
    ]
  },
  affirmations: [
    'This is a lonely evening. I can put the lamp on and be decent company until bed.',
    'Wanting people is as plain a want as wanting supper, and I needn’t be ashamed of it.',
    'Across the street someone is at the sink. Good evening, I can think, from my sink to yours.',
    'If she answers on Thursday, she answers on Thursday. I don’t have to fill Wednesday with reasons.',
    'The radio and I disagree out loud. My voice stays in use.',
    'My story about the ferry will keep until there is a face across from me.',
    'Two lines and a photo make a whole message. I can send it unpolished.',
    'A no to Saturday is about Saturday. I can ask for another day.',
    'The man at the next table says “same seat?” now. Today I tell him my name.',
    'I am calling the listening line. Somebody took this shift in order to hear from people.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Thin Threads',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Find the hour',
        focus: 'When is it worst, and which threads exist, however thin?',
        activities: [
          'Each night note the loneliest hour and the least lonely one.',
          'Finish “I miss having somebody who …” and underline one ending.',
          'List your threads: a cousin, the pharmacist who knows your name. A blank page is fine; week 2 starts without it.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): One standing appointment',
        focus: 'The same people at the same time, in a room or on a screen.',
        activities: [
          'Ask at a library, a community center or a volunteer office what meets for free. If you can’t go out, ask your clinic or your town about friendly calls or visits.',
          'Go, or dial in, once, for as long as you like.',
          'Choose two of the ten lines, and write an if-then plan, for the hour you found.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): One thread, pulled gently',
        focus: 'Someone who knows you, or someone who doesn’t yet.',
        activities: [
          'Send two sentences with no apology for the silence: “This sign made me laugh. Reply or don’t.”',
          'At your standing place, ask one person something you would like to know. Write it up afterward, by name.',
          'On day 21 compare the loneliest hours with the first week’s.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Company with a task in it',
        focus: 'Side by side can be easier than face to face.',
        activities: [
          'Offer an hour: cans at a food pantry, or a beginner’s questions online.',
          'Suggest one thing with a day in it: “Once around the pond, Saturday at two?”',
          'On day 30 decide what to keep for two more months. Friendships are slower than plans.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'Our library, which gathers research on affirmation, holds no study of loneliness and no trial of affirmations for lonely people. Here are the neighbors.',
    'The nearest is a meta-analysis of 129 tests, in which self-affirmation exercises raised what its authors call social well-being by about 0.26, a small amount [@zhang2025]. The people were not patients, and most wrote about values or strengths. In two small laboratory experiments, three minutes of such writing made people kinder toward themselves and more helpful soon after [@lindsay_creswell2014], which is one reason for week 4.',
    'About sunny sentences there is a caution. In one short experiment, those whose basic needs were going unmet felt lower after *reading* positive statements; hearing such statements raised spirits [@yeung_lun2016]. You can record a line and play it.'
  ],
  limits: [
    'No one has tested this plan. It asks you to go first and can’t promise that others will go second. A silence hurts, and it doesn’t mean that you did it badly.',
    'Where the cause is distance, poverty, disability, prejudice or caring without relief, part of the remedy is a ride, a ramp or a sitter, and it is right to ask.'
  ],
  commonMistakes: [
    {
      title: 'Filling the calendar',
      text: 'One walk may do more than five noisy evenings.'
    },
    {
      title: 'Explaining the gap',
      text: 'Three paragraphs on why you haven’t written are hard to answer. Begin in the present.'
    },
    {
      title: 'Waiting to feel sociable',
      text: 'The wish may come after the first half hour.'
    }
  ],
  whenToSeekHelp: [
    'Talk to a doctor or therapist if loneliness has lasted for months and nothing reaches it, if you sleep or eat badly, or if you drink to get through the evening. “I am very lonely and it is affecting my health” is a proper reason for an appointment.',
    'If you have started to think that nobody would notice you were gone, or about ending your life, please contact a helpline below now. Some are there simply to listen, with no emergency needed.',
    'We offer information here. It is not medical advice.'
  ],
  relatedProblems: ['social-anxiety', 'grief', 'low-self-esteem', 'job-loss']
}
