import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'daily',
  subcategory: 'confidence',
  title: 'Confidence Affirmations',
  description:
    'For raising your hand, giving your name, entering the room and staying in it. Sweaty palms are welcome.',
  seo: {
    title: 'Confidence Affirmations You Can Say With Shaky Hands',
    description:
      'Affirmations for speaking up and walking in that do not ask you to feel fearless, with the evidence on self-talk, nerves and low self-esteem.',
    keywords: [
      'confidence affirmations',
      'affirmations for confidence',
      'self-confidence affirmations',
      'affirmations for speaking up',
      'affirmations for self-esteem',
      'positive self-talk'
    ]
  },
  badges: ['Speaking up', 'Small exposures'],
  introduction: [
    'People tend to talk about confidence as if it were a coat that others were issued at birth. Look closely at someone you think of as confident and you will usually see something less mysterious: they have done this particular thing many times, and they no longer consult their pulse before starting.',
    'That is good news for the rest of us, since doing a thing is open to people whose knees shake. The lines collected here never claim that you feel brave. They keep you company for the few seconds between deciding to speak and hearing your own voice, and then they let you get on with it.',
    'You will find lines for shy people, loud people who have been told to tone it down, people with an accent or a stammer, and people coming back to public life after a long time at home.'
  ],
  benefits: [
    {
      title: 'It shortens the runway',
      text: 'Waiting at the edge is often worse than the water. A prepared sentence lets you go on the count of two.'
    },
    {
      title: 'Your attention turns outward',
      text: 'Clinicians describe how social fear keeps itself going: attention swings inward, and people judge how they look by how they feel [@clark_wells1995]. A line about the task or the other person points the lamp back into the room.'
    },
    {
      title: 'It collects evidence',
      text: 'When each line rests on an actual event, the list slowly becomes a record. By spring you may own thirty sentences that begin “I have done.”'
    },
    {
      title: 'You set the dose',
      text: 'Asking the baker a question and giving a eulogy are both speaking up. With lines of three strengths, you choose which size of brave fits a Wednesday.'
    }
  ],
  howToUse: [
    {
      title: 'Pick one scene for the week',
      text: 'A single recurring moment: the stand-up meeting, the school parking lot, the phone call to the clinic. Confidence in general is too big to practice. Confidence at 9:15 can be practiced by Friday.'
    },
    {
      title: 'Find a fact',
      text: 'Look for something in your past that is related and undeniable. “I taught my uncle to use the ticket machine” counts as teaching. Build the line on it: “I have explained things before, and I can explain this.”'
    },
    {
      title: 'Leave the fear in',
      text: 'Put the nerves inside the sentence, where they cannot ambush it: “My face may go red while I ask.” You are then free to blush, because it was in the plan.'
    },
    {
      title: 'Say it, then do the smallest visible act',
      text: 'Five seconds at most between the two. Unmute. Stand up. Put the hand in the air before the question is polished.'
    },
    {
      title: 'Report back fairly',
      text: 'Within the hour, note what a stranger in the corner would have seen. If you spot “everyone thought,” cross it out, since you could not have seen that. In laboratory experiments, simple if-then plans helped socially anxious people judge their own speech more fairly [@webb2010].'
    },
    {
      title: 'Raise the step or repeat it',
      text: 'When the scene has become boring, take the next one up. Boring is the goal. If it went badly, do the same size again within a day or two, before the story about it hardens.'
    }
  ],
  tips: [
    {
      title: 'Try “excited” once, aloud',
      text: 'In the hallway, say “I’m excited.” In experiments with karaoke, speeches and arithmetic it worked better than aiming for calm [@brooks2014]. The body is revved already, and the word goes along with it.'
    },
    {
      title: 'Coach yourself by name',
      text: '“Leila, you know the way to the first sentence.” It feels silly for about a day.'
    },
    {
      title: 'Give your voice something to do',
      text: 'Read the first line of your notes aloud in the restroom, the car or the stairwell, so that the meeting is the second time today you have heard yourself.'
    },
    {
      title: 'Take up the room you need',
      text: 'Use the armrest. Finish the sentence after someone talks over it: “I’d like to end my thought.” Practice on people who love you.'
    },
    {
      title: 'Drop the line that stings',
      text: 'If “I am worthy of attention” brings up a bitter laugh, believe the laugh and go smaller. “I have a question about page four” needs no worth at all.'
    }
  ],
  scientificBasis: [
    'Confidence is where affirmations have been accused of backfiring. In a study from 2009, students with low self-esteem felt worse after repeating “I’m a lovable person,” and those with high self-esteem slightly better. The low group did better when they could consider how the statement was both true and untrue [@wood2009]. Two studies in 2020 tried again with 462 people. The direct repeat saw no measurable effect on mood or self-esteem, helpful or harmful [@flynn_bordieri2020]. Neither side has the last word, and both give you reason to distrust grand statements.',
    'Better supported is the way you address yourself. Seven studies, 585 people in all, found that using one’s own name or “you” when facing a speech or a first meeting led to better rated performance and less distress than using “I,” also among the socially anxious [@kross2014]. The samples were students and the events single ones.',
    'Should you try to raise your self-esteem as such? Higher self-esteem does go before slightly better relationships, work and mental health, with an average effect of about 0.10, in studies that follow people over time [@orth_robins2022]. Those studies do not show that lifting it with sentences brings the same rewards. Exercises in values or strengths, mostly written, improve how people see themselves a little (0.32 across the tests in a 2025 meta-analysis) [@zhang2025]. Weekly cognitive behavioral therapy aimed at low self-esteem improved it a lot (1.12), though only seven small studies could be pooled [@kolubinski2018].'
  ],
  limits: [
    'Nerves before a toast are ordinary. Avoiding stores, calls, classes or colleagues because of fear, for months, may be social anxiety disorder, and it responds to treatment. In a review of 101 trials, individual cognitive behavioral therapy had the largest effect among psychological treatments, and self-help based on tested methods also beat a waiting list [@mayo_wilson2014]. Affirmations were not among the treatments. Our [social anxiety guide](/problem-solution/social-anxiety) and the one on [low self-esteem](/problem-solution/low-self-esteem) say more; a doctor or therapist can do more than either.',
    'Sometimes the room is the trouble. If people mock your accent, your body or your religion, you do not have a confidence problem, and no sentence should be asked to make you comfortable there. This page is general information, not medical advice.'
  ]
}
