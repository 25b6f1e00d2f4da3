import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'success',
  subcategory: 'focus-and-study',
  title: 'Focus and Study Affirmations: Coming Back to the Page',
  description:
    'Lines for exams, long reading and tired evenings: a phrase to return by, a page to write before the test, and a sentence that lets you stop.',
  seo: {
    title: 'Focus and Study Affirmations for Exams and Deep Work',
    description:
      'What to say when your mind leaves the page, what to write before an exam, and how to study after a shift, with what research supports and what it does not.',
    keywords: [
      'study affirmations',
      'focus affirmations',
      'exam affirmations',
      'affirmations for students',
      'concentration'
    ]
  },
  badges: ['Exams', 'Deep work', 'Night school'],
  introduction: [
    'Studying seldom looks like the brochure. It looks like a folding table after the children are in bed, a break room with a humming vending machine, the last seat on the 6:10 and a highlighter held between the teeth. At sixteen it may be a bedroom for three with one working outlet.',
    'Wherever you do it, attention will leave. It may leave during this paragraph. What can be trained is the moment after: noticing, and walking back without a speech about your character. Most of the lines here are meant for that moment, and the rest for the morning of the test.'
  ],
  benefits: [
    {
      title: 'Shorter detours',
      text: 'Telling yourself off for drifting is a second drift. A set phrase, “back to the diagram,” keeps the whole thing down to a few seconds.'
    },
    {
      title: 'A test the size of a morning',
      text: 'In the last week an exam can swell until it seems to judge your entire life. Ten minutes of writing on what you care about puts other things back in the picture: the patients, the kitchen you will run, your sister’s face.'
    },
    {
      title: 'Marked papers become readable',
      text: 'Eleven red circles are eleven places to look. When your line says so, you may open the envelope on the day it arrives.'
    },
    {
      title: 'A real end to the evening',
      text: 'A closing sentence marks the point where you leave the desk, so that the desk does not come along to bed.'
    }
  ],
  howToUse: [
    {
      title: 'Decide on a cue and a first action so dull that it cannot fail',
      text: 'Write it as an if-then plan: “If my coat is on the hook, then I sit down at the folding table and copy out question one.” Copying takes no talent and no mood, which is why it works as a door. Keep the cue physical, like a coat, a kettle or a bell, since a clock is easy to ignore when you are tired.'
    },
    {
      title: 'Choose a return phrase of three to six words',
      text: 'It should tell you what to do with your eyes or your hand: “Line nine, left side.” “Next card, say it.” Whisper it each time you notice that you have gone. If you like counting, put a check mark on scrap paper for every return. A page full of check marks means that you noticed often, so treat it as a good sign.'
    },
    {
      title: 'In the two weeks before an exam, write twice',
      text: 'On two separate days choose something that matters to you, such as being useful, making your family’s sacrifices count, or plain curiosity. Write for ten minutes about a time when it mattered and what it asks of you now. Spelling is irrelevant and nobody will read it. The guide to [values writing](/how-to-guide/values-writing) has questions to start from.'
    },
    {
      title: 'Rehearse the first five minutes in the hall',
      text: 'Sit at any table and go through it: pen down, read every question, star the friendliest, say your name and one encouraging fact, begin at the star. On the day you will only be doing it a second time. More of this is in [before an exam](/how-to-guide/before-an-exam).'
    }
  ],
  tips: [
    {
      title: 'Match the line to the trouble',
      text: 'Boredom wants a question: “What would go wrong if this step were skipped?” Confusion wants a place: “I can find the first word I don’t know.” Dread wants company: “We are twelve in this class, and half of us are scared.”'
    },
    {
      title: 'After a shift, study in small change',
      text: 'Eight cards, one worked example, a single labeled drawing. If your eyes close, shut the book with good manners and say, “The rest of this belongs to a rested person.”'
    },
    {
      title: 'Use the language you think in',
      text: 'If the course is in English and your heart is in Tagalog or Portuguese, the line may be too. Keep the technical terms as they will appear on the paper.'
    },
    {
      title: 'Explain it to somebody who will not mind',
      text: 'A cat, a houseplant, a grandmother on the phone. The place where your explanation goes quiet is your next page, and the line for it is simple: “Found the gap.”'
    },
    {
      title: 'Missed yesterday? Sit down today',
      text: 'In a study of everyday habits, one missed day made no real difference to how automatic an action became [@lally2010]. Those were habits of eating, drinking and exercise, but the forgiving arithmetic is worth borrowing.'
    }
  ],
  scientificBasis: [
    'The study nearest to an exam week took place on one campus. Students wrote two essays about their values in the two weeks before their hardest exam. On the morning itself their adrenaline stood where it had stood at the start, while in the comparison group it had gone up; those who most feared a bad opinion gained most [@sherman2009]. It was a small sample and one kind of stress, and the result concerns a hormone measured in urine, which is some way from a grade.',
    'On grades the record is mixed. Among 183 Latino and white students, a single writing session early in college went with better grades for the Latino students over the next two years, partly because they later turned to their values by themselves when stress came [@brady2016]. That is encouraging, and it is one subgroup in one modest sample. A larger and stricter test, run in the same setting as an earlier success, found nothing [@hanselman2017], and a pooled estimate over 58 classroom studies puts the gain at 0.15 standard deviations for students who face stereotypes about their ability and near zero for others [@wu2021].',
    'For the return phrase we have to look to the gym. In 32 studies of sport, planned self-talk improved performance moderately (0.48), above all in tasks that were new or needed fine control, where instructions served better than cheering [@hatzigeorgiadis2011]. Reading a textbook was not among the tasks. The coat on the hook stands on firmer ground: across 94 tests, plans in the if-then form helped people do what they meant to do (d = 0.65), with some of those tests being short laboratory tasks [@gollwitzer_sheeran2006].'
  ],
  limits: [
    'No line replaces hours, a clear teacher or a quiet room, and these are handed out unevenly. If you study in a car because home is too loud, the problem is the noise. Ask about library hours, loaner laptops, fee waivers and emergency grants; asking is part of studying too.',
    'After a failed test, go carefully with affirmations for a day. In laboratory experiments, people who had affirmed their values and then failed put in less effort on the next attempt [@vohs2013]. Rest, look at the errors, decide whether to try again, and only then pick a line.',
    'If concentration has been hard all your life, or has vanished for weeks along with sleep, appetite or pleasure, speak to a doctor or the student health service. Attention difficulties, dyslexia, low mood, thyroid trouble and plain exhaustion each need something different, and you may be entitled to extra time. This page is not medical advice. If exam pressure ever brings thoughts of harming yourself, stop studying and call your local emergency number or a crisis line now: 988 in the United States and Canada, 116 123 in the United Kingdom and Ireland. The directory at findahelpline.com has lines for other countries.'
  ]
}
