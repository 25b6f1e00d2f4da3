import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'after-a-breakup',
  title: 'After a Breakup: Words for the First Weeks',
  description:
    'Six scenes that most breakups contain, from the first night to the first good hour, with something to do in each and a line that doesn’t pretend.',
  seo: {
    title: 'Affirmations After a Breakup, for the First Weeks',
    description:
      'For the first night, the phone at 2 a.m., the explaining, the shared shelf. What to do and say in the weeks after a breakup, and why “I am lovable” can wait.',
    keywords: [
      'affirmations after a breakup',
      'breakup affirmations',
      'heartbreak',
      'getting over a breakup',
      'healing words'
    ]
  },
  category: 'mental-health',
  readTime: '6 min read',
  difficulty: 'Beginner',
  extent: '6 Scenes',
  introduction: [
    'In the first days after someone leaves, or after you do, advice arrives from all sides and most of it is in the wrong tense. You will find someone. You’ll see that it was for the best. Meanwhile it is Wednesday, and there are two toothbrushes.',
    'This guide keeps to the present. It goes through six scenes that come up in many breakups, in the rough order in which they appear, and offers one thing to do and one kind of sentence for each. Skip those that aren’t yours. It holds whether you were married for twenty years or together for one summer.'
  ],
  whoFor:
    'For anyone in the first weeks or months, the one who ended it included. Leaving hurts too, and gets less soup.',
  notFor:
    'If you are afraid of your former partner, if you are watched, threatened or pressed for money, call a domestic violence service or the police before you read on. And if you think of ending your life, or can’t eat or get up after the first weeks, please turn to a doctor or a [helpline](/resources#helplines). This is not medical advice.',
  steps: [
    {
      title: 'The first night',
      content: [
        'Aim low. Drink water, charge the phone in another room, wash your face, lie down somewhere, even if it is the couch. If there is a person who can sit in the kitchen and say nothing, ask them.',
        'No insight gained tonight needs acting on. A line for it: “I am in my bed, or near it, and that is the program.”'
      ],
      tips: [
        'Change the pillowcase. Smell is quicker than any sentence.',
        'Write one name on your hand: whoever you would call.'
      ]
    },
    {
      title: 'The phone, around two in the morning',
      content: [
        'You will want to write to them. Decide by daylight what happens then, because at two you are not at your best: “If I open our messages, then I write it in my notes and read it at noon.” Deciding in advance like this is among the better-tested ways of doing what you meant to do [@gollwitzer_sheeran2006]. Nobody has tested it on this particular message.',
        'Reading old messages counts as well. You can move them off the home screen without deleting anything.'
      ],
      tips: ['Noon-you may send it. Let noon-you choose.', 'A line: “I miss her, and my thumbs can rest.”']
    },
    {
      title: 'The replay',
      content: [
        'At some point the film starts: what you said in the car, the face in the doorway. Ordering it to stop rarely works [@webb2012]. Stepping back from it may. Tell the scene on paper with your own name in it, as an aunt who likes you both might tell it: “Then Andre said he was tired, and nobody asked of what.”',
        'When people in a laboratory thought about painful memories using their own name in place of “I”, their brains showed less emotional reaction, without signs of extra strain [@moser2017]. The samples were small and the effect momentary, so take it as a handhold.'
      ],
      tips: ['One page, then close the book and stand up.', 'If the aunt takes sides, let her take a walk.']
    },
    {
      title: 'The explaining',
      content: [
        'Neighbors, parents, the barber: everyone will ask. Prepare a sentence and use it until it bores you. “We’ve split up, I’m having a hard time, and I’d rather hear about your vacation.” Each time you manage without a trial speech for either side, you have kept something.',
        'Ask two people for something specific, such as a walk on Thursday or a bed for the weekend of the anniversary. Vague offers tend to stay vague.'
      ],
      tips: [
        'Tell one mutual friend that they need not choose.',
        'Lines for asking are with [family and friends](/category/love/family-and-friends).'
      ]
    },
    {
      title: 'The shelf with gaps in it',
      content: [
        'Things come back or leave, and your days have gaps in the same shape. This is the time for a page about who you are apart from the couple. Write for ten minutes about something you cared about before them, or all along: the choir, your mother’s language, fixing bikes, being the one who remembers birthdays. Three minutes on something cherished has made people feel kinder toward themselves, at least for a while [@lindsay_creswell2014].',
        'There is a theory that fits. Affirming what you value widens the picture of yourself, and the hurt takes up a smaller part of it [@critcher_dunning2015]. It was studied with other threats.'
      ],
      tips: ['Put something of yours in the gap on the shelf, today, even a lemon.']
    },
    {
      title: 'The first good hour',
      content: [
        'It comes without notice: you are laughing at a bad movie, and then you notice, and feel guilty. No betrayal has taken place. Write the hour down with its date and where you were. In time there will be a second.',
        'Relapses belong to it. A song in the supermarket can send you back to the first night in eleven seconds, and you may be out again sooner than last time.'
      ],
      tips: [
        'Keep these hours on one page. On bad days, read it like a bus schedule.',
        'More words for this stretch: [heartbreak](/category/love/heartbreak).'
      ]
    }
  ],
  examples: [
    {
      poor: 'I am lovable and the right person is on the way.',
      good: 'I loved someone as well as I knew how. That ability came home with me.',
      explanation: 'No one can promise you a person. What you were able to give is a matter of record.'
    },
    {
      poor: 'I am over it.',
      good: 'I got through the shared song without leaving the store.',
      explanation: 'Being over it is a finish line that moves. The song is a fact with a date.'
    },
    {
      poor: 'I forgive and wish them only the best.',
      good: 'I am angry, and I will not do anything with it today.',
      explanation: 'Forced forgiveness goes sour. Postponing is honest, and harms nobody.'
    },
    {
      poor: 'I don’t need anyone.',
      good: 'I can eat alone tonight, and on Thursday Bea is coming.',
      explanation: 'Needing people was never the mistake. One evening alone and one with company are both bearable.'
    }
  ],
  scientificBasis: [
    'We found no trial of affirmations after a breakup, and no study of ours followed people through one. One finding comes uncomfortably near. The sentence in the best-known experiment on positive statements was “I’m a lovable person”, the very line many people reach for in these weeks. Repeating it left students with low self-esteem feeling worse, and those with high self-esteem slightly better [@wood2009]. Two later studies did not reproduce this [@flynn_bordieri2020]. Since a breakup can dent anyone’s self-esteem, we would let that line rest until it sounds dull and obvious.',
    'Better supported is treating yourself as you’d treat a friend. Over 27 trials, self-compassion programs had moderate effects on self-criticism, anxiety and stress [@ferrari2019], against comparison groups that were mostly weak. Our [three-minute break](/how-to-guide/self-compassion-break) is a taste of it.'
  ],
  limits: [
    'None of these scenes has a schedule. Some people are well in a month; others carry it for a year and are not doing it wrong.',
    'Words don’t divide furniture, settle custody or make a shared office bearable. For those see a mediator, a lawyer, a manager. If months pass and the color does not come back into things, talk to a therapist. If the silence in the apartment is the worst of it, there is a guide to [loneliness](/problem-solution/loneliness).'
  ],
  commonMistakes: [
    {
      title: 'Affirming at the other person',
      text: 'Posting a strong line where they will see it is a message. You’ll be checking whether it arrived.'
    },
    {
      title: 'Improving yourself out of revenge',
      text: 'The gym is a fine place. Go because your back likes it.'
    },
    {
      title: 'Skipping anger, or moving in with it',
      text: 'It needs a chair, some paper and an hour. It doesn’t need your keys.'
    }
  ]
}
