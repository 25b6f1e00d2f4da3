import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'health',
  subcategory: 'body-kindness',
  title: 'Body Kindness Affirmations',
  description:
    'Lines for a body that hurts, tires, has been operated on or has changed without notice, for use at the sink, on the stairs and in the doctor’s office.',
  seo: {
    title: 'Body Kindness Affirmations for Pain, Change and Waiting Rooms',
    description:
      'How to speak to a body that is ill, disabled, aging or just tired, scene by scene, with no demand to love it, and what research can and cannot say.',
    keywords: [
      'body kindness',
      'body neutrality',
      'affirmations for chronic pain',
      'affirmations for chronic illness',
      'disability affirmations'
    ]
  },
  badges: ['No love required', 'Scene by scene'],
  introduction: [
    'There are mornings when the body is the headline. It hurts before you have opened your eyes, or it is lighter by one breast, or it has grown a tremor that the cup reports at once. Advice to adore it then is bad manners.',
    'Kindness is a smaller word, chosen on purpose. It is how you would handle someone else’s body if it were lent to you for the day: warm hands, no remarks, a seat when it needs one. You may do that for a knee you are furious with. Loving it is a separate matter and can stay open for years.',
    'These lines are for people who are ill, disabled, recovering, pregnant or lately so, in transition, growing old, or well and worn out. Being disabled is not taken for a mood here. Often what needs changing is the step at the entrance, and some of the lines are for saying so.'
  ],
  benefits: [
    {
      title: 'Fewer remarks before breakfast',
      text: 'Many of us open the day with a review: the face, the stiffness, the time it takes. A neutral line in that place is quieter, and quiet leaves a little strength for the buttons.'
    },
    {
      title: 'Ground between hate and love',
      text: '“These are my legs, and they are cold” asks for no feeling at all. It can be said by someone who is grieving, and it leads somewhere practical: socks.'
    },
    {
      title: 'Help that goes down more easily',
      text: 'Letting a stranger wash your back takes practice. A ready sentence such as “Warm water first, please, and tell me before you lift” makes you a person giving directions.'
    },
    {
      title: 'A voice with a doctor',
      text: 'Appointments are short and gowns are thin. Having said “I know this body best” in the parking lot, you may find it simpler to say “It wakes me every night at four” indoors.'
    }
  ],
  howToUse: [
    {
      title: 'At the sink: leave out the adjective',
      text: 'Listen for the description that runs while you wash, then repeat it with the adjectives gone. “My ugly swollen hands” turns into “My hands, in warm water.” Do this once a day and with one body part. You are making the sentence shorter, and nobody could call that lying.'
    },
    {
      title: 'On the stairs: narrate, like a radio host',
      text: 'Say what is being done, in the present and without marks out of ten: “Left foot, rail, pause, next.” If a pause is part of how you climb, give it a word of its own. For a ramp, an elevator or a stairlift the same commentary works, with better scenery.'
    },
    {
      title: 'In the waiting room: carry one sentence in',
      text: 'On paper, finish this: “The thing I most need to leave with today is …” Read it when your name is called. Above it write three lines about something that matters to you outside of this building. Across 144 experimental tests, affirming a value alongside health information helped people accept it and act on it, to a small extent [@epton2015].'
    },
    {
      title: 'At physical therapy: shrink the plan until it fits',
      text: 'Join the first exercise, and no more, to something that happens anyway: “If the news starts, then I do the heel slides.” Follow your therapist’s limits rather than ours, and stop where they told you to stop. A line for afterward is “That was the exercise, and I was there for it.”'
    },
    {
      title: 'When someone offers an arm: have two answers',
      text: '“Yes, the left one, thank you.” “No, thank you, I have my own way of doing this.” Rehearse both until they weigh the same. Which one you use depends on the day and the floor, and you need not be consistent for anybody’s comfort.'
    },
    {
      title: 'At night: let it off duty',
      text: 'Rest a palm where touch is welcome, for about twenty seconds, and thank nothing in particular. “You can stop now” is enough to say. If touch brings up bad memories, put a folded blanket across your lap and speak to that.'
    }
  ],
  tips: [
    {
      title: 'Write for two kinds of day',
      text: 'Pain and strength come and go. Make one line for a flare (“Bed, pills, curtain, and I am not late for anything”) and one for an easy morning, so that neither has to pretend to be the other.'
    },
    {
      title: 'Let grief have a line',
      text: '“I miss my old knees” is a first-person sentence in the present tense, and it is true. Saying it can make the kinder one that follows less of a performance.'
    },
    {
      title: 'The mirror is optional',
      text: 'We found no research in favor of saying affirmations to a mirror. With your eyes on the towel, the words do as well.'
    },
    {
      title: 'Tell your people which words help',
      text: '“You look great” may land badly on a day when you feel dreadful. Choose a phrase that you would like to hear, “Shall I sit with you?” perhaps, and give it to one friend as you would a house key.'
    }
  ],
  scientificBasis: [
    'The tone recommended here has been studied more than the sentences. A meta-analysis of 27 randomized trials found moderate effects of self-compassion programs on stress, low mood and self-criticism; programs varied a lot and were often compared with waiting or with very little [@ferrari2019]. An eight-week course did better than a waiting list in a trial of 52 people, mostly women of about fifty, run by its own authors [@neff_germer2013].',
    'Shorter practices have thinner support. Three minutes of writing about a cherished value raised feelings of self-compassion in two small laboratory studies, most in people who had little of it [@lindsay_creswell2014]. A month of twenty-second self-compassionate touch changed nothing on average among 135 college students. The 45 who kept it up almost every day did report more self-compassion and less stress, and they may have differed from the start [@susman2024].',
    'On looking after a body, affirming values beside health messages had small effects on behavior in two meta-analyses [@epton2015, @sweeney_moyer2015]. None of this was done with lines like ours in people with lasting pain, disability or serious illness. The closest we can offer is a diary study on gratitude that included adults with a neuromuscular disease [@emmons_mccullough2003], and noticing good things is a different act from speaking kindly to a sore back.'
  ],
  limits: [
    'No sentence treats pain, and being in pain is no sign that you said it wrongly. Pain that is new, sudden, spreading or unlike your usual needs a doctor, as do a lump, bleeding, numbness, a fever that stays, or a wound that looks worse today than yesterday. Never use a line to push through a limit your body or your clinician has set. This guide is not medical advice.',
    'If you have been told that it is all in your head, you may ask for the reasoning in writing, bring somebody along, or get a second opinion. Good care for your mood can go together with good care for your body, and accepting the one gives away nothing of the other.',
    'Please talk to a professional if thoughts about your body take up much of the day, if eating or being seen has become frightening, if you hurt yourself, or if living in this body has begun to seem not worth it. If it is the last of these, please use one of the [helplines](/resources#helplines) today. The guide on [body image](/problem-solution/body-image) deals with looks and mirrors; the one [at the bedside](/how-to-guide/at-the-bedside) is for those who sit with someone ill.'
  ]
}
