import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'weekly',
  subcategory: 'weekly-reflection',
  title: 'Weekly Reflection: Read Your Week Without Scolding',
  description:
    'One page, three questions and a kitchen timer: a review that tells you something and still lets you sleep on Sunday night.',
  seo: {
    title: 'Weekly Reflection: Affirmations and a One-Page Review',
    description:
      'A ten-minute weekly review that stays kind: seven boxes of facts, three questions, one line for next week, and what to do when looking back turns to brooding.',
    keywords: [
      'weekly reflection',
      'weekly review',
      'sunday evening affirmations',
      'reflection questions',
      'self-compassion'
    ]
  },
  badges: ['10 minutes', 'Pen and paper'],
  introduction: [
    'Most people already review their week. They do it at one in the morning, in no order, as the prosecution. The verdict is usually the same and there is seldom anything written down to check it against.',
    'What follows is a daylight version. You sit at a table, you let the facts speak before the judge does, and you stop after ten minutes. The affirmations that go with it are sentences for that chair: lines that let a mixed week be mixed, that give you leave to learn from a bad Tuesday without having to become somebody else by Monday.',
    'Sunday is the custom. Friday at the end of a shift, or Saturday on a bench while a child has swimming, may suit you better. Look for a quarter of an hour after which nothing difficult comes.'
  ],
  benefits: [
    {
      title: 'A week gets its edges back',
      text: 'By Sunday, memory has mostly kept the loud parts. Seven boxes bring back the Tuesday soup and the thing that went quietly right at the counter.'
    },
    {
      title: 'Small patterns come into sight',
      text: 'One bad night is an accident. Four pages on which the bad night follows the late meeting are news, and the kind of news you can use.'
    },
    {
      title: 'Mistakes shrink to their true length',
      text: 'Written down, most of them take up a line. “Forgot to call back, called on Thursday.” In the head, the same event can run for hours.'
    },
    {
      title: 'The next line chooses itself',
      text: 'You need no list of inspiring topics. The page shows what wants attention: sleep, a friend, the drawer with the letters, or nothing at all for a week.'
    }
  ],
  howToUse: [
    {
      title: 'Set the timer and draw seven boxes',
      text: 'A row for each day on any paper. Put the date at the top so that the page belongs to this week only.'
    },
    {
      title: 'Put one fact in each',
      text: 'Something that a camera could have filmed: “left at five”, “argued about the shoes”, “ate outside.” A box that stays empty may stay empty. Calendars, receipts and photographs help a tired memory.'
    },
    {
      title: 'Answer three questions',
      text: 'What helped? What got in the way? What would I like more of? Two or three lines for each. Add “luck” to the first two where it belongs, since weeks are made of more than effort.'
    },
    {
      title: 'Read it by your own name',
      text: 'Where the tone turns sour, rewrite that sentence as if a friend had lived it: “Ana had two deadlines and a cold, and she still picked up the kids.” Then ask what you would tell Ana.'
    },
    {
      title: 'Choose one repair or none',
      text: 'A message, a thank-you, an earlier bedtime on Wednesday. It goes into the calendar at once, with a time. If the week asks for no repair, write “nothing owed” and enjoy the look of it.'
    },
    {
      title: 'Carry one line forward',
      text: 'Keep your old sentence, trim it, or pick a new one below. Copy it onto the next page, close the book, and do something with your hands: dishes, a plant, the dog.'
    }
  ],
  tips: [
    {
      title: 'Use the three-line form in bad weeks',
      text: 'What happened. Who was kind. What can wait. That is a complete review.'
    },
    {
      title: 'Watch your questions',
      text: '“Why am I like this?” has no last page. “What was going on before I raised my voice?” can be answered with a place and an hour.'
    },
    {
      title: 'Share it across a table',
      text: 'Two people who each read out one fact and one wish need five minutes. No comments, no advice, unless someone asks.'
    },
    {
      title: 'Look back at four pages, seldom at forty',
      text: 'Once a month, lay the last four side by side and mark what returns. Old pages are for finding patterns; on a low evening, leave them shut.'
    },
    {
      title: 'Miss one without a makeup session',
      text: 'Skip a Sunday and begin with the next. Reconstructing two weeks from guilt produces fiction.'
    }
  ],
  scientificBasis: [
    'Looking at how things are going does help people get somewhere. In 138 randomized studies, prompts to check on progress raised goal attainment (an average of 0.40), more when the result was put in writing or shared with others [@harkin2016]. That covers the page and the pen. It says little about mood, and nothing about reading the page to yourself in a kind voice.',
    'For the kind voice there is other work. In 27 randomized trials, programs that teach self-compassion had moderate effects on stress (0.67) and self-criticism (0.56), often next to weak comparison groups and possibly flattered by unpublished failures [@ferrari2019]. An eight-week course is a good deal more than a paragraph on Sunday. Step four leans on a different finding: in a pooled analysis of 306 comparisons, taking another perspective eased feelings more (0.45) than re-thinking the situation (0.36), and trying to push feelings away did not work [@webb2012]. Most of those were brief tasks for healthy volunteers.',
    'Writing by the week has been tried in the study of gratitude. People who listed what they were grateful for, in some studies weekly and in others daily, reported higher well-being than people who listed hassles or neutral events, clearest in good mood; several other outcomes did not differ [@emmons_mccullough2003]. It is one reason to put what helped before what got in the way.',
    'And the skipped entry? In a study that followed 96 people forming everyday habits, missing one day made no real difference [@lally2010]. Nobody has run that study on Sunday reviews. We would be surprised if paper were stricter than people.'
  ],
  limits: [
    'Going over things can be part of the trouble. A clinical account of social anxiety describes how replaying an event afterward keeps the fear alive [@clark_wells1995]; it is a theory of that condition, yet the warning travels. If you come away from the page heavier three times in a row, stop the practice or do it aloud with someone.',
    'It is a review of seven days, and some things are older or larger than that. Loss, lasting low mood, self-blame that does not let up, or thoughts of ending your life need a person: a doctor, a therapist, a crisis line in your country (listed under [resources](/resources)). If the trouble is how you see yourself in general, the guide to [low self-esteem](/problem-solution/low-self-esteem) explains what has been shown to help. Nothing here is medical advice.'
  ]
}
