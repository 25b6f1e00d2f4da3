import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'health',
  subcategory: 'stress-relief',
  title: 'Stress Relief Affirmations',
  description:
    'A line for the next out-breath, a way to sort what is pressing on you, and five minutes of writing with research behind it.',
  seo: {
    title: 'Stress Relief Affirmations for Full Days and Tight Shoulders',
    description:
      'Lines short enough for one breath, a three-way sort for an overfull day, and what stress experiments with values writing found and left open.',
    keywords: [
      'stress relief affirmations',
      'stress affirmations',
      'calm at work',
      'overwhelm',
      'values writing for stress'
    ]
  },
  badges: ['One-breath lines', 'Desk and car', 'Writing exercise'],
  introduction: [
    'Stress is often a posture before it is a thought. The shoulders have climbed, the tongue is pressed against the roof of the mouth, and you have read the same email three times while holding a sandwich.',
    'There are two decent things to do. You can settle the body for the next minute, and you can make the pile smaller. Affirmations are usually sold for the first alone, as though the pile were an attitude. Here each gets its turn. If your pile is made of two jobs, a sick father and the rent, the second part is the larger one, and nothing was wrong with your breathing.'
  ],
  benefits: [
    {
      title: 'A gap before you answer',
      text: 'A sentence takes about four seconds. That is time to notice that you were about to say yes, or to type something with the word “frankly” in it.'
    },
    {
      title: 'A larger picture',
      text: 'When you remember that you are also a singer, an aunt and a decent cook, a missed target takes up less of the wall. In a series of student experiments, affirming values widened how people saw themselves and made a threat look like a smaller part of the whole [@critcher_dunning2015].'
    },
    {
      title: 'Clearer thinking when it counts',
      text: 'Among 80 students, those who had been under stress for a long time solved more puzzles in front of an evaluator after a short values task than stressed students without it [@creswell2013]. One task on one day, so hold it lightly.'
    },
    {
      title: 'Practice at handing things back',
      text: 'Some of what is on your desk was put there by somebody who expected you to protest. A line like “I can do this by Friday or that by Wednesday” is an affirmation with a spine.'
    }
  ],
  howToUse: [
    {
      title: 'Ask the body where it is holding',
      text: 'Check three places only: jaw, hands, belly. Pick the tightest and give it a short leave of absence: “My hands can let go of the wheel until the light changes.” You are not aiming at relaxed. One notch looser will do.'
    },
    {
      title: 'Breathe out before you say anything',
      text: 'Let the air go slowly, as if you were cooling soup, and wait for the next breath to come in on its own. Read your line in the quiet at the bottom. Four rounds is about a minute. If attention to breathing bothers you, look at the farthest thing you can see and do the same.'
    },
    {
      title: 'Sort the pile on the back of a receipt',
      text: 'Draw three columns: *mine now*, *mine later*, *not mine*. Put every pressing thing in one of them, without explanations. For the first, say “I do this sitting down, from the top.” For the second, give it a day and say the day. For the third: “I can hand this back kindly,” and note to whom.'
    },
    {
      title: 'Write for five minutes ahead of a hard event',
      text: 'Choose a value the event cannot reach, such as your faith, your garden or being good to your brother, and write why it matters and when it last showed. Leave the event out. This is nearer to what was studied than any sentence on this page. The full version is in [values writing](/how-to-guide/values-writing).'
    },
    {
      title: 'Finish by taking one thing away',
      text: 'Cancel it, shorten it, swap it, or do it worse on purpose: store-bought cake, a reply of two lines. A minute of calm that leaves the list untouched has to be repeated within the hour. Subtraction lasts until tomorrow.'
    }
  ],
  tips: [
    {
      title: 'Own one line in two lengths',
      text: 'Keep a long version for the parked car (“I have done one thing after another since six, and the next one can also be one thing”) and four words for the meeting: “One thing, then tea.”'
    },
    {
      title: 'Write early',
      text: 'In the exam study the essays were written in the two weeks before the stressful day [@sherman2009]. So put the five minutes in Tuesday’s calendar if Thursday is the trouble.'
    },
    {
      title: 'On stage, try a livelier word',
      text: 'Before a talk or a test, “I am excited” helped people sing, speak and do arithmetic better than trying to calm down did [@brooks2014]. That was about brief nerves. It would be a strange thing to say to a pile of bills.'
    },
    {
      title: 'Give the line a doorway',
      text: 'Use the car door, the ward door, your own front door with the key in it. On one side you belong to them, on the other to yourself, and the handle is where you say so.'
    }
  ],
  scientificBasis: [
    'Stress is where the research on affirming values is most interesting. When 85 people faced a laboratory stress test, those who had first reflected on a personal value had a smaller response of the stress hormone cortisol. Felt stress was lowest in people who were affirmed and also had plenty of inner resources, such as self-esteem and optimism [@creswell2005]. In the exam study, adrenaline stayed level in students who had written two essays and rose in the rest; those who most feared being judged gained most [@sherman2009]. A small scanner study saw lower reported stress during affirmation blocks, while only one of two expected threat regions responded [@dutcher2020].',
    'Now the edges. All three were small and short, and two of them took place in laboratories. People dwelled on values there; whether reciting “I am calm” does anything comparable has not been tested in the same way. Where people learn a method over weeks, the numbers are larger: self-compassion courses lowered stress to a moderate degree across 27 trials, with weak comparison groups in most [@ferrari2019].',
    'One finding is a useful warning. In four lab experiments, people who affirmed their values and *then* failed at a task tried less hard afterward [@vohs2013]. Affirming can make it easier to let go, which is a mercy with the wrong task and a nuisance with the right one. Match it with a plan for what you still want to do.'
  ],
  limits: [
    'A line cannot add hours, staff or money. If the same week would flatten anybody, treat your stress as information about the week, and take the information to a manager, a union, a landlord, a relative or a debt adviser. When exhaustion has turned into dread and numbness, the guide on [burnout](/problem-solution/burnout) is the better place.',
    'See a doctor about tightness in the chest, palpitations, new headaches, stomach trouble or dizziness, and do not assume that it is “just stress”; sudden chest pain or trouble breathing is an emergency. Talk to a doctor or therapist as well if you have been on edge for weeks, if you lie awake most nights, if you need a drink or a pill to stop, if anger frightens you or those you live with, or if everything has begun to look hopeless. The [helplines](/resources#helplines) are open to you long before it is the worst night of your life.',
    'This guide is not medical advice, and it is no reason to put off a treatment that you have been offered.'
  ]
}
