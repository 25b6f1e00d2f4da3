import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'weekly',
  subcategory: 'values-focus',
  title: 'Values Focus: Seven Days Beside One Thing That Matters',
  description:
    'Pick kindness, honesty, craft or another value of your own, write about it for a few minutes, and look for it until Sunday in ordinary places.',
  seo: {
    title: 'Values Affirmations: Spend a Week With One Value',
    description:
      'A week with one value: how to choose it, write about it and notice it, with affirmation lines and the best-studied part of self-affirmation research.',
    keywords: [
      'values affirmation',
      'personal values',
      'value of the week',
      'values writing exercise',
      'self-affirmation'
    ]
  },
  badges: ['Closest to the research', '7 days'],
  introduction: [
    'Ask ten people for their values and you will hear the same dozen nouns. Ask where one of those nouns was last Tuesday, and the room gets quieter. A value is easy to own and surprisingly easy to leave in a drawer. This practice takes one out and carries it about for a week.',
    'You need a word and a pen. The word should be something you already care about when nobody is looking: fairness, patience, good workmanship, making people laugh, keeping faith with a friend. For seven days you hold it up against real moments, like the reply you are about to send or the last chair in a waiting room, and see what it asks of you there.',
    'Of everything in this category, this comes nearest to what researchers mean by self-affirmation. They seldom had people recite. They had people choose something important and write about why. If you do only one part of this page, do the writing.'
  ],
  benefits: [
    {
      title: 'It holds when the plan does not',
      text: 'A plan to swim on Wednesday dies when the pool closes. A week of patience goes on in the parking lot, at the pool’s locked door.'
    },
    {
      title: 'It makes the threat smaller than the view',
      text: 'After a poor grade or a cold email, one part of life can swell until it seems to be all there is. Remembering what else you stand for puts it back among other things. This is the idea at the root of the theory [@steele1988].'
    },
    {
      title: 'It turns toward other people',
      text: 'Most values need company. Fairness has to be fair to someone. In two small experiments, people who had written about a cherished value for three minutes felt kinder toward themselves and were more helpful shortly after [@lindsay_creswell2014].'
    },
    {
      title: 'You learn what you in fact value',
      text: 'By the weekend some words have come alive and others have felt like a borrowed jacket. Both results are worth the week.'
    }
  ],
  howToUse: [
    {
      title: 'Sunday: choose by memory',
      text: 'Think of a time in the last year when you liked how you acted, even if nobody saw. Which word was at work in it? Start there rather than with a list of virtues. If nothing comes, think of what made you angry lately; anger often guards a value.'
    },
    {
      title: 'Sunday: write for ten minutes',
      text: 'Say why the word matters to you and describe one scene in which it did. Put in the coat, the weather, what was said. Spelling is of no interest. The [guide to values writing](/how-to-guide/values-writing) has prompts for people who freeze.'
    },
    {
      title: 'Monday: make it into a line',
      text: 'Keep it small enough to act on: “I let curiosity speak first.” “My corners are clean.” A question works as well: “What is the fair thing here?” Copy it somewhere you will meet it twice a day.'
    },
    {
      title: 'Tuesday to Thursday: look for the hinge',
      text: 'There is usually a second before you answer, pay, correct or leave. That is where a value fits. Aim for one such second a day. If it passed, notice it late; noticing late is how people get to noticing early.'
    },
    {
      title: 'Friday: try it where it is awkward',
      text: 'Take the value to one place it does not usually visit: humor to the budget meeting, honesty to a family chat, craft to the dishes.'
    },
    {
      title: 'Saturday night: two sentences',
      text: 'Where did it turn up, and what did it cost? Keep them. After some months the pages make a fair portrait of you.'
    }
  ],
  tips: [
    {
      title: 'Prefer verbs',
      text: '“I finish what I touch” tells you more at five in the afternoon than “excellence” does.'
    },
    {
      title: 'Watch the shadow side',
      text: 'Honesty can turn blunt, kindness can turn into a silent yes, patience into waiting for nothing. If the week sours, write down what the value would look like at half strength.'
    },
    {
      title: 'Let two values argue',
      text: 'Loyalty says stay late, fairness says go home to your turn with the baby. You need not settle it for good. Say which one leads this week, and why.'
    },
    {
      title: 'Do not hold it over others',
      text: 'A week of punctuality is for your own watch. As soon as it becomes a way of grading the household, choose a gentler word.'
    },
    {
      title: 'Write when the pressure is still ahead',
      text: 'If a hard event is coming, place the ten minutes in the days before it. In the studies that measured stress, the writing or reflecting came first [@creswell2005, @sherman2009].'
    }
  ],
  scientificBasis: [
    'The laboratory version is plain: some people reflect or write on a value of theirs, others get a control task, and then comes the stress. In a study of 85 people, the values group then had a smaller cortisol response to a stress test [@creswell2005]. Outside the laboratory, students who wrote two values essays in the two weeks before their hardest exam showed no rise in urinary adrenaline on the exam morning, and students without the essays did. The gain was largest among those who most feared being judged [@sherman2009]. Both were small studies, each of a single stressor.',
    'How might it work? One set of experiments suggests breadth: affirmed people saw themselves more widely, so that the threat took up less of the picture. An exercise that only widened the perspective, with no values in it, did as well [@critcher_dunning2015]. In the scanner, judging one’s most important values raised activity in a region tied to reward, in students and again in a community sample [@dutcher2016]. Activity during a task says little about mood afterward and nothing about lasting change.',
    'Over many studies the effects are real and modest. A 2025 summary of 129 tests with non-clinical groups found 0.32 for how people see themselves and 0.26 for social well-being, counting published work only [@zhang2025]. School results show how much depends on circumstances: early successes in one school [@cohen2006], an average of 0.15 for students under threat across 58 studies [@wu2021], and a large, careful repetition that found nothing [@hanselman2017].',
    'None of these studies asked anyone to stay with a value for seven days. The week is our addition, offered because it is pleasant and costs nothing, and you are free to judge it on those terms.'
  ],
  limits: [
    'Affirming gives no cover against failing. In one series of laboratory experiments, people who affirmed their values and then failed at a task tried less hard and did worse afterward, as if they had taken it to heart [@vohs2013]. The failures were staged, the samples small. If your Thursday goes wrong, rest first, look at the plan second, and leave your character out of it.',
    'Writing about what matters may also bring up what has been lost: a person, a country, a faith, a job. You can stop at any line. If the sadness stays or daily life has become hard to manage, a doctor, counselor or therapist is the right company for it, and several of the [helplines](/resources#helplines) are there at night. Nothing on this page replaces medical advice.'
  ]
}
