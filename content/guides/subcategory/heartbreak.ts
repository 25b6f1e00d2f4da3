import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'love',
  subcategory: 'heartbreak',
  title: 'Heartbreak Affirmations',
  description:
    'Short lines for the hours after an ending, sorted by the clock: two in the morning, waking up, five o’clock, and the odd Sunday a year on.',
  seo: {
    title: 'Heartbreak Affirmations for the Hours That Hurt Most',
    description:
      'Lines for a breakup, divorce, or loss that make no promises: what to say at 2 a.m., how to leave a message in drafts, and when to ask for real help.',
    keywords: [
      'heartbreak affirmations',
      'breakup affirmations',
      'affirmations for divorce',
      'getting over someone',
      'missing someone at night'
    ]
  },
  badges: ['For bad nights', 'No forecasts', 'One line at a time'],
  introduction: [
    'One toothbrush. A shared playlist that goes on recommending things to two people. The neighbor who has not heard yet and asks how you both are. Endings are mostly made of such objects, and they turn up for months.',
    'Whether you were left or did the leaving, or signed the papers, or buried the person you meant to grow old with, there will be hours in which other people’s wisdom is no use. You will not read here that everything has a reason, or that someone better is on the way. Nobody knows that. What can be offered is something to do with the next ten minutes.'
  ],
  benefits: [
    {
      title: 'Your hands get a job',
      text: 'A line in this guide comes with an action: switch on the lamp, fill the kettle, put the phone in the bread box. Doing something dull while saying something plain will not take the ache away. It does move you from one minute to the following one.'
    },
    {
      title: 'Fewer midnight messages',
      text: 'Most regretted texts are written lying down. If you have decided in daylight what you do when the urge comes, you are not left to decide it at two.'
    },
    {
      title: 'Two truths at once',
      text: '“I miss him” and “I was unhappy there” do not cancel out. A good line has room for both, which can spare you the nightly retrial.'
    },
    {
      title: 'A record of getting through',
      text: 'Cross off each line when you no longer need it. After a few weeks the crossed-out ones are a kind of evidence, in your own handwriting.'
    }
  ],
  howToUse: [
    {
      title: 'Name your worst hour',
      text: 'Grief keeps appointments. It may be the first minute awake, the end of the working day, or the moment when the other half of the bed is cold against your foot. Write down which hour is yours this week. You are going to look after that one and let the rest be ragged.'
    },
    {
      title: 'At night: say what is so',
      text: 'Hope is hard to hear at two o’clock. Facts are easier: “It is dark, I am in my own bed, and the window is open.” Use your name if that helps: “Jo, lie on your other side.” Repeat it slowly, with a hand on the blanket. Our guide for [sleepless nights](/problem-solution/sleepless-nights) has more for when this goes on.'
    },
    {
      title: 'In the morning: one thing upright',
      text: 'Choose a line that ends with your feet on the floor. “Someone used to know how I take my coffee. I know it too.” Say it to the coffee. If mornings are when you cry, cry, and then say it.'
    },
    {
      title: 'When you want to write to them: use an if-then plan',
      text: '“If I start typing to them, then I put it in drafts, plug the phone in across the room, and look at it after breakfast.” Plans of this shape helped people stick to many kinds of goals, on average to a medium or large degree, across 94 tests.[@gollwitzer_sheeran2006] If there are children or a lease to discuss, give that its own time of day and a subject line.'
    },
    {
      title: 'Once a week: write about what is left',
      text: 'Set a timer for five minutes and write about one thing that still matters to you and that no one took along: making music, your sister, being fair. Reflecting on a value before a stressful task went with a smaller cortisol response in one laboratory study of 85 people, where the task was nothing like a divorce.[@creswell2005]'
    }
  ],
  tips: [
    {
      title: 'Five lines are plenty, and one will do',
      text: 'Our usual five to ten a day is too many for a raw week. Keep a single line on a card until it is soft at the corners. A 30-day stretch, with a glance back at three weeks, is a fair trial later on. Mourning itself has no schedule that a website could give you, neither 21 days nor 90.'
    },
    {
      title: 'Leave the daydream alone',
      text: 'The scene in which they turn up in the rain is hard to resist. In four laboratory experiments, dwelling on an idealized future lowered people’s energy.[@kappes_oettingen2011] When you catch yourself directing that film, look for one errand.'
    },
    {
      title: 'Tell one person the hour',
      text: 'Say to a friend, “Six o’clock is the bad one.” It is easier to call someone who already knows why the phone is ringing.'
    },
    {
      title: 'Objects can wait',
      text: 'The coat may hang there. Put a date on it if you want one, and move the date if you need to.'
    },
    {
      title: 'A good hour is no betrayal',
      text: 'Some afternoon you will laugh at something and then feel you have left the scene of an accident. You may keep the laugh.'
    },
    {
      title: 'Next steps have their own page',
      text: 'When you want a plan of several weeks, there is one in [after a breakup](/how-to-guide/after-a-breakup). If someone has died, begin with the guide to [grief](/problem-solution/grief).'
    }
  ],
  scientificBasis: [
    'We have to be plain: among the studies this site is built on, not one gave affirmations to people after a breakup, a divorce, or a death. Anyone who tells you that a sentence has been proven to mend a heart is ahead of the evidence.',
    'Three findings stand close by. In brain recordings and scans, people who thought about upsetting pictures or painful memories using their own name, in place of “I,” showed weaker signs of emotional reaction, with no sign of extra effort.[@moser2017] The samples were small and the effect momentary. In a larger set of studies, the same shift brought less brooding after a speech or a first meeting.[@kross2014] Being left is a heavier matter than a speech. The habit of standing half a step back may still carry over, and the cost of trying is a few words.',
    'The third is about not fighting the feeling. Across 306 experimental comparisons, trying to push thoughts or emotions away did not work, while seeing the situation from another angle helped by a small to medium amount.[@webb2012] That is why none of our lines says “I am over it.” And a caution from the other side: repeating a glowing sentence about yourself may make you feel worse when your self-esteem is low. One study found so, a repeat of it found no effect at all.[@wood2009, @flynn_bordieri2020] An ending is a likely time for low self-esteem. Stay with the gentle lines.'
  ],
  limits: [
    'A line is company. It cannot replace a friend at the table, sleep, or care from someone trained. See a doctor or therapist if after some weeks you cannot work, eat, or look after the people who depend on you, if you are drinking to get to morning, or if the loss feels as sharp after many months as on the first day. If you think about dying, tell someone now: call or text 988 in the US and Canada, call Samaritans on 116 123 in the UK and Ireland, or look up your country at findahelpline.com.',
    'If you got away from someone who hurt you, you may miss them all the same. Missing them is no proof that you should go back. Safety comes first: keep the no-contact rule if you have one, do not meet alone to “talk it over,” and ask a domestic abuse service how to stay safe, since the danger may not end with the relationship. And if it is you who was asked not to write, then respecting that is the whole practice for today.',
    'None of this is medical advice, and nothing here measures how long you ought to be sad.'
  ]
}
