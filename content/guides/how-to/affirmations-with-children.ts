import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'affirmations-with-children',
  title: 'Affirmations With Children',
  description:
    'How to give children good words without putting speeches into their mouths: six ideas for parents, grandparents and teachers, from preschool to middle school.',
  seo: {
    title: 'Affirmations for Children: How to Do It Without Preaching',
    description:
      'Six ways to share affirmations with kids that respect what they really feel, with better and worse lines for the school gate, bedtime and the lost game.',
    keywords: [
      'affirmations for children',
      'affirmations for kids',
      'bedtime affirmations kids',
      'positive self-talk children'
    ]
  },
  category: 'routine',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '5 Minutes, Together',
  introduction: [
    'Ask a six-year-old to say “I am brave and strong” and you will probably get it, in a robot voice, upside down on the sofa. Ask her what she said to herself before she jumped off the pier and you may get a real affirmation: “I counted and on three I was already gone.”',
    'Children make their own lines all day long. Our part is to notice the good ones, hand them back at the right moment and let our own be overheard. That takes about five minutes on most days, spread over car seats, bathtubs and shoelaces.'
  ],
  whoFor:
    'For parents, grandparents, foster parents and teachers of children from about four to thirteen. Older ones can use the rest of this site themselves, and will prefer it if you don’t mention it.',
  notFor:
    'No line helps a child who is being bullied, who is hungry, or who is afraid of someone at home; adults have to act there. If a child has been sad, fearful, or unwell on school mornings for weeks, talk to the pediatrician or the school. If a child speaks of not wanting to live, stay with them and get help the same day: a doctor, a [crisis line](/resources#helplines), or the emergency number if there is danger now.',
  steps: [
    {
      title: 'Let them hear yours',
      content: [
        'Before any technique, children listen to what we say to the printer. Once a day, talk to yourself aloud the way you hope they will one day talk to themselves: “I burned it. Annoying. Let’s see what we can scrape off.” Or in the car: “I’m nervous about this call. I’ll write the first sentence down.”',
        'Keep it true and short. A performance will be spotted from the back seat.'
      ],
      tips: ['Say the second half too. “Annoying” alone is where most of us stop.']
    },
    {
      title: 'Collect before you offer',
      content: [
        'When something went all right, ask how they did it. “What did you tell your legs?” “What was in your head when you put your hand up?” Write the answer on a scrap with the date. In a month you’ll have a jar of sentences in the child’s own words, and those are the ones to bring out before the dentist.'
      ],
      tips: ['A shrug is an answer. Ask another time, walking side by side.', 'Quote them exactly, grammar and all.']
    },
    {
      title: 'Use the small words: yet, sometimes, can, with',
      content: [
        '“I can’t tie them *yet*.” “*Sometimes* I’m shy and then I’m not.” “I *can* ask twice.” “I’m scared, *with* Bear.” Each leaves space for how the child feels now. A sentence like “I am never afraid” teaches that being afraid is a failure.',
        'A word about growth mindset, since “yet” is its favorite. An online lesson of under an hour lifted grades by about 0.1 points among lower-achieving ninth-graders in a national trial [@yeager2019], while a review of 63 studies found next to nothing on average [@macnamara_burgoyne2023]. Use “yet” because it is kind and accurate, and expect no miracles on the report card.'
      ],
      tips: ['Read the line and ask, “True, a bit true, or not true?” Fix it together until it is at least a bit true.']
    },
    {
      title: 'Draw what matters',
      content: [
        'The exercise with the most research behind it is about values, and children have plenty. Fold a sheet in four and let each square hold something they care about: the cat, being funny, cousin Ravi, knowing about sharks. Ask for the story of one square. Don’t steer toward virtue; sharks will do.',
        'From ten or so they may like to write. Give them a quarter of an hour and don’t grade it, praise it or hang it up.'
      ],
      tips: ['Do one yourself at the same table.', 'Put it away for a hard week and look at it then.']
    },
    {
      title: 'Tie one line to a fixed moment',
      content: [
        'Choose a hook that occurs anyway: second shoe on, seat belt clicked, lamp off. One line, said by you, by them or by both, and then straight on with life. At bedtime a question can work better than a statement: “What did your hands do well today?”'
      ],
      tips: [
        'A secret version helps at the school gate, where lines are social death: two squeezes of the hand.',
        'Change the line when they do. Ask on the first of the month.'
      ]
    },
    {
      title: 'Drop it gladly',
      content: [
        'A child who says “not today” has told you something about today. Say “all right” and mean it. If they never ask for it again, you still have the first idea on this list, and that one does more than all the others.'
      ],
      tips: ['No stickers, no streaks, no consequences.']
    }
  ],
  examples: [
    {
      poor: 'I am the smartest kid in my class.',
      good: 'I got stuck and asked Mr. Ito, and then I got unstuck.',
      explanation: 'Being smartest can be lost on any Friday. Asking can be done again on Monday.'
    },
    {
      poor: 'Big boys aren’t scared of the dark.',
      good: 'It’s dark, my blanket is heavy, and Dad is two doors away.',
      explanation: 'Shame gives the dark a helper. Facts about the room make it a room again.'
    },
    {
      poor: 'Everyone likes me.',
      good: 'I can say “Can I be the goalkeeper?” and if it’s no, I know where Amira plays.',
      explanation: 'Friendship can’t be declared. Having one question and one backup gets a child across the yard.'
    },
    {
      poor: 'I’m a winner.',
      good: 'We lost and I ran back every time.',
      explanation: 'After a lost match this is true, and the child saw it happen.'
    }
  ],
  scientificBasis: [
    'We found no study of young children repeating affirmations, at home or anywhere else. The nearest work was done with seventh-graders and older: a fifteen-minute writing task about values, given as ordinary classwork, raised the term grades of African American students in one suburban school [@cohen2006], and the lowest achievers among them did better over two years [@cohen2009]. A careful repeat on a larger scale found no effect [@hanselman2017]. Averaged over 58 studies, students who had reason to feel stereotyped gained a little and the rest gained nothing [@wu2021].',
    'A warning comes from adults. In one set of experiments, a sweeping positive sentence made students with low self-esteem feel worse [@wood2009]. Two later studies didn’t confirm it [@flynn_bordieri2020]. We don’t know how it is for children. Believable lines cost nothing and avoid the risk.'
  ],
  limits: [
    'Most of this page is parenting sense with a few footnotes. What children most need from us can’t be said in one sentence, and it is mainly time.',
    'Children who are neurodivergent, or who are learning a second language, may take words very literally; go by what your child enjoys. None of it is medical or psychological advice.'
  ],
  commonMistakes: [
    {
      title: 'Correcting the feeling',
      text: '“Don’t say you’re bad at math, say you’re great” makes a child feel wrong twice. Try “Which bit was bad?”'
    },
    {
      title: 'Affirming in front of others',
      text: 'What is sweet at bath time is mortifying at the bus stop.'
    },
    {
      title: 'Using lines to get compliance',
      text: '“I am a good listener” taped above the shoe rack is an order in costume. Children can tell.'
    }
  ]
}
