import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'love',
  subcategory: 'self-love',
  title: 'Self-Love Affirmations',
  description:
    'How to move from a harsh inner voice to a civil one, and from there, on good days, to a loving one, without saying anything you do not believe.',
  seo: {
    title: 'Self-Love Affirmations You Can Say With a Straight Face',
    description:
      'Self-love lines for people who wince at “I love myself”: a ladder from civil to kind, five steps to try today, and what self-compassion studies found.',
    keywords: ['self-love affirmations', 'self-compassion', 'inner critic', 'self-worth', 'how to be kind to yourself']
  },
  badges: ['Gentle start', 'Five minutes', 'Evidence noted'],
  introduction: [
    'Self-love is an awkward phrase. It gets printed on candles. In this guide it means something humbler: when you burn the rice, forget the birthday, or lie awake going through the year’s mistakes, you speak to yourself as you would to somebody dear who had done the same.',
    'You do not have to feel love to do that. Tone can be chosen on purpose, and feeling may come along later or may not. If there was a harsh voice in the house where you grew up, being civil to yourself could be the largest change you make this month, and nobody else needs to see it.',
    'The lines that go with this guide suit any household and any relationship status. Being single is not a waiting room, and being loved by someone does not settle how you talk to yourself in the car.'
  ],
  benefits: [
    {
      title: 'A second opinion',
      text: 'A cruel thought usually arrives alone and sounds like a fact. Having a kinder sentence ready gives you something to compare it with, and a comparison can be enough to make you doubt it.'
    },
    {
      title: 'Mistakes that end',
      text: 'Sending the wrong file is one event. The hour of scolding that follows is another, and that one is yours to shorten. Courses in self-compassion lowered self-criticism to a moderate degree across 27 trials.[@ferrari2019]'
    },
    {
      title: 'Needs you hear in time',
      text: 'People who are used to ordering themselves about tend to find out that they were hungry, tired, or lonely around nine at night. A softer tone asks earlier.'
    },
    {
      title: 'Compliments that get in',
      text: 'Some of us bat every kind word away before it lands. A practiced “thank you” lets one through, and you can decide later whether you agree with it.'
    }
  ],
  howToUse: [
    {
      title: 'Catch the sentence word for word',
      text: 'Take the last unkind thing you said to yourself and write it down exactly, bad language and all. On paper it shrinks to the length it has. Notice whether you would say it to a child, a colleague, or a stranger who dropped their groceries.'
    },
    {
      title: 'Choose your rung',
      text: 'Picture four tones as a ladder: civil, fair, kind, loving. For the same burned dinner they might be “I can leave out the name-calling,” “I was on the phone with my aunt, and I looked away,” “That smelled terrible and I am still fed,” and “I love the cook.” Take the highest rung on which your shoulders stay down. Tomorrow it may be a different one.'
    },
    {
      title: 'Say it to yourself by name',
      text: 'Try the line with your name or with “you” in place of “I”: “Sam, you looked away for a minute.” In seven studies with 585 people, this small shift went with less distress around speeches and first meetings than “I” did.[@kross2014] They tested distance, with no praise involved, so plain words are fine.'
    },
    {
      title: 'Write three minutes about something you value',
      text: 'Pick one thing that matters to you, such as keeping your word or making people laugh, and write why. This comes closer to what researchers have studied than any repeated line. In two small experiments it raised feelings of self-compassion, most of all in people who had little of it.[@lindsay_creswell2014]'
    },
    {
      title: 'Pay it out in something real',
      text: 'Close with one act that costs nothing and takes under five minutes: drink a glass of water sitting down, move the appointment, put clean sheets on half the bed if that is all you have in you. A line followed by care is easier to believe the next time.'
    }
  ],
  tips: [
    {
      title: 'The mirror is optional',
      text: 'We found no research in favor of mirrors. If meeting your own eyes helps, do. If it turns into an inspection, say your line to the window, the dog, or the dashboard.'
    },
    {
      title: 'Five to ten lines, then fewer',
      text: 'Our standard set is five to ten a day, kept up for a 30-day challenge. The research has no best number, so if two of them carry the weight, keep those two. Look back after about 21 days and ask what has changed; plan on 90 or so if you want the habit to run without effort. Simple habits in one study ranged from 18 to 254 days, so a slow start means little.[@lally2010]'
    },
    {
      title: 'Let a recording do the talking',
      text: 'Speak your line into your phone on a calm day and play it on a rough one. In one modest experiment, hearing positive statements lifted mood, while reading them lowered it for people whose basic needs were poorly met.[@yeung_lun2016]'
    },
    {
      title: 'Look out for the hidden whip',
      text: '“I should love myself by now” is the old critic in a new sweater. If practice has become one more thing to fail at, take a week off. Your line will keep.'
    },
    {
      title: 'Borrow a witness',
      text: 'Ask one friend what they would miss if you moved away. Write the answer down in their words, and read it in place of an affirmation. You can disagree with yourself more easily than with a friend.'
    }
  ],
  scientificBasis: [
    'The study everyone quotes here tested a loving sentence. Students repeated “I’m a lovable person,” and those with low self-esteem felt worse than others like them who did not; those with high self-esteem felt slightly better. In the same paper, people with low self-esteem found it easier to think about how the sentence was both true and untrue.[@wood2009] Eleven years later a direct repeat found no measurable effect on mood for anyone.[@flynn_bordieri2020] The ladder above is our answer to that uncertainty. Mild wording itself has hardly been tested.',
    'What has been tested more often is self-compassion, taught over weeks. A randomized trial with 52 people found that an eight-week course raised self-compassion and well-being more than a waiting list did. It was small, its members were mostly women around 50, and its authors had designed the course.[@neff_germer2013] A meta-analysis of 27 trials reports moderate gains, generally against weak comparisons and with possible publication bias.[@ferrari2019] Short doses look weaker: a month of twenty-second self-compassionate touch had no overall effect in 135 students, although those who did it almost every day ended up less stressed and kinder to themselves.[@susman2024] They may have differed from the rest to begin with.',
    'Most exercises in the wider field ask for writing about values. On average these nudge self-perception upward by about a third of a standard deviation in non-clinical groups.[@zhang2025] That is worth ten quiet minutes, and it is no makeover.'
  ],
  limits: [
    'Lines about self-love are the wrong tool when the cruel voice belongs to somebody else. If a partner, parent, or boss belittles or frightens you, the trouble is in how you are being treated, and safety comes first: tell a person you trust, or a domestic abuse service, or the emergency number if it is urgent.',
    'They are also a thin answer to low self-esteem that has been there for years. Weekly cognitive behavioral therapy for low self-esteem produced large improvements in the few small studies pooled so far.[@kolubinski2018] Our guide to [low self-esteem](/problem-solution/low-self-esteem) goes further than this page, and [body kindness](/category/health/body-kindness) may suit you better if the criticism is about how you look.',
    'Please talk to a doctor or therapist if most days have felt heavy for a couple of weeks, if you are eating or sleeping very differently, or if self-criticism has turned into wanting to harm yourself. If you are thinking about suicide, contact a crisis line today: 988 by call or text in the US and Canada, Samaritans on 116 123 in the UK and Ireland, or findahelpline.com elsewhere. This page is not medical advice.'
  ]
}
