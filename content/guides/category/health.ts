import type { CategoryGuide } from '../../types'

export const guide: CategoryGuide = {
  category: 'health',
  title: 'Health Affirmations for Ordinary and Difficult Days',
  intro: [
    'Most wellness pages are written for people who are well. This one also has in mind the person in the third row of a waiting room, the one counting the week’s pills into a plastic box, the one awake at ten past three, and the one who walked to the mailbox and back and calls that a day.',
    'Here you will find short lines for anxious hours, tight shoulders, nights without sleep and a body that has changed. None of them treats an illness. At best a sentence keeps you company while you wait, stops you adding insult to pain, and nudges you toward the next useful thing, which is sometimes a phone call.'
  ],
  seo: {
    title: 'Health Affirmations for Sick Days, Stress, Sleep and Pain',
    description:
      'Honest lines for waiting rooms, 3 a.m., tense afternoons and a changed body, with what research does and does not show about words and health.',
    keywords: [
      'health affirmations',
      'wellness affirmations',
      'affirmations for illness',
      'affirmations for anxiety',
      'affirmations for sleep'
    ]
  },
  sections: [
    {
      heading: 'What a sentence can carry',
      body: [
        'If you have been ill for a while, someone has probably told you to stay positive. That is easy advice to give from a chair that does not hurt. Sickness is no flaw of attitude, and no line on this page repairs a joint, ends a depression or replaces a prescription.',
        'The honest size of the thing is small. A 2025 meta-analysis pooled 67 papers on self-affirmation exercises and found modest gains in well-being, in people who were not patients; most of those exercises were writing about values or strengths, with nothing to recite [@zhang2025]. Small can still be worth having, provided nobody sells it to you as large.'
      ]
    },
    {
      heading: 'Words your body will not argue with',
      body: [
        '“I am in perfect health” is a hard thing to say to a swollen knee. In a 2009 experiment, students with low self-esteem felt worse after repeating a glowing sentence about themselves [@wood2009]. Two later studies did not reproduce that [@flynn_bordieri2020]. A third team saw mood drop when people whose basic needs were poorly met read positive statements, and rise when such statements were listened to [@yeung_lun2016]. The picture is mixed, so we suggest the careful road: a line you can almost believe.',
        'Three kinds are worth trying first. A *fact*: “The appointment is at two and my list is in my pocket.” A *permission*: “I may sit down halfway.” A *next act*: “I can rinse my face and then decide.” If a line stings, drop it without a second thought. The [builder](/builder) has a gentle setting for weeks like that.'
      ]
    },
    {
      heading: 'Two minutes with a pill box',
      body: [
        'A paper written for family doctors advises one small action, repeated in the same setting until it runs by itself; it is expert advice built on habit research, not a trial [@gardner2012]. Health supplies plenty of settings: the pill box, the kettle, the fourth stair, the chair outside the X-ray room. Tie one line to one of them. Silent counts.',
        'Then bolt an action on. “If I reach the landing, then I hold the rail for four breaths.” Across 94 tests, plans of this shape had a medium to large effect on reaching goals, although many were lab tasks and everyday results run lower [@gollwitzer_sheeran2006].',
        'Our standard suggestion is five to ten lines a day, within the first hour after waking if that hour is yours. No research names a best number, so on a thin day one line is a whole practice. With ten minutes and a pen, do what was actually tested instead: [write about one value](/how-to-guide/values-writing), which need have nothing to do with your health.'
      ]
    },
    {
      heading: 'The tone you would use for the next bed',
      body: [
        'Being unwell tends to bring out a strict inner voice. Other people cope, it says; you should have gone sooner; you are a burden. Try to imagine saying that to a stranger in the next bed. Most of us would offer the stranger water.',
        'Courses that teach people to turn that manner on themselves had moderate effects on stress, anxiety and self-criticism in 27 pooled trials, mostly against weak comparison groups [@ferrari2019]. A line is far less than a course. It can borrow the tone, and tone is something you can choose within the next minute: shorter sentences, fewer orders, your own name said kindly.'
      ]
    },
    {
      heading: 'When the next step is a person',
      body: [
        'See a doctor about any symptom that is new, growing or frightening, and treat chest pain, trouble breathing or sudden weakness on one side as an emergency. Talk to a professional when worry or low mood has lasted for weeks, when eating, sleeping, working or leaving the house has become hard, or when you drink or take something to get through the evening.',
        'If you think about dying or hurting yourself, you do not have to be sure that it is serious before you ask: the [helplines](/resources#helplines) are for exactly that call. Nothing here is medical advice, and no sentence is a reason to stop or change a treatment. Take the line along to the appointment if it helps you say what you came to say.'
      ]
    }
  ],
  blocks: [
    {
      subcategory: 'mental-health',
      summary:
        'For the hours when worry runs ahead, or when everything has gone flat. The lines aim at steadiness and at asking for help. Cheerfulness is optional.',
      benefits: [
        'Gives a frightened minute a sentence that you picked beforehand, in calmer weather.',
        'Lends you words for reaching out to a friend, a therapist or a voice on a helpline.',
        'Keeps one bad day from hardening into an opinion about your whole life.'
      ],
      howToPractice: [
        'Store one line where the hard moments happen: coat pocket, lock screen, inside of the front door.',
        'When it starts, say in five words what is here, feel both soles on the floor, read the line once.',
        'Follow it with something that moves: text somebody, open a window, take the dose that is due.'
      ],
      proTips: [
        'Swap “I” for your own name and see if the sentence sits easier.',
        'On a numb day, leave hope alone and choose a fact, such as the date or who you could call.'
      ],
      research: [
        'In seven studies, mostly of students, people who spoke to themselves by name or as “you” before a tense event felt less distress; this is about distance, not praise [@kross2014]. A trial of short if-then plans for social anxiety found that affirming thoughts added nothing to them [@lakuta2020].'
      ]
    },
    {
      subcategory: 'stress-relief',
      summary:
        'For clenched jaws, double-booked afternoons and a phone that keeps lighting up. The lines fit inside a slow breath and point at something you can set down.',
      benefits: [
        'Puts a comma between a demand and your answer to it.',
        'Sets one deadline beside the rest of a life, where it may look its proper size.',
        'Brings to mind that some loads can be handed on, moved or refused.'
      ],
      howToPractice: [
        'Drop your shoulders, let the breath out for longer than you took it in, read at the bottom of it.',
        'Ahead of a hard event, write for five minutes on something it cannot touch.',
        'Straight after the line, cancel, shift or share a single item.'
      ],
      proTips: [
        'Use doors. Every one you close behind you is a reminder you need not set.',
        'Where the workload is the trouble, spend your courage on a talk about the workload.'
      ],
      research: [
        'In student experiments, a perspective exercise with no praise in it lowered defensiveness as well as affirming values did [@critcher_dunning2015], so the wider view may be the useful part. A review of 47 meditation trials found small to moderate relief from anxiety next to active comparison groups [@goyal2014]. Those were courses, and a line does not stand in for one.'
      ]
    },
    {
      subcategory: 'sleep-and-rest',
      summary:
        'For the ceiling at 3 a.m., and for the sofa at noon with nothing to show for it. These lines want nothing from you, sleep included.',
      benefits: [
        'Offers a circling mind a duller place to walk.',
        'Takes the night’s performance review off the agenda.',
        'Allows a daytime stop that you do not have to justify.'
      ],
      howToPractice: [
        'Turn the clock to the wall and choose one low, plain line about the pillow, the dark or the rain.',
        'Say it on the out-breath, slower each time, and let it come apart in the middle.',
        'Before lights out, leave tomorrow on a sheet of paper in another room.'
      ],
      proTips: [
        'Save the bold lines for breakfast.',
        'Use no line as a test. If you are wide awake, sit somewhere dim until you feel drowsy.'
      ],
      research: [
        'We found no study of affirmations and sleep. Nearby, a meta-analysis of 306 comparisons, largely with healthy people in labs, found that pushing thoughts or feelings away did not work [@webb2012]; hence lines that let the thought stay and lie down beside it.'
      ]
    },
    {
      subcategory: 'body-kindness',
      summary:
        'For a body that aches, is scarred, has changed, needs the rail, or is only tired. No line here grades how you look or asks you to love what hurts.',
      benefits: [
        'Softens the commentary while you wash, dress and hunt for the other sock.',
        'Treats canes, rests and helping hands as ordinary furniture of a day.',
        'Can steady you for the scan, the exercise sheet, the question you meant to ask.'
      ],
      howToPractice: [
        'Rest a hand where it is comfortable, or on the arm of the chair, and read one line.',
        'Name something the body is doing right now, however small: swallowing, blinking, keeping warm.',
        'Add one act of care: cream on dry knuckles, the heating pad, the first exercise only.'
      ],
      proTips: [
        'If touch is difficult for you, hold a warm mug.',
        'Before opening results, note down one part of your life the letter cannot change.'
      ],
      research: [
        'Twenty seconds a day of self-compassionate touch made no difference in a trial of 135 students taken as a whole. Among those who did it nearly every day, it went with less stress, which may tell us as much about who keeps going as about the touch [@susman2024]. We know of no trial of such lines with people in pain.'
      ]
    }
  ],
  science: {
    heading: 'What research says about words and health',
    body: [
      'The best-known results concern stress. In a laboratory experiment with 85 people, dwelling on a personal value before a stress test went with a smaller cortisol response [@creswell2005]. Students who wrote two values essays in the two weeks before their hardest exam showed no rise in urinary adrenaline, while the comparison group did [@sherman2009]. In a small scanner study, affirmation went with lower reported stress in the same session [@dutcher2020]. These were brief exercises about values, tried on few people. Reciting a slogan was not tested.',
      'A second line of work asks if affirming helps people hear unwelcome health advice. Across 144 experimental tests the effects were small: 0.17 standard deviations on accepting the message, 0.32 on what people then did [@epton2015]. A meta-analysis of 16 studies came to 0.27 for behavior [@sweeney_moyer2015]. Effects were larger where people felt a threat, had real means to act and were reached at a good time, although that pattern was read out of the studies afterward [@ferrer_cohen2019]. Without a clinic, a bus fare or a free hour, a sentence is being asked to do too much.',
      'Brain pictures get oversold. Among 67 inactive adults, affirming values before messages about movement went with more activity in a region involved in valuing things, and with less sitting over the next month [@falk2015]. Adult brains can change with practice, as jugglers showed for a while [@draganski2004]. Yet an eight-week mindfulness course left no detectable trace in brain structure in two combined trials with 218 people [@kral2022]. Nobody has shown that affirmations rewire anything; more on that in the [science hub](/science-hub#neuroplasticity).',
      'The gaps deserve a plain list. We found no trial of repeated sentences for insomnia, lasting pain, diagnosed depression or serious disease. The nearest is a set of gratitude diary studies, one of them with adults who have a neuromuscular disease: well-being was higher overall, several outcomes did not differ, and keeping a list is a different exercise [@emmons_mccullough2003].'
    ]
  },
  faqs: [
    {
      question: 'Can affirmations cure an illness or speed up recovery?',
      answer:
        'We found no study that shows it, and we would not believe a page that promised it. A line is a way of talking to yourself while medicine, time, sleep and other people do their part. If anyone suggests that you would be well if only you believed harder, you may let that remark fall on the floor.'
    },
    {
      question: 'Do affirmations help with anxiety or depression?',
      answer:
        'They may see you through a nervous moment. They are not a treatment. A review of 106 meta-analyses found some of the firmest support for cognitive behavioral therapy in anxiety disorders [@hofmann2012], and nothing similar exists for affirmations. Depression deserves proper care too, so please talk to a doctor or therapist if it has settled in. Our [anxiety guide](/how-to-guide/anxiety-management) says what you can do meanwhile.'
    },
    {
      question: 'What can I say to myself when I am sick of being positive?',
      answer:
        'Something true. “This hurts and I have taken what I can take.” “Today is long and I am in the middle of it.” Grumbling, swearing and silence are also fine. If even plain words grate, put them away for a month and let music, a dog or a cup of tea do the work.'
    },
    {
      question: 'How many lines should I use, and when might I notice anything?',
      answer:
        'Try five to ten a day, or one. Look back after 21 days and ask if anything is easier; that date is a handy check-in, not a threshold in nature. A 30-day challenge is long enough to judge whether it suits you, and 90 days is a fair horizon for a settled routine: in one study of 96 volunteers, everyday habits took an estimated 18 to 254 days to form, and a missed day made no real difference [@lally2010]. Ill days are not missed days.'
    }
  ]
}
