import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'gratitude',
  subcategory: 'everyday-gratitude',
  title: 'Everyday Gratitude',
  description:
    'How to notice a held door, a hot tap or a good roll before the day moves on, and what two decades of gratitude experiments say about doing so.',
  seo: {
    title: 'Everyday Gratitude Affirmations: A One-Minute Habit',
    description:
      'Gratitude affirmations for plain days, with a one-minute practice, six ways to keep it fresh, and an honest look at how small the effect is.',
    keywords: ['everyday gratitude', 'small things gratitude', 'daily gratitude affirmations', 'gratitude habit']
  },
  badges: ['Beginner-friendly', 'One minute', 'Needs no journal'],
  introduction: [
    'Consider a day on which nothing happens. The alarm goes off because it was set. Water comes out of the wall at the temperature you asked for. A stranger puts a foot in the elevator door, the bus is four minutes late instead of ten, and the soup at lunch turns out to have real stock in it. By eight in the evening you would say, if asked, that it was an ordinary day.',
    'Everyday gratitude is the habit of catching a few of those things while they are still warm. It needs no special mood. The lines in this section are reminders of where to look: at hands, pipes, bread, drivers, shade. Read one, look up, and find its cousin in the room with you.'
  ],
  benefits: [
    {
      title: 'A small lift, fairly dependable',
      text: 'Across 145 papers, gratitude exercises raised well-being a little on average[@choi2025]. You may feel nothing on a given evening. The figure is about groups over time, and it is modest there too.'
    },
    {
      title: 'Something to do with spare seconds',
      text: 'The microwave has ninety of them. So does the gas pump. A line about the thing in your hand fills such a gap about as well as the phone would, and you do not come out of it forty minutes later.'
    },
    {
      title: 'Better thank-yous',
      text: 'Once you have noticed that the pharmacist double-checked your dose, the words are half made. “Thank you for checking that” is easier to say, and to hear, than thanks in general.'
    },
    {
      title: 'A truer record of the day',
      text: 'What goes wrong announces itself. What goes right tends to be quiet, and unless you look for it the evening’s summary will be missing half its entries.'
    }
  ],
  howToUse: [
    {
      title: 'Choose a hook that is already there',
      text: 'Pick one thing you do every day at roughly the same point: filling the kettle, locking the bike, taking off your shoes. That is your signal. Write it down as a plan: “When I hang up my keys, I name one thing that went right.”'
    },
    {
      title: 'Name one thing exactly',
      text: 'Go past the category to the item. “Food” becomes “the burnt edge of the lasagna.” “My coworker” becomes “the way she forwarded the file before I had to ask twice.”'
    },
    {
      title: 'Take one step back',
      text: 'Ask who or what stood behind it. A roofer, a baker, a cousin who taught you to fold shirts, a rain cloud. Ten seconds of this is plenty.'
    },
    {
      title: 'Say a line, yours or ours',
      text: 'Aloud if you are alone, silently on the train. If a line on this page is about bread and you are looking at rice, change the noun. The sentence improves when it is true of your own kitchen.'
    },
    {
      title: 'Once a week, deliver it',
      text: 'Take one of the week’s noticings to the person it concerns. A text will do. Keep it to what they did and what it did for you, with no speech attached.'
    }
  ],
  tips: [
    {
      title: 'Rotate the rooms',
      text: 'Monday kitchen, Tuesday street, Wednesday work, and so on. A change of place stops the list from setting hard around coffee and the dog.'
    },
    {
      title: 'Include what did not happen',
      text: 'The glass that fell and bounced. The headache that thought better of it. Absences make good entries and hardly anyone uses them.'
    },
    {
      title: 'Give credit to infrastructure',
      text: 'Sidewalks, vaccines, street lamps, the person who decided that manhole covers should be round. Public things seldom get thanked because nobody is standing next to them.'
    },
    {
      title: 'Do it less often than you think',
      text: 'Every evening can become a chore by the second week. Two or three times a week keeps some appetite in it.'
    },
    {
      title: 'Let it be funny',
      text: 'You may be moved by a stapler. Solemnity is optional, and a line that makes you smile at the copier has done its work.'
    },
    {
      title: 'Skip the comparison',
      text: '“At least I have a roof, unlike some” borrows its comfort from another person’s trouble, and it tends to leave a sour taste. Look at your own roof. It is holding off actual rain.'
    }
  ],
  scientificBasis: [
    'The experiments closest to this practice asked people to keep short lists. In three randomized diary studies, weekly or daily lists of things to be grateful for went with higher reported well-being than lists of hassles or neutral events, and the clearest difference was in positive mood. Several outcomes showed no difference, and comparing with people who were busy writing down annoyances flatters gratitude somewhat[@emmons_mccullough2003].',
    'Pooled results keep the effect honest. The largest analysis we have covers 24,804 people in 28 countries and puts the average gain in well-being at 0.19 standard deviations, measured by people’s own reports[@choi2025]. An earlier one found 0.31 against doing nothing, 0.17 against another activity and no advantage over other psychological exercises[@davis2016]. So if a walk or a phone call does more for you, gratitude has no special claim on your minute.',
    'The advice to use a hook comes from a different shelf. Plans of the form “if this happens, I will do that” had a medium-to-large effect on reaching goals across 94 tests, with smaller effects in everyday settings[@gollwitzer_sheeran2006]. A short paper for family doctors recommends the same shape: one small action, one steady setting, repeated[@gardner2012]. Neither was about gratitude.',
    'As for time of day, a trial with 48 students projected that a stretch on waking would become automatic sooner than one before bed[@fournier2017]. It was tiny, it concerned stretching, and the numbers ran beyond the days observed. Dusk is our suggestion because a day’s material has collected by then. If mornings are steadier in your house, use mornings.'
  ],
  limits: [
    'We have found no experiment on reading ready-made gratitude sentences. What has been tested is people writing their own, which is why every step above ends with your noun in place of ours.',
    'This is a practice for plain days. If you are in the middle of something painful, cheerful attention to teaspoons may feel like an insult, and the section on [gratitude in a hard season](/category/gratitude/hard-season-gratitude) was written with that in mind. Low mood that stays for weeks, or an inability to enjoy what you used to like, deserves a conversation with a doctor or therapist. A list of nice things is no treatment for it, and this page is not medical advice.'
  ]
}
