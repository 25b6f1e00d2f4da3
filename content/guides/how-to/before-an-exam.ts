import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'before-an-exam',
  title: 'Before an Exam: A Two-Week Countdown',
  description:
    'What to write, plan and say from fourteen days before an exam to the walk home after it, for students of any age and driving tests too.',
  seo: {
    title: 'Affirmations Before an Exam: A Two-Week Countdown',
    description:
      'Six steps from two weeks out to the walk home: two pages on what matters, a study plan, words for the corridor and for a blank mind. Evidence included.',
    keywords: ['exam affirmations', 'affirmations before an exam', 'test anxiety', 'exam stress', 'study motivation']
  },
  category: 'routine',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '6 Steps, 2 Weeks',
  introduction: [
    'An exam asks what you know, at a table that isn’t yours, with a clock on the wall. Affirmations can’t add to what you know. With some luck they keep the clock from taking part of it away.',
    'Exam stress is one of the places where values writing was tried on real students with a real exam coming. So the countdown begins fourteen days before, on paper, and the spoken lines come late. Started late yourself? Join at whichever step matches today’s date.'
  ],
  whoFor:
    'For people who have done a reasonable amount of work and fear that they won’t be able to show it: school and college students, nurses recertifying, newcomers before a language test, a grandfather renewing his license.',
  notFor:
    'When the material is the problem, spend these minutes on the material. If exams bring panic attacks, vomiting or weeks without proper sleep, ask your student health service or a doctor about support and about accommodations, which exist for this. Not medical advice, only a nudge.',
  steps: [
    {
      title: 'Fourteen days out: a page about something else',
      content: [
        'Write for fifteen minutes about something you value that has nothing to do with grades: your band, your garden, your faith, the younger cousins. Say why, and tell one story. Do it again a week later.',
        'It feels like procrastination with good manners. But in a field experiment, students who wrote two such essays in the two weeks before their hardest exam showed no rise in adrenaline on the morning itself, while the control group did, and the effect was largest in those most afraid of being judged [@sherman2009]. The group was small and from one campus.'
      ],
      tips: [
        'The full instructions are in [values writing](/how-to-guide/values-writing).',
        'Leave the exam out of it altogether.'
      ]
    },
    {
      title: 'Ten days out: plan by the clock',
      content: [
        'Break the remaining work into sessions that each end with something you can hold: a summary card, six solved problems, a page recited to the wall. Give every session an if-then line. “If the dishwasher starts, then I do problems 4 to 9.” Plans like these have a strong record [@gollwitzer_sheeran2006], and they free you from deciding afresh each evening whether you feel ready to begin.'
      ],
      tips: [
        'Schedule one session less than you think you need. You will use the gap.',
        'Keep a tally where you can see it.'
      ]
    },
    {
      title: 'The week itself: one line on the desk',
      content: [
        'Choose a sentence that will still hold after a bad practice paper. “I am slower than I’d like, and I finish questions.” Or ask instead of telling: “Will I open the folder now?” Small experiments once favored the question over “I will” [@senay2010]; two attempts to repeat the finding failed [@puchalska_wasyl2014]. Take whichever form gets the folder open.'
      ],
      tips: ['Borrow from [focus and study](/category/success/focus-and-study) if your own words have gone missing.']
    },
    {
      title: 'The evening before: close the shop',
      content: [
        'Set an hour for stopping and keep to it. Pack the pens, the ID, the water and the snack that doesn’t rustle. Write down the route with ten spare minutes in it. Then one line, such as “What is in there now will come with me”, and something with a plot until bed.',
        'Lying awake for part of the night is common. Say to yourself that resting in the dark is also rest, and leave the notes in the other room.'
      ],
      tips: ['Avoid the group chat after supper. Its purpose by then is to spread fright.']
    },
    {
      title: 'The corridor and the first minute',
      content: [
        'Your heart will be going. Call it readiness: in experiments, people who told themselves “I am excited” did better at arithmetic, speaking and singing than those who tried to calm down [@brooks2014]. Then talk to yourself by name, as a good teacher would. “Tomas, start with the one you can do.” That sort of distance before a stressful task went with less distress and better performance in seven studies [@kross2014].',
        'When the paper is turned over, write your name, read every question once and answer an easy one first. If your mind goes white, put the pen down, feel both feet, write any true thing you know about the topic in the margin, and go on from there.'
      ],
      tips: [
        'Rehearse the white minute at home once: stop in mid-question and get yourself started again.',
        'Stand a few yards from the people who are quizzing each other.'
      ]
    },
    {
      title: 'The walk home',
      content: [
        'No post-mortem on the steps. Eat. Later, write two lists: what worked, what to change, three items at most in each. Whatever comes back in the mail, finish with a sentence that would be true under either result: “I prepared, I sat down, and I stayed until the end.”',
        'Make a plan for failing as well, with a date, a person to ask and a next attempt. In laboratory work, people who had affirmed their values and then failed tended to try *less* afterward [@vohs2013]. A plan made beforehand gives you something to do with that feeling.'
      ],
      tips: ['Tell one person how it went before you tell everyone.']
    }
  ],
  examples: [
    {
      poor: 'I will get the top score without effort.',
      good: 'Four hours a day for nine days. I know more than I did on the first.',
      explanation:
        'Your memory of those hours is available in the exam room. A promise about the score is only noise there.'
    },
    {
      poor: 'I have a perfect memory.',
      good: 'If a name won’t come, I leave a gap and come back for it.',
      explanation: 'A blank moment disproves a perfect memory. It merely sets the other line in motion.'
    },
    {
      poor: 'This exam doesn’t matter.',
      good: 'It matters, and so do the nine other things on my list.',
      explanation: 'You would not believe the first one anyway, having come by two buses.'
    }
  ],
  scientificBasis: [
    'Beside the adrenaline study stands a laboratory one: 80 undergraduates solved thirty word puzzles in front of an evaluator, and among those who had been under chronic stress, a short values task brought performance back up [@creswell2013]. One task, one day.',
    'Grades are a harder test. Averaged over 58 classroom studies, values affirmation helped students facing a stereotype by 0.15 and others by 0.01, which is to say hardly and not at all [@wu2021]. One large replication came out empty [@hanselman2017]. So think of the first step as protection against stress and be pleasantly surprised by anything further.'
  ],
  limits: [
    'These findings belong to writing about values, to planning and to self-talk. For saying “I will pass” every morning we know of no evidence at all.',
    'Preparation, sleep and a decent teacher matter more than anything on this page. Where exams frighten you far beyond their size, read [Fear of Failure](/problem-solution/fear-of-failure) and talk with someone who can help in person.'
  ],
  commonMistakes: [
    {
      title: 'Affirming in place of practice papers',
      text: 'A line takes eight seconds. If it is taking forty minutes, it has become a hiding place.'
    },
    {
      title: 'Writing about the exam',
      text: 'The value page is meant to look elsewhere.'
    },
    {
      title: 'Trying something new on the day',
      text: 'New breakfast, new pen, new mantra: leave all three for the break.'
    }
  ]
}
