import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'gratitude',
  subcategory: 'hard-season-gratitude',
  title: 'Gratitude in a Hard Season',
  description: 'For illness, loss and long winters: a way to notice what helped without calling the rest a gift.',
  seo: {
    title: 'Gratitude in Hard Times, Without Pretending',
    description:
      'Affirmations for grief, illness and lean years that thank the helper and leave the harm alone, with clear limits and when to ask for support.',
    keywords: [
      'gratitude in hard times',
      'gratitude and grief',
      'gratitude during illness',
      'toxic positivity',
      'coping affirmations'
    ]
  },
  badges: ['For difficult times', 'Skip freely'],
  introduction: [
    'People say strange things to someone in trouble. That it will make you stronger, that there must be a reason, that you still have so much. They usually mean well. The effect is often that you end up comforting them, and then go home to the same trouble with the added job of being grateful for it.',
    'You are excused from that job. Nothing that harmed you needs your thanks, whether it was an accident, a diagnosis or another person’s choice. These lines are for something smaller that happens inside hard times anyway: the pharmacist who stayed open six minutes longer, the friend who sat there and did not advise. Noticing such a thing does not vote for the rest of it.',
    'There will be days when even that is too much. Close the page on those. It keeps.'
  ],
  benefits: [
    {
      title: 'Both halves stay true',
      text: 'A sentence with a hard fact in it and a kind one can be said with a straight face. You will not have to act recovered in front of your own mirror.'
    },
    {
      title: 'Help gets recorded',
      text: 'Bad months blur. Later it is easy to say what was taken and hard to remember who brought soup. A few words on the back of an appointment card keep the second list alive.'
    },
    {
      title: 'A small change of angle, with the view left in',
      text: 'Looking at a situation from another perspective did best of all in a large meta-analysis of ways to handle feelings, while trying to push feelings away did not work[@webb2012]. The lines here try for the first without sliding into the second.'
    },
    {
      title: 'An answer when you are told to be grateful',
      text: 'Having found your own two honest thank-yous, you may find it easier to hear “count your blessings,” nod, and change the subject.'
    }
  ],
  howToUse: [
    {
      title: 'Put the trouble in first place',
      text: 'Begin with the thing itself, in ordinary words: “The scan was bad.” “He is gone.” “The rent is short by two hundred.” If you stop there tonight, you have been truthful, and that is a complete exercise.'
    },
    {
      title: 'Join with “and”',
      text: 'If there is room, add one thing that was bearable. “The scan was bad, and Dad drove me home the long way so that I could look at the river.” Avoid “but,” because it asks the second half to cancel the first.'
    },
    {
      title: 'Aim your thanks at a helper or a thing',
      text: 'The nurse, the heating pad, the dog that leaned on your shin. Thanks pointed at the event itself soon turns into pretending, so keep it aimed low and near.'
    },
    {
      title: 'Shrink the window',
      text: 'If the day was terrible from end to end, look at an hour. If the hour was, look at one sip or one minute by an open window. There is no size below which it stops counting, and there is also no duty to find anything.'
    },
    {
      title: 'Leave the line somewhere you will trip over it',
      text: 'Inside the pill box, on the car visor, in the notes app under the grocery list. Tired people do not look things up. Meet yourself halfway.'
    }
  ],
  tips: [
    {
      title: 'Check whose voice it is',
      text: 'Before you say a line, listen for who is speaking. If it sounds like an aunt who wants you to cheer up, choose a different one.'
    },
    {
      title: 'Try saying what is false in it, too',
      text: 'In one experiment, people with low self-esteem did better when they considered how a positive statement was both true and not true of them[@wood2009]. “I am held by my friends. Not at 4 a.m., though. At 4 a.m. it is me and the radio.” That version may be the one you can keep.'
    },
    {
      title: 'Have it read to you',
      text: 'Ask someone with a kind voice to record three lines on your phone. In one experiment reading positive sentences lowered mood in people whose basic needs were poorly met, and listening lifted it[@yeung_lun2016]. It is a single study, but the recording costs nothing.'
    },
    {
      title: 'Do not grade your progress',
      text: 'Grief and illness have their own weather. A week in which you noticed nothing good is a hard week, and it says nothing about your character.'
    },
    {
      title: 'Save the thank-you notes for later',
      text: 'Nobody who brought food is waiting for a card. Keep the names, and write in spring, or when you can.'
    }
  ],
  scientificBasis: [
    'Gratitude research has not only been done with comfortable students. The third of the well-known diary studies of 2003 worked with adults who had a neuromuscular disease. Keeping grateful lists went with higher reported well-being across the three studies, mostly as better mood, and with no difference on several other measures[@emmons_mccullough2003]. So the exercise has been tried in difficult lives. Whether it suits yours this month is a question only you can answer.',
    'For symptoms the picture is plainer and less generous. Across 27 studies, gratitude exercises went with slightly lower depression and anxiety (an effect of 0.29, and 0.23 later on), less when the other group was also given something to do. The authors recommend that people who want relief choose an approach with stronger evidence[@cregg_cheavens2021]. Another meta-analysis did not find a reliable drop in anxiety at all[@davis2016].',
    'Two cautions concern wording. A 2009 experiment found that a very positive sentence left people with low self-esteem feeling worse[@wood2009], and two later studies could not reproduce it[@flynn_bordieri2020]. We side with caution, so most lines here are gentle. What has better support in hard times is kindness toward yourself: in 27 randomized trials, self-compassion programs had moderate effects on stress, low mood and self-criticism, though mostly against weak comparisons[@ferrari2019]. If you have strength for a single practice this month, the [self-compassion break](/how-to-guide/self-compassion-break) may be the wiser one.',
    'Ready-made sentences for the bereaved or the seriously ill have not been tested in any study we know of. What you read here is put together from nearby findings and from care.'
  ],
  limits: [
    'Do not use gratitude to stay where you are being hurt. If someone hits, threatens or controls you, being thankful for their good days is no plan for your safety, and telling one trusted person or a local service comes before any exercise on this site.',
    'Talk to a doctor or a therapist if low mood, numbness or dread has gone on for more than a couple of weeks, if you cannot sleep or eat, or if you are drinking more to get through. Cognitive behavioral therapy, for one, has been examined in more than a hundred meta-analyses, and anxiety disorders and general stress are among the problems for which its evidence is strongest[@hofmann2012]. The guides on [grief](/problem-solution/grief), [job loss](/problem-solution/job-loss) and [burnout](/problem-solution/burnout) go further than this page can.',
    'If you think about ending your life, please reach a person now. In the United States and Canada you can call or text 988. Samaritans answer on 116 123 in the UK and Ireland, Lifeline on 13 11 14 in Australia. Elsewhere, findahelpline.com lists services by country, and in danger your local emergency number comes first. None of this page is medical advice.'
  ]
}
