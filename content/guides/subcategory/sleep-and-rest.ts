import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'health',
  subcategory: 'sleep-and-rest',
  title: 'Sleep and Rest Affirmations',
  description:
    'A night taken hour by hour, from the list on the kitchen table to the grainy morning after, with low lines that do not try to make you sleep.',
  seo: {
    title: 'Sleep Affirmations for Lying Awake and for Daytime Rest',
    description:
      'What to say to yourself at lights out, at 3 a.m. and on the morning after: drowsy lines, a plan for the small hours, and when to see a doctor.',
    keywords: [
      'sleep affirmations',
      'affirmations for insomnia',
      'bedtime affirmations',
      '3 a.m. thoughts',
      'rest without guilt'
    ]
  },
  badges: ['Low and slow', 'Night shifts too'],
  introduction: [
    'Trying harder is the answer to a great many things, and it makes a poor pillow. The more a night is treated as a task, the more awake the person doing it. So the lines in this collection have no instructions in them. They describe the bed, the dark, the rain on the roof, and if you fall asleep in the middle of one, the sentence has lost nothing.',
    'Half of this page is about rest in daylight. You may be getting over an operation, feeding a newborn, working nights, or living with an illness whose main feature is tiredness. Rest is then part of the day’s work, and the hardest part may be the voice that asks what you did to earn it.'
  ],
  benefits: [
    {
      title: 'A dull place for a busy mind',
      text: 'Worry is interesting; that is its trouble. A sentence about the left corner of the pillow is not. Going back to it, again and again, gives your attention a small bare room to sit in.'
    },
    {
      title: 'A truce with the clock',
      text: 'Working out how many hours are left is arithmetic, and arithmetic wants a lamp. Lines without numbers help you leave the calculation where it is.'
    },
    {
      title: 'A softer morning after',
      text: 'A poor night is tiring enough without the commentary at seven o’clock. Something civil to say over the sink can keep the second problem from joining the first.'
    },
    {
      title: 'Rest that needs no receipt',
      text: 'Lying down at two in the afternoon can feel like theft. A short permission, said before you lie down, deals with the trial in advance.'
    }
  ],
  howToUse: [
    {
      title: 'One hour before bed: put tomorrow on paper',
      text: 'At the kitchen table, write what is waiting, the first move for each thing, and when. Add one if-then line at the foot: “If I think of the invoice in bed, then I tell it that it is on the paper.” Such plans had a medium to large effect on following through across 94 tests, none of which, as far as we know, concerned bedtime [@gollwitzer_sheeran2006]. Leave the sheet where it is.'
    },
    {
      title: 'Lights out: let a line wear away',
      text: 'Choose one about something you can feel, such as “The pillow has the weight of my head.” Say it inwardly on an out-breath. The next time drop the last word, then another, until only “the pillow” is left, and then breath. Begin again if you are still there. Nobody is counting rounds.'
    },
    {
      title: 'In the small hours: decide nothing',
      text: 'You may meet an old email, a funeral, a lump you have been meaning to show someone. Leave the thought in the room and give it a label, “night version.” Then say when it will be heard: “I can ask this again after breakfast.” Attempts to shove thoughts away did not work in the research that we have [@webb2012], so let it sit at the end of the bed and keep its coat on.'
    },
    {
      title: 'Wide awake and cross: move',
      text: 'Get up without a verdict. Sit somewhere warm and dim with a dull book or a basket of socks to pair, and go back when your eyes are heavy. A line for the hallway: “I am up for a bit. People have been up at night before me.” If you could fall or should not walk alone in the dark, sit up against the headboard instead.'
    },
    {
      title: 'The next day: rest in pieces',
      text: 'Choose the one thing that has to happen and let the others shrink. Then place two short stops in the day and give each an end that is not a clock: until the kettle clicks, until the song is over, until the cat moves. “Until the cat moves, I am off duty” is a perfectly good affirmation.'
    }
  ],
  tips: [
    {
      title: 'Keep the bed line for the bed',
      text: 'Use it nowhere else. A sentence that you only ever say lying down may come to mean lying down, in the way that a certain mug means Sunday.'
    },
    {
      title: 'Give it a season',
      text: 'In a small trial, students who stretched before bed were projected to need about 154 days for it to become automatic, against 106 for those who stretched on waking [@fournier2017]. There were 48 of them and the numbers run past the end of the study, so read it as a hint that evening habits may be slow to set. Look back after three weeks, judge after three months.'
    },
    {
      title: 'Own a night that starts at nine in the morning',
      text: 'If you work shifts, write lines for your real bedroom: foil on the window, a neighbor’s drill, the school drop-off outside. “The street is having its day and I am having my night” beats anything with moonlight in it.'
    },
    {
      title: 'Play it quietly',
      text: 'Reading by screen wakes some people up. Record one line in your slowest voice, leave half a minute of silence after it, and put the phone face down across the room.'
    }
  ],
  scientificBasis: [
    'We looked for research on affirmations and sleep and found none: no trial, good or bad. What follows is only near.',
    'A meta-analysis of 306 experimental comparisons found that efforts to suppress feelings or thoughts failed, while rethinking a situation or seeing it from another angle helped a little to moderately; most of those tests were brief and done with healthy people in daytime [@webb2012]. That is why our lines make room for a thought in place of fighting it. In one small study, students who wrote about their values before an exam kept a level adrenaline reading while others’ rose [@sherman2009]. It measured stress in the days around an exam, and nobody’s sleep.',
    'On the tone of the morning after, self-compassion programs reduced stress and self-criticism to a moderate degree in a meta-analysis of 27 trials, often set against weak comparisons [@ferrari2019]. They were courses with exercises. A kind sentence over the sink is a crumb from that table, and you are welcome to it.'
  ],
  limits: [
    'If sleep has been bad for some weeks and your days are suffering, see a doctor before you collect more lines. Lasting sleeplessness has treatments made for it, talking treatments among them, and a doctor can tell you what is available near you. Ask also before you use alcohol, leftover pills or anything from a friend’s cabinet. This guide is not medical advice.',
    'Go soon if someone has heard you gasp or stop breathing at night, if you nod off at the wheel or mid-sentence, if pain, restless legs, hot flashes, a medication or trips to the bathroom keep waking you, or if rest of any length leaves you as tired as before. Tiredness has many causes that deserve a proper look, and attitude is rarely a useful place to start looking.',
    'Sleep and mood lean on each other. Waking early with dread, nightmares about something that happened to you, or needing hardly any sleep and feeling on top of the world are all reasons to call a professional, quickly in the last case. If the small hours bring thoughts of not wanting to live, use a [helpline](/resources#helplines) tonight. Several of them answer at any hour. For a four-week plan, see [Sleepless Nights](/problem-solution/sleepless-nights); for the hour before bed, the [evening wind-down](/how-to-guide/evening-wind-down).'
  ]
}
