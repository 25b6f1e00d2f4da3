import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'social-anxiety',
  title: 'Overcoming Social Anxiety',
  description:
    'For people who rehearse a phone call and then don’t make it: where the fear gets its strength, lines that turn your eyes outward, and four gradual weeks.',
  seo: {
    title: 'Overcoming Social Anxiety: Gentle Steps and a 30-Day Plan',
    description:
      'How social anxiety keeps itself going, ten affirmations that turn attention outward, if-then plans and four gradual weeks. And what works better than lines.',
    keywords: [
      'social anxiety',
      'affirmations for social anxiety',
      'shyness',
      'fear of being judged',
      'social confidence'
    ]
  },
  category: 'mental-health',
  urgency: 'Medium',
  badges: ['Mental Health'],
  introduction: [
    'You are at the edge of a birthday party with a paper plate. Inside you a camera is running, and it is pointed at you: hands, voice, how long it has been since you said anything. Someone asks what you do, and by the time the camera has checked your answer they have turned to the cake.',
    'Let us be clear at the start. Affirmations are no treatment for social anxiety, and there is a treatment that works well for many people. What a good line can do is help at the threshold, in the half minute when you decide whether to go in. This guide puts such lines inside a plan that takes its ideas from that treatment.'
  ],
  whoFor:
    'For people who are shy, dread certain situations or avoid a few of them, and for those who wait for therapy or want something to practice between sessions.',
  notFor:
    'When fear keeps you out of school or work, when you can’t eat in front of others or leave the house without drink or pills, skip the do-it-yourself version and see a professional. Autistic people may find some social situations exhausting for reasons other than fear; pushing through may be bad advice for them.',
  problem: {
    title: 'The camera points the wrong way',
    description: [
      'A clinical model from 1995 explains why this fear stays, although every week brings new proof that nobody fainted [@clark_wells1995]. Attention swings inward. You then judge how you look by how you feel, so a hot face becomes, in your mind, a scarlet one. You protect yourself with small maneuvers: the rehearsed sentence, the glass held in both hands, the early exit. And you go over everything, first in advance and then afterward, in bed.',
      'The maneuvers are the clever part of the trap. If the evening passes without disaster, they get the credit.'
    ],
    symptoms: [
      'Days before an event you are already writing both halves of the dialogue.',
      'You blush, sweat, tremble or go blank, and watch yourself doing it.',
      'Calls go to voicemail on purpose.',
      'You stay close to the one person you know, the snacks, or the dog.',
      'After a conversation you replay a single clause for hours.',
      'Being watched while you sign, eat or type makes your hand clumsy.'
    ],
    impact: [
      'Your world gets narrower in steps so small that each one seems sensible.',
      'People take your silence for coldness, which hurts, as you were being careful on their account.',
      'Chances that run through talk, such as jobs, friendships and medical appointments, go to others or arrive late.'
    ]
  },
  solution: {
    title: 'Look outward, drop one crutch, go again',
    description: [
      'None of these four ideas needs you to feel confident. Try one at a time, in situations that are uncomfortable rather than terrifying.'
    ],
    approach: [
      {
        title: 'Turn the camera around',
        description:
          'Give your attention a job outside: the color of her scarf, the second half of his sentence, how many windows the room has. Four laboratory experiments used if-then plans for this, and they helped socially anxious people turn away from signs of threat and judge their own speeches more fairly [@webb2010].',
        example: 'If I notice that I am watching myself, then I look for something blue.'
      },
      {
        title: 'Leave one crutch at home',
        description:
          'List your maneuvers and choose the smallest. Hold the glass in one hand. Leave one pause unfilled. Afterward ask what happened, and only that. This is how the fear gets a chance to be wrong.',
        example: 'I can leave this silence alone and see who fills it.'
      },
      {
        title: 'Use your own name at the door',
        description:
          'Speaking to yourself by name before a speech or a first meeting went with less distress and less brooding afterward in seven studies with 585 people, socially anxious ones included [@kross2014]. Keep it short and friendly.',
        example: 'Mina, say hello to the host and find the coats.'
      },
      {
        title: 'Go for a reason that has nothing to do with you',
        description:
          'Before you leave, write three lines on why this is worth going to: an aunt turns eighty, the river needs cleaning. Students who wrote about their values ahead of their hardest exam had a calmer adrenaline pattern, and those most afraid of negative judgments benefited most [@sherman2009]. Exams and parties differ; we think the reasoning travels.',
        example: 'I am here because Oma is eighty. My hands may shake around the candles.'
      }
    ]
  },
  affirmations: [
    'I can arrive awkward and warm up, like a car in January.',
    'Most people in this room are thinking about their own shoes.',
    'One hello to one person is a whole plan.',
    'I can let a pause go by, like a bus that isn’t mine.',
    'My voice shook at the start and the order still reached the kitchen.',
    'Blushing is blood. I can keep talking while it goes about its business.',
    'What is she telling me? I can listen to the end of it.',
    'I may leave at nine, having been there at eight.',
    'Today I call without a script, with water beside the phone.',
    'I will say the thing I came to say, red ears and all.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: One Rung at a Time',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Draw the ladder',
        focus: 'You make a map this week. The rungs come later.',
        activities: [
          'List ten situations from a flutter to a fright and give each a number from 1 to 10.',
          'For three of them write what you predict, and what you do to stay safe.',
          'Practice attention at the bus stop: two minutes of describing other things to yourself.',
          'Choose two affirmations from the ten, one for arriving and one for staying.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): The low rungs, eyes outward',
        focus: 'Situations rated 2 or 3, several times each. Repetition matters more than daring.',
        activities: [
          'Ask a stranger for the time, a clerk for a product, a neighbor about the weather: one a day.',
          'Write one plan on your card: “If I feel my face, then I listen for his next word.”',
          'Say your arriving line once, before you open the door, and then leave it there.',
          'Note afterward what you predicted and what happened. Two lines, no replay.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Middle rungs, one crutch fewer',
        focus: 'Situations rated 4 or 5, with one safety maneuver left at home.',
        activities: [
          'Make two phone calls without a script.',
          'Stay ten minutes longer somewhere than you usually would.',
          'Ask one person a follow-up question, because you would like to know.',
          'Set a limit to brooding: five minutes on paper in the third person, and then something with your hands.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): One higher rung, and a review',
        focus: 'Choose a single situation rated 6 or so, for a reason you care about.',
        activities: [
          'Write three lines on why it is worth it, and read them on the way.',
          'Tell a friend the time and place, and send them one word when it is over.',
          'Repeat it, if you can, within the week.',
          'On day 30 rate the first ten situations anew. If hardly any number has moved, make an appointment. This is what it is for.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'A meta-analysis of 101 trials with more than 13,000 people compared treatments for social anxiety disorder. Among the psychological ones, individual cognitive behavioral therapy had the largest effect, about 1.19 against a waiting list; self-help on the same principles also did something, with support (0.86) and without (0.75) [@mayo_wilson2014]. Waiting lists make every treatment look good. Affirmations were not among those studied.',
    'One trial comes very near to this page. Adults who were not patients (198 of them) made short if-then plans, some with self-affirming thoughts, others with distraction. All the plans lowered social anxiety a week later, by about 0.4 to 0.5, compared with no exercise, and the affirming kind had no edge [@lakuta2020]. So the plan appears to be doing the work. The lines are here because many people like a sentence to hold on to.',
    'For short performances there is another trick, calling the pounding heart excitement. It improved singing, speaking and arithmetic in experiments [@brooks2014]. It is not a treatment.'
  ],
  limits: [
    'The ladder borrows from therapy and lacks its best part, someone beside you who knows when you’re hiding. Studies of single techniques lasted from minutes to a week. How long any benefit holds is unknown.',
    'Fear of people can be reasonable, where you have been mocked, harassed or worse. Choose rungs among people who are safe.'
  ],
  commonMistakes: [
    {
      title: 'Aiming for calm',
      text: 'Calm is a side effect and comes late. Aim at staying for ten minutes, with whatever pulse you have.'
    },
    {
      title: 'Leaping to the top rung',
      text: 'A wedding speech in week one teaches endurance at best. Small and often is kinder, and you learn more.'
    },
    {
      title: 'Murmuring lines during the conversation',
      text: 'That is one more way of facing inward. Say the line outside the door and then pay attention to the person.'
    },
    {
      title: 'Holding the inquest in bed',
      text: 'The night court has no witnesses. Two lines on the card, then the light goes out.'
    }
  ],
  whenToSeekHelp: [
    'See a doctor or therapist if fear has cost you a class, a job or a friendship, if you rely on alcohol to get through a door, if panic comes often, or if after four weeks of trying the ladder hasn’t moved. Ask by name for cognitive behavioral therapy for social anxiety. It’s offered in person, online and as guided self-help, and there are free workbooks on our [resources page](/resources).',
    'If making the call is itself the obstacle, write the first two sentences down and let someone dial for you, or use an online form. Loneliness and despair that turn into thoughts of suicide need help today: several of the helplines below answer by text or chat, and the directories list lines for other countries.',
    'Please take this guide as general information. It is not medical advice.'
  ],
  relatedProblems: ['loneliness', 'low-self-esteem', 'fear-of-failure']
}
