import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'weekly',
  subcategory: 'monday-reset',
  title: 'Monday Reset: Choose the Week’s One Focus',
  description:
    'A quarter of an hour on Sunday night or Monday morning, a sheet of paper, and one sentence that still makes sense on Wednesday.',
  seo: {
    title: 'Monday Affirmations: A 15-Minute Reset for the Week',
    description:
      'How to start a week with one focus and one line: empty your head, circle one thing, plan the snag, and find your way back on Wednesday.',
    keywords: ['monday affirmations', 'monday reset', 'weekly focus', 'start of the week', 'sunday evening dread']
  },
  badges: ['15 minutes', 'Once a week'],
  introduction: [
    'By half past nine on a Monday, four people may already have decided what your week is for. None of them means harm. They have calendars, and yours has gaps in it. A Monday reset is the short while in which you write your own claim into the gaps first.',
    'It is smaller than planning a week. You leave the meetings, the school drop-off and the laundry where they are. You choose one thing that should have moved by Sunday, put it into a line you would not mind hearing every day, and decide which moment will set it going. The rest of this page is how to do that without pretending to have a calmer life than you have.'
  ],
  benefits: [
    {
      title: 'The deciding is done while you are rested',
      text: 'Choosing between ten open tabs is hardest when you are tired and somebody is waiting. On Sunday evening you are at least sitting down. You spend the judgment once, then follow a note in your own handwriting.'
    },
    {
      title: 'Last week gets a closing line',
      text: 'What went undone is copied onto a list, or crossed out. It no longer has to be remembered in the shower. A new page also lets you stop answering for the old one.'
    },
    {
      title: '“Later” becomes a real answer',
      text: 'With one focus named, you can tell a colleague, a committee or yourself that something starts next week, and know what you are protecting by saying so.'
    },
    {
      title: 'Wednesday has something to return to',
      text: 'Weeks rarely follow their plan past Tuesday. A single sentence survives a burst pipe better than a schedule in six colors does.'
    }
  ],
  howToUse: [
    {
      title: 'Empty your head onto paper',
      text: 'Three minutes, any order: the tax form, your sister’s birthday, the noise in the car, the chapter. Do not sort while you write. The page is there so that you can see all of it at once.'
    },
    {
      title: 'Circle one thing',
      text: 'Ask which of these, if it moved an inch by Sunday, would make the coming weekend lighter. If two insist, pick the one that has been on earlier lists. You may circle rest.'
    },
    {
      title: 'Turn it into a line',
      text: 'Try three forms and keep the one you can say with a straight face. A direction: “I give my clear hours to the application.” A question: “What would make the application easier to open?” A promise: “I write the first paragraph before Wednesday noon.”'
    },
    {
      title: 'Name the snag before it comes',
      text: 'Picture the thing done, briefly, then picture what usually stops you: the phone, the sofa, the fear that it will be bad. Write a plan against that one snag. “If I reach for the phone after dinner, then I put it in the bread box and open the file.”'
    },
    {
      title: 'Book the first twenty minutes',
      text: 'Put them before the middle of the week, with an hour and a place. An early start that goes badly leaves four days; a late one leaves an apology.'
    },
    {
      title: 'Meet the line once a day',
      text: 'Read it where something else already happens, such as the badge reader, the first kettle, the seat on the train. Ten seconds will do. On days when you have no time for the focus, read it anyway.'
    }
  ],
  tips: [
    {
      title: 'Move Monday',
      text: 'If your days off fall on Tuesday and Wednesday, your week turns over on Thursday. Nurses, bakers, students and separated parents can all set their own first day.'
    },
    {
      title: 'Shrink before you skip',
      text: 'In a heavy week, cut the focus to its first physical act: find the form, fill the tank, write the date at the top. A finished scrap is more use on Friday than a grand plan untouched.'
    },
    {
      title: 'Tell one person',
      text: 'Send your line to a friend and ask for theirs. No reports are needed in between. “Mine is the garage, what’s yours?” makes a fine text message.'
    },
    {
      title: 'Keep the “not this week” list kind',
      text: 'Give it a warm heading and a date on which you will look at it. A list that says “failed” will be avoided along with everything written on it.'
    },
    {
      title: 'Change course out loud',
      text: 'When Tuesday brings something larger, cross out the line and write the new one under it. A focus dropped on purpose can be picked up again; one that was merely forgotten tends to leave a small bruise.'
    }
  ],
  scientificBasis: [
    'Is there anything special about a Monday? A little. Three archival studies looked at web searches for the word “diet”, at visits to a gym and at commitments to goals, and found that all of them rise at the start of a week, a month or a year and after a birthday [@dai2014]. The records show when people begin. What became of them by Friday was not in the data.',
    'Having a goal at all helps to a small degree. In a meta-analysis of 141 randomized papers, setting a goal had an average effect of 0.34 on behavior, and more when the goal was challenging, public or shared with a group, with large differences between studies [@epton2017]. A plan of the form “if this happens, I do that” adds to it: 0.65 across 94 tests, some of them small or done in a laboratory [@gollwitzer_sheeran2006]. The routine of a wish, its main obstacle and then a plan came to 0.34 in 21 field studies, and even that may be too high, since there were signs of unpublished null results [@wang2021].',
    'The obstacle deserves its place. In four laboratory experiments, dwelling only on a rosy future lowered people’s energy [@kappes_oettingen2011]. Those were short-term measures and cannot tell you about a week, but they are one reason why our fourth step spends longer on the sofa and the phone than on the glory.',
    'What is missing: no study that we know has tried a Monday affirmation. The parts above were tested one at a time, mostly with goals about health or work, and the sentence that ties them together here is craft. If questions about evidence interest you, the [science hub](/science-hub) collects them.'
  ],
  limits: [
    'A focus cannot add hours. If the honest list on Sunday holds sixty hours of duty, the useful next act may be a talk with a manager, a co-parent or an advisor about what comes off it. No line should help you put up with a load that is wrong.',
    'Some unease before a working week is ordinary. If Sundays bring a pounding heart, no sleep or thoughts of not wanting to be here, or if the dread has lasted for weeks, please talk to a doctor or a therapist; where thoughts of harming yourself are part of it, contact a crisis line today (see [resources](/resources)). Our guide to [burnout](/problem-solution/burnout) says more. This page is not medical advice.'
  ]
}
