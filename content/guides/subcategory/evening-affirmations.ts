import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'daily',
  subcategory: 'evening-affirmations',
  title: 'Evening Affirmations',
  description: 'Words for closing the day at a time you choose, with the dishes half done and the replies unsent.',
  seo: {
    title: 'Evening Affirmations for Putting the Day Down',
    description:
      'Calm evening affirmations and a simple order for the last hour: name what is unfinished, hand it to tomorrow, say one kind line, turn off the light.',
    keywords: [
      'evening affirmations',
      'bedtime affirmations',
      'night affirmations',
      'affirmations before sleep',
      'letting go of the day',
      'evening routine'
    ]
  },
  badges: ['Last hour', 'Paper and pen'],
  introduction: [
    'Days used to end with a whistle, or with the dark. Yours may end with a laptop half closed on the sofa and a sentence from the two o’clock meeting going round for the ninth time. Nothing announces that it is over, so the day follows you down the hall and gets into bed.',
    'An evening affirmation is a small announcement. It says: this is where I stop, the rest has a place, and I will be civil to the person who did it. Unlike a morning line it asks you to do nothing more. If anything, the act that belongs to it is setting something down.'
  ],
  benefits: [
    {
      title: 'An ending you can hear',
      text: 'The same few words, said at the same sink, mark the border between hours that belong to other people and hours that belong to you. Over time the border can become a habit like any other.'
    },
    {
      title: 'The replay gets a different narrator',
      text: 'Going over a blunder in the first person keeps you inside it. A line that speaks to you as a friend might, by name or as “you,” adds some distance. In laboratory studies that distance went with less brooding after a stressful event [@kross2014].'
    },
    {
      title: 'Unfinished things get an address',
      text: '“The form is on the hall table for Thursday” lets a loose end rest somewhere outside your head. The affirmation that follows has less to argue with.'
    },
    {
      title: 'A softer last voice',
      text: 'If the final review of your day is always conducted by your harshest critic, you know how it will go. Evening lines appoint someone else for ten minutes.'
    }
  ],
  howToUse: [
    {
      title: '60 minutes before bed: call the end',
      text: 'Do your closing act while you say the line. Hang the dishcloth, pull the blinds, move the work bag out of sight. “That was the day. I did the part I could reach.”'
    },
    {
      title: '45 minutes: write the leftovers',
      text: 'On paper, no more than five: what is undone, and when you will next see it. Leave the paper outside the bedroom. This takes three minutes, and it is allowed to look messy.'
    },
    {
      title: '30 minutes: name the sore spot',
      text: 'If something stung today, say it plainly: “She was short with me and I’ve been chewing on it.” Naming comes first because trying to shove a feeling away tends not to work [@webb2012].'
    },
    {
      title: '20 minutes: take the far view',
      text: 'Ask how today looks from next spring, or from the seat of a friend who heard the whole story. Then choose a line in which today is one day: “There have been others, and I have slept after those too.”'
    },
    {
      title: 'Lights: one sentence, ordinary voice',
      text: 'Say a gentle line once or twice and stop. At this hour, repeating with force is just another task. The guide to an [evening wind-down](/how-to-guide/evening-wind-down) turns the whole sequence into a routine.'
    }
  ],
  tips: [
    {
      title: 'Leave ambition out of it',
      text: 'Lines about goals wake people up. Keep those for the kettle in the morning, and let the night ones be about warmth, stopping, and other people’s breathing.'
    },
    {
      title: 'Argue on paper only',
      text: 'When a line starts a debate (“you did *not* do your best”), do not win it in bed. Put the light on, write both sides down in two sentences, and choose a line you have no quarrel with: “It is late, and I am lying down.”'
    },
    {
      title: 'Try a hand on the chest',
      text: 'Twenty seconds of kind touch a day made no difference to a whole group of students after a month. Those who kept it up nearly daily had more self-compassion and less stress [@susman2024]. They were a self-selected few, but it costs twenty seconds.'
    },
    {
      title: 'If evening is when you start work',
      text: 'Move everything to your own last hour. Blackout curtains, breakfast, line, sleep. The birds can be wrong about what time it is.'
    },
    {
      title: 'If you share the bed',
      text: 'Swap lines. Each says one sentence about stopping, and neither is allowed to comment on the other’s.'
    }
  ],
  scientificBasis: [
    'Bedtime affirmations are a gap in the literature: we looked and found no trial. What exists is research on the separate moves that this guide strings together.',
    'The first move is how we handle a feeling. A meta-analysis of 306 comparisons found that re-thinking a situation had a small-to-medium effect on emotion (0.36), that taking another perspective did somewhat better (0.45), and that attempts to suppress thoughts or feelings did not help [@webb2012]. Most of these were brief laboratory tasks with healthy people, some distance from your pillow.',
    'The second is what a valued thing does to the size of a worry. In a series of experiments with students, writing about values widened the way people saw themselves, so that a threat took up less of the picture. A plain exercise in perspective with nothing affirming in it lowered defensiveness just as well [@critcher_dunning2015]. This suits the evening: you need not praise yourself to gain from stepping back.',
    'The third is kindness toward yourself. Across 27 randomized trials, programs that teach self-compassion had moderate effects on stress, anxiety and self-criticism [@ferrari2019]. Those were courses lasting weeks, often compared with doing nothing. Closer in scale, three minutes of writing about something cherished raised feelings of self-compassion on the spot, most of all in people who had little of it [@lindsay_creswell2014]. A single sentence at night is a smaller thing than any of these, and should be judged as one.'
  ],
  limits: [
    'Affirmations are not a sleep treatment. If you lie awake most nights, the guide for [sleepless nights](/problem-solution/sleepless-nights) is a better start, and a doctor can look for causes and explain what treatments there are. Mention pain, new medicines, snoring and long worries when you go; none of them is too small for an appointment.',
    'Some evenings should not be put down with a sentence. If you were hurt or frightened by someone today, the safe thing is to tell a person you trust. If the dark hours bring thoughts of not wanting to live, please call one of the [helplines](/resources#helplines) now; the list has numbers for several countries. This page is general information and not medical advice.'
  ]
}
