import type { ProblemGuide } from '../../types'

export const guide: ProblemGuide = {
  slug: 'imposter-syndrome',
  title: 'Overcoming Imposter Syndrome',
  description:
    'For capable people who expect to be found out: what is known about the feeling, a folder that can stand up to it, and four weeks of practice at work.',
  seo: {
    title: 'Overcoming Imposter Syndrome: A Four-Week Plan for Work',
    description:
      'Feeling like a fraud is common and says little about your work. Ten grounded affirmations, an evidence folder and a 30-day plan, with what research knows.',
    keywords: [
      'imposter syndrome',
      'impostor phenomenon',
      'affirmations for work',
      'feeling like a fraud',
      'self-doubt at work'
    ]
  },
  category: 'career',
  urgency: 'Medium',
  badges: ['Career'],
  introduction: [
    'The email says congratulations. You scroll up to make sure that it was sent to the right person. By evening you have worked out how the mistake must have come about, which colleague will notice first and what they will say in the hallway.',
    'Psychologists call it the impostor phenomenon: the conviction, in people with real achievements, that they have fooled everyone. It was first described in 1978 in high-achieving women in therapy and in interviews [@clance_imes1978]. Later work finds it in men as well, and from adolescence to late in a career [@bravata2020]. “Syndrome” is a nickname; there is no such diagnosis.'
  ],
  whoFor:
    'For people whose record is better than their nerves: the new team lead, the scholarship student, the nurse after a promotion, the self-taught programmer, the professor twenty years in.',
  notFor:
    'If you are new and untrained, what you need is instruction, time and somebody to ask; beginners are supposed to feel like beginners. If colleagues undermine you or your group is treated as a guest in the building, the problem is in the building; a private exercise in confidence is no answer to it.',
  problem: {
    title: 'Success goes to luck, failure goes to you',
    description: [
      'The bookkeeping is peculiar. When something goes well, it was timing, charm, an easy panel, eighty hours of work to cover up for a lack of talent. When something goes badly, it was the truth coming out. An account kept like this can only ever go down.',
      'Two ways of coping keep it running. One is to overprepare, after which success proves only that overpreparing works. The other is to put things off until there is an excuse. Both hide what you would need to see, namely what you can do under normal conditions.'
    ],
    symptoms: [
      'You open good feedback quickly and bad feedback for an hour.',
      'Before you speak in meetings, you check each sentence for something an expert would laugh at.',
      'You tell the story of how you got the job as a story about chance.',
      'A new title makes you feel less safe.',
      'You don’t ask questions that would help you, since an insider would know.',
      'You compare your first drafts with other people’s published work.'
    ],
    impact: [
      'Roles, raises and grants go unrequested, and nobody knows that you were interested.',
      'Evenings and weekends vanish into work that was good enough on Thursday.',
      'It can be lonely, because admitting it seems like handing over the proof.'
    ]
  },
  solution: {
    title: 'Put your evidence where the feeling can see it',
    description: [
      'We found no trial of affirmations for impostor feelings. A sweeping line like “I am brilliant at my job” is an easy target for a mind that has spent years collecting counterexamples. So the lines here point at documents, people and next actions, and go with four habits.'
    ],
    approach: [
      {
        title: 'Keep a folder',
        description:
          'Save what you made, solved and were thanked for, with dates and your part in it: “Ward schedule, March, my idea, still in use.” Read two entries before anything frightening. The folder is there to correct the books, so leave failures in it too, with what you did next.',
        example: 'The folder has forty pages. My worry has one sentence.'
      },
      {
        title: 'Say it to one person',
        description:
          'Choose somebody whose work you respect and tell them plainly. Estimates of how many people know the feeling run from 9 to 82 percent depending on the questionnaire [@bravata2020], so you may well get a laugh of recognition. Ask them how they decide that something is good enough.',
        example: 'I can say “I feel out of my depth here” and stay in the room.'
      },
      {
        title: 'Treat the role as something you learn',
        description:
          'In a randomized study of 103 young employees, coaching that worked on mindset lowered impostor scores lastingly, by easing the fear of being judged badly; a training course taught more and changed less [@zanchetta2020]. Without a coach, replace “Am I good enough for this?” with “What is the next thing to learn here, and from whom?”',
        example: 'I was hired to grow into this, and today I grow by one question.'
      },
      {
        title: 'Step outside before you step up',
        description:
          'In the minutes before a presentation, address yourself by name, like a decent boss. In seven studies this kind of distance went with less distress and better-rated performance than thinking in “I” [@kross2014].',
        example: 'Farid, you have read this file twice. Begin with the map.'
      }
    ]
  },
  affirmations: [
    'They saw my work before they asked me. I can let them be right about it for a day.',
    'I don’t know yet, and I know whom to ask.',
    'On page twelve of my folder is something I fixed, and it still works.',
    'Luck opened a door or two. I did the walking, the reading and the night shifts.',
    'If my hands are cold before the meeting, they can carry the notes in cold.',
    'Good enough by Thursday, then I go home.',
    'My question may be the one that three other people are sitting on.',
    'I can hear “well done” and write it down before I argue with it.',
    'Nobody at this table was born knowing the acronyms.',
    'I will put my name on the work I did.'
  ],
  actionPlan: {
    title: 'Your 30-Day Plan: Keep Better Books',
    weeks: [
      {
        title: 'Week 1 (days 1–7): Open the folder',
        focus: 'Collect before you conclude. Fifteen minutes a day is plenty.',
        activities: [
          'Gather ten items from the past two years: files, thank-you notes, numbers, photographs of finished things.',
          'Beside each, write what you decided or did. Leave the team its share, and keep yours.',
          'Listen for sentences that start with “I just got lucky” and make a tally.',
          'Choose two of the ten lines and put them on the first page of the folder.'
        ]
      },
      {
        title: 'Week 2 (days 8–14): Break the secrecy',
        focus: 'The feeling does well in the dark. One honest conversation changes the light.',
        activities: [
          'Tell one trusted person, and ask whether they know it.',
          'Ask one “basic” question in a meeting and note what followed.',
          'Write for ten minutes about why this work matters to you, leaving out how good you are at it.',
          'Thank someone whose help you were tempted to hide.'
        ]
      },
      {
        title: 'Week 3 (days 15–21): Work at normal strength',
        focus: 'Find out what happens when you prepare properly and then stop.',
        activities: [
          'Pick a middling task, set a time limit beforehand and hand it in when the time is up.',
          'Make a plan: “If I start a fourth revision, then I send it and go for a walk.”',
          'Use your name and two folder entries before the week’s hardest appointment.',
          'On day 21 compare what you feared with what was said.'
        ]
      },
      {
        title: 'Week 4 (days 22–30): Ask for something',
        focus: 'The account is in better order. Make one withdrawal.',
        activities: [
          'Request feedback on a particular point from someone senior, and write the answer down word for word.',
          'Apply for, propose or sign up for one thing that you would have left to others.',
          'Give a beginner an hour of your time. You will hear how much you know.',
          'On day 30 set a date every month for filing.'
        ]
      }
    ]
  },
  scientificEvidence: [
    'The picture is thinner than the number of articles suggests. A review of 62 studies with more than 14,000 people found questionnaires and cut-offs too different for a single figure, and its authors asked for research on treatment [@bravata2020]. The coaching trial above is an answer to that, a small one, without a comparison group that had equal attention [@zanchetta2020].',
    'One result may console you. In four studies with 3,603 people, those who had impostor thoughts at work more often were rated as *better* with other people, seemingly because they paid more attention to others, and their performance was no worse [@tewfik2022]. The thoughts stay unpleasant. As a witness about your work, though, the feeling looks unreliable.',
    'As for values: reflecting on them widens the view, so that a threat takes up less of it, and a plain exercise in perspective did the same [@critcher_dunning2015]. That was studied with laboratory threats.'
  ],
  limits: [
    'No one has tested this plan, nor a folder. Values exercises carry a caution too: after affirming and then failing, people in four laboratory experiments tried less hard [@vohs2013]. Keep the next step written down when you take a risk.',
    'Impostor feelings may be an accurate reading of a place where people like you are watched more closely. There, look for allies, a union, a mentor from elsewhere, or the exit, in whatever order is safe.'
  ],
  commonMistakes: [
    {
      title: 'Waiting for the promotion that cures it',
      text: 'For many people it moves up along with them. Start in the chair you have.'
    },
    {
      title: 'Making yourself small to stay safe',
      text: 'If you always introduce your ideas with “this is probably stupid”, some listeners will take your word for it.'
    },
    {
      title: 'Answering doubt with bravado',
      text: 'Bluffing creates the secret that you were afraid of. “I’ll find out by noon” is stronger.'
    },
    {
      title: 'Using the folder as a trophy case',
      text: 'If only triumphs go in, you won’t believe it. File the repairs.'
    }
  ],
  whenToSeekHelp: [
    'Look for professional support if the fear of exposure ruins your sleep, if you work until you are ill, if you drink or take something to get through the day, or if you’ve begun to turn down what you want. A therapist can help with the anxiety or low mood that sometimes lies underneath; a coach or mentor may be enough if it stays at work.',
    'When doubt turns into hopelessness, or into thoughts that people would be better off without you, reach out today to a doctor, someone close to you, or a helpline from the list below.',
    'Nothing on this page is medical advice. It can go along with care, and it shouldn’t delay it.'
  ],
  relatedProblems: ['perfectionism', 'fear-of-failure', 'low-self-esteem', 'burnout']
}
