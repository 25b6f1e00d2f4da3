import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'health',
  subcategory: 'mental-health',
  title: 'Mental Health Affirmations',
  description:
    'Lines for three kinds of hard hour (too fast, too flat, too far away), a card to keep them on, and when the right words are a request for help.',
  seo: {
    title: 'Mental Health Affirmations for Anxious and Low Days',
    description:
      'What to say to yourself when you are panicky, low or numb: lines for each state, how to keep them within reach, and when to talk to a professional.',
    keywords: [
      'mental health affirmations',
      'affirmations for depression',
      'affirmations for panic',
      'anxious thoughts',
      'asking for help'
    ]
  },
  badges: ['For hard hours', 'Alongside care'],
  introduction: [
    'Someone might open this page on a bus, with a racing heart, pretending to read. Someone else might have been looking at the same wall since lunch. A third person may seem fine, may have seemed fine for months, and would like one living soul to know that it is an act. They need different sentences. This guide calls the three states *fast*, *flat* and *far*, and takes them one at a time.',
    'No collection of lines stands in for a therapist, a medication that suits you, or the friend who stays on the phone. Lines are for the stretches between those things: the eleven days until the appointment, the evening after it, the long middle of a Sunday.'
  ],
  benefits: [
    {
      title: 'Words you do not have to invent',
      text: 'Panic and low mood are both bad times for composing a sentence. One that you wrote last Wednesday only has to be found.'
    },
    {
      title: 'A description in place of a verdict',
      text: '“This is a symptom, and I have had it before” tells you what is going on. “I am pathetic” tells you nothing and costs a great deal. A plain line keeps the first within reach when the second is shouting.'
    },
    {
      title: 'A shorter road to help',
      text: 'Asking is easier when the words have already been in your mouth once. Several lines in this collection are requests, ready to be sent as they stand.'
    },
    {
      title: 'Something to show a professional',
      text: 'The lines you reach for, and the hours at which you reach for them, make a useful small record. “I needed the panic one four times this week, mostly on trains” is a good opening for an appointment.'
    }
  ],
  howToUse: [
    {
      title: 'Find out which kind of hour it is',
      text: 'Fast: heart, breath, what-ifs, a wish to run. Flat: heaviness, slowness, no point in the kettle. Far: going through the motions behind glass, smiling on cue. Pick one word and say it inwardly. You can change it in ten minutes, and some days have all three.'
    },
    {
      title: 'When it is fast, be somewhere exact',
      text: 'Rub the seam of a sleeve between two fingers. Say where you are, as an address. Count something that is really in front of you: seats, ceiling tiles, red things. Then let one line ride on the out-breath, such as “My heart is loud, and the bus is still going down Elm Street.” The word *calm* can stay out of it.'
    },
    {
      title: 'When it is flat, take a fact and a thing with a handle',
      text: 'Hope may sound like mockery on a flat day, so skip it. State what is so, then touch something that has a handle: cup, drawer, window, tap. “It is Tuesday, I am heavy, and I can carry this cup to the sink.” If the cup is all that happens, the cup happened.'
    },
    {
      title: 'When you are far away, make the line a message',
      text: 'Type it before you decide whether to send it: “I have not been okay for a while. Could you talk tonight?” Read it aloud until it is only words. Then choose the person least likely to be shocked, who is not always the person you are closest to. If no one comes to mind, a helpline is staffed for this.'
    },
    {
      title: 'Copy three lines onto a card',
      text: 'One for each state, in your handwriting, with two names and the helpline number for your country underneath. Paper survives a dead battery and shaking thumbs. Keep it with your bus card. Five to ten lines a day is the usual advice on this site; for a hard month, three that fit are plenty.'
    }
  ],
  tips: [
    {
      title: 'Say your own name',
      text: 'Try “Priya, this is the wave, you know the wave” in place of “I am fine.” Using a name or “you” went with less distress before speeches and first meetings in seven studies, mainly of students [@kross2014]. Nobody has shown that it works in the middle of a panic attack, and it costs nothing to see.'
    },
    {
      title: 'Let a person you trust record one',
      text: 'Ask your sister or your oldest friend to read your line into a voice message, in her ordinary voice, with the dog in the background. You will have company in it.'
    },
    {
      title: 'Notice if a line turns into a rule',
      text: 'If you find that you must repeat a sentence a certain number of times before you feel safe, put it down and mention it to a professional. A line should leave you freer. One that has to be obeyed is part of the trouble.'
    },
    {
      title: 'Bring the card to therapy',
      text: 'Someone who knows your history may cross out a line that feeds the worry and give you a better one. They may also have a plan for bad nights that belongs on the back.'
    }
  ],
  scientificBasis: [
    'The broadest evidence comes from a meta-analysis of 129 tests. Self-affirmation exercises brought small gains in well-being and in how people saw themselves, and a small drop in what its authors call psychological barriers. The people in it were not patients, only published work was counted, and most of them had written about values or strengths [@zhang2025].',
    'For a person who feels low, wording deserves caution. Repeating a glowing sentence left students with low self-esteem feeling worse in one well-known paper [@wood2009]; a direct repeat with another sample found neither harm nor help [@flynn_bordieri2020]. With the question open, facts and permissions seem a safer choice than praise.',
    'Treatment is on firmer ground. In a network meta-analysis of 101 trials for social anxiety disorder, individual cognitive behavioral therapy did best among the talking treatments, and self-help helped too, all measured against waiting; affirmations were not among the options [@mayo_wilson2014]. Gratitude exercises, a near relative of this page, have been pooled for symptoms of depression and anxiety: the effect was small, and the researchers advise people who want relief to choose methods with stronger support [@cregg_cheavens2021]. We would give the same advice about these lines.'
  ],
  limits: [
    'We found no trial of repeated sentences in people with diagnosed depression, panic disorder, bipolar disorder, psychosis or trauma. If you live with one of these, ask the person who treats you before you make a routine of any line, and keep taking what you have been prescribed unless you agree on a change together. This page is not medical advice.',
    'Talk to a doctor or therapist when a low or anxious spell has gone on for more than a couple of weeks, when it comes back again and again, or when it takes away work, food, sleep, washing or people. Go sooner if you hear or see things that others do not, if you feel wildly well on hardly any sleep, if you have recently had a baby, or if alcohol or drugs have become the way through. A racing heart with chest pain, fainting or trouble breathing is an emergency: call your local emergency number.',
    'If you are thinking of ending your life or of hurting yourself, you deserve company with that thought now. Call or text one of [these helplines](/resources#helplines) (988 in the US and Canada, 116 123 in the UK and Ireland), go to an emergency room, or say it plainly to whoever is nearest: “I am not safe on my own tonight.” It does not have to be certain, or your first time, or a good moment for them.'
  ]
}
