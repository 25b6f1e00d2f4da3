import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'create-affirmations',
  title: 'How to Create Affirmations',
  description:
    'Five steps that lead from one hard moment in your week to a sentence you can say with a straight face, and a plan for saying it.',
  seo: {
    title: 'How to Create Affirmations You Can Believe, in 5 Steps',
    description:
      'Write your own affirmations in an evening: start from a real moment, find the value in it, draft three strengths, test the line aloud, tie it to a cue.',
    keywords: [
      'how to create affirmations',
      'write your own affirmations',
      'personal affirmations',
      'believable affirmations'
    ]
  },
  category: 'technique',
  readTime: '8 min read',
  difficulty: 'Beginner',
  extent: '5 Steps',
  introduction: [
    'A good affirmation is a sentence you would believe if a friend said it to you on an ordinary Tuesday. Plenty of people never get one. They borrow a line from a poster, feel foolish saying it to the bathroom mirror, and conclude by the third morning that the whole idea is nonsense.',
    'This guide takes a slower road that still fits into one evening. You begin with a moment that is hard for you, write about what matters to you in it, and only then look for words. The order has a reason. Most of the studies with good results asked people to write about their values or strengths; few asked anyone to recite a sentence [@cohen_sherman2014, @zhang2025].'
  ],
  whoFor:
    'For you if ready-made lines slide off, if you are new to this, or if you have used the same five sentences for so long that you no longer hear them. You need paper, a pen and about half an hour.',
  notFor:
    'Leave it aside in a crisis, in a depression that has settled in, and for trouble that has a practical owner, like unpaid wages or a landlord who ignores the broken heating. A sentence can steady you before the phone call. Somebody still has to make the call.',
  steps: [
    {
      title: 'Choose a moment instead of a theme',
      content: [
        '“Confidence” is too large to write about. “Thursday, ten past nine, when my manager says she wants to hear from everyone” is a size that words can fit. Look back over the last two weeks for one scene that keeps coming around and costs you something. Note the place, who is there, what your hands are doing and what you usually tell yourself.',
        'If several scenes turn up, take the one that will return soonest, because you will want to test your sentence this week.'
      ],
      tips: [
        'The body often finds it first: where in the week do your shoulders climb?',
        'If nothing comes, leaf through [the daily lines](/category/daily) and borrow an occasion from them. The wording will be your own.'
      ]
    },
    {
      title: 'Write for ten minutes about what matters there',
      content: [
        'Ask why the scene stings. As a rule it stings because something you care about is in the room with you: careful work, fairness, looking after someone, telling the truth. Choose the one that is most yours and write about it for ten minutes. When did it last guide something you did? Who taught you to care about it? Nobody will grade the spelling.',
        'Of the five steps this one has the most research behind it. In a laboratory experiment with 85 people, those who had reflected on a personal value had a smaller cortisol response to a stressful test than those who had not [@creswell2005]. Our guide to [values writing](/how-to-guide/values-writing) has the fuller exercise.'
      ],
      tips: [
        'Stay with the value. The worry can wait in the hall for ten minutes.',
        'Underline any phrase that makes you nod; half of your affirmation may already be there.'
      ]
    },
    {
      title: 'Draft it three times: gentle, moderate, bold',
      content: [
        'Take an underlined phrase and turn it into three sentences. The gentle one has to survive your worst day. The moderate one stretches. The bold one states plainly what you mean to stand for. Say the value is fairness and the scene is that meeting. Gentle: “I can ask one question.” Moderate: “My view is worth two minutes of this hour.” Bold: “I will say what I see, kindly and out loud.”',
        'About the present tense: it feels close and direct, and we found no experiment showing that it works better. “I am learning to” is as good as “I am”. What does seem to matter, for some people, is whether the line clashes with how they see themselves. In student experiments published from Waterloo in 2009, repeating a very positive sentence left people with low self-esteem feeling worse [@wood2009]; two later studies could not reproduce that, and the closest copy found no effect in either direction [@flynn_bordieri2020]. With the evidence split, the gentle draft is a safe place to start.'
      ],
      tips: [
        'Trade one abstract noun for something you can see or do: a door handle, a pen, a breath.',
        'If the page stays blank, [the builder](/builder) will give you drafts in all three strengths to argue with.'
      ]
    },
    {
      title: 'Say it aloud and listen for the “but”',
      content: [
        'Read each draft in your everyday voice, then keep quiet for five seconds. Your mind will answer. If it says “fine”, keep the line. If it says “but last week you froze”, you have been handed something useful. Work that objection into the sentence until it has nothing left to add: “I am calm in meetings” becomes “I get nervous in meetings, and I can still read out my first line.”',
        'Letting both sides stand has a little support too. In the same 2009 work, people with low self-esteem had an easier time when they could think about how the statement was true of them and also how it was not [@wood2009].'
      ],
      tips: [
        'A mirror is optional. We know of no study that used one.',
        'Strike out “always”, “never” and “everyone”, which pick fights with your memory.'
      ]
    },
    {
      title: 'Give it a time, a place and a review date',
      content: [
        'Without a cue, a sentence stays in the notebook. Tie yours to something that happens anyway: “If I touch the handle of the meeting room door, then I say my line once.” Across 94 tests, plans of this if-then form had a medium to large effect on reaching goals [@gollwitzer_sheeran2006], and a smaller one in field studies that paired the plan with picturing the obstacle [@wang2021]. [If-then plans](/how-to-guide/if-then-plans) get a guide to themselves.',
        'How many lines? The usual advice is five to ten a day. Research names no best number, and most experiments used one or two values, so begin with two and add only while they still sound sincere. Look back after 21 days to see what has changed, and allow about 90 days if you want a lasting routine. Both are convenient checkpoints: measured habits took people anywhere from a few days to most of a year [@singh2024].'
      ],
      tips: [
        'Put the review date on the card beside the line.',
        'Skipped a day? In a study of everyday habits, one missed day made no real difference [@lally2010].'
      ]
    }
  ],
  examples: [
    {
      poor: 'I am confident and successful in everything I do.',
      good: 'I can give my update in three sentences and then breathe.',
      explanation: '“Everything” sends you hunting for exceptions. Three sentences can come true by half past nine.'
    },
    {
      poor: 'I never worry about money.',
      good: 'I can open one envelope before supper.',
      explanation: 'Denying the worry keeps it at the table. One envelope gives it an edge.'
    },
    {
      poor: 'I love every part of my body.',
      good: 'These legs carried the groceries up four flights. Tonight I feed them well.',
      explanation:
        'Love may be a long way off for someone at odds with their body. A fact and an act of care are closer.'
    },
    {
      poor: 'I am a perfect, patient parent.',
      good: 'I shouted at breakfast, and I can knock on her door and say sorry.',
      explanation: 'The second line admits what happened, so nothing in you needs to protest.'
    },
    {
      poor: 'Wonderful opportunities flow to me.',
      good: 'The application goes out before I close the laptop.',
      explanation: 'Waiting by the window can go on for years. Sending has a verb, a time and an ending.'
    }
  ],
  scientificBasis: [
    'The idea behind the second step dates from 1988, when Claude Steele proposed that people guard an overall sense of being adequate, and that thinking about what they value in one part of life makes a threat in another part easier to face [@steele1988]. That is a theory chapter. The experiments came later, and a 2025 meta-analysis of 129 tests in non-clinical groups found gains of modest size: about 0.32 for how people saw themselves and 0.29 for general well-being, mostly from written exercises [@zhang2025].',
    'Why might it help? One series of laboratory studies suggests that affirming widens the picture, so that the threat takes up less of it; a plain perspective exercise did as well [@critcher_dunning2015]. In a scanner, adults who thought about their core values showed more activity in regions tied to self-reflection and reward [@cascio2016]. This describes a moment in a machine and tells us nothing about lasting change in the brain.'
  ],
  limits: [
    'No study we know of has tested these five steps as a set. Each borrows from separate findings, and the testing aloud in step four is craft more than science.',
    'If a line leaves you feeling lower twice in a row, drop it without further discussion. For low self-esteem that has lasted years, cognitive behavioral therapy has far better results than any sentence [@kolubinski2018], and our [guide to low self-esteem](/problem-solution/low-self-esteem) says how to look for it. None of this is medical advice.'
  ],
  commonMistakes: [
    {
      title: 'Writing for an audience',
      text: 'If the line would look good on a mug, check whether it is about you. Private sentences are allowed to be plain and slightly odd.'
    },
    {
      title: 'Starting at bold',
      text: 'Bold lines are for things you already half trust. Move up when the gentle version begins to bore you.'
    },
    {
      title: 'Collecting instead of using',
      text: 'Forty saved lines are a library. Two that you say at the right door are a practice.'
    },
    {
      title: 'Keeping a dead line',
      text: 'Words wear out. If yours has turned into a hum, thank it, cross it out and go back to step one with a new scene.'
    }
  ]
}
