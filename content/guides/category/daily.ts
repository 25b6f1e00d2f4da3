import type { CategoryGuide } from '../../types'

export const guide: CategoryGuide = {
  category: 'daily',
  title: 'Daily Motivation: Affirmations for Ordinary Days',
  intro: [
    'A large part of life is Tuesdays. The alarm goes, the kettle takes its time, someone has to be picked up at five, and nobody hands out medals for any of it. The lines in this category were written for those hours: the first ten minutes out of bed, the bus, the shift, the message you keep not sending, the sink full of dishes at nine at night.',
    'They are small on purpose. A daily affirmation, as we mean it here, is one sentence that you can say to yourself without wincing, at a moment that comes round anyway.'
  ],
  seo: {
    title: 'Daily Affirmations for Mornings, Workdays and Evenings',
    description:
      'Affirmations for alarms, commutes, shifts and dishes at night, with honest notes on how many to use, when to say them and what the studies found.',
    keywords: [
      'daily affirmations',
      'daily motivation',
      'morning affirmations',
      'evening affirmations',
      'workplace affirmations',
      'affirmations for confidence'
    ]
  },
  sections: [
    {
      heading: 'Find the hinges of your day',
      body: [
        'Walk back through yesterday and you will find the places where it turned: feet on the floor, the front door, the first screen, the key in the lock at night, the light switch. These hinges come whether or not you feel like it. A mood has to turn up before you can use it. A doorway is simply there.',
        'Habit research points the same way. A short paper for family doctors suggests picking one small action and repeating it in one setting until it begins to run by itself [@gardner2012]. In a 12-week study, 96 volunteers each tied an action to a fixed cue, and for many of them it slowly became more automatic, at very different speeds [@lally2010]. Nobody in it was repeating affirmations, so this is advice on *where* to put your words and no proof of what they do.',
        'Choose the hinge first and the sentence second. One hinge is plenty for a first week. If you would like the minutes laid out, the [morning routine](/how-to-guide/morning-routine) covers the early end of the day and the [evening wind-down](/how-to-guide/evening-wind-down) the late one.'
      ]
    },
    {
      heading: 'Put the sentence through the bus-stop test',
      body: [
        'Picture yourself at a bus stop in the rain, late, with one wet shoe. Say the line under your breath. If something in you snorts, it is too big for today. “I radiate success” will not survive that bus stop. “I can handle the next twenty minutes” might.',
        'The snort deserves a hearing. In a 2009 experiment, students with low self-esteem who repeated “I’m a lovable person” felt worse than those who did not repeat it [@wood2009]. A later direct replication found no measurable effect in either direction [@flynn_bordieri2020], so the question is open, and while it stays open a sentence you can nearly believe is the safer bet.',
        'Every line here carries one of three tags: gentle, moderate or bold. On a thin day, pick a gentle one and let that be the whole decision. The [affirmation builder](/builder) makes lines from your own words.'
      ]
    },
    {
      heading: 'How many, how long, and where the famous numbers come from',
      body: [
        'The usual advice, ours included, is five to ten affirmations a day, a 30-day challenge to get going, first changes after about 21 days and lasting ones after about 90. Handy frames, all four, and you should know what they are made of.',
        'We found no study that compares numbers of affirmations; the experiments mostly used a few minutes of writing about one or two personal values [@cohen_sherman2014, @creswell2005]. The 21 days go back to a surgeon’s impression, printed in 1960, that patients needed at least that long to get used to a new face [@maltz1960]. A review of health habits found medians of about two months, and single people anywhere from 4 to 335 days, though only four of its studies had measured times [@singh2024].',
        'So start with one or two lines and let the number grow only while you still mean them. Look up on day 21 and ask what is different. Treat the 30 days as an experiment you get to finish, and 90 as a season. If you skip a day, carry on the next: in the 12-week study a single miss made no real difference [@lally2010].'
      ]
    },
    {
      heading: 'Give the words a job',
      body: [
        'A sentence followed by nothing has usually worn off by the first red light. Tie it to something that takes less than a minute. “I can begin badly” goes with opening the document and typing a bad first line. “I may ask” goes with walking over to the one person who knows.',
        'This is where the evidence is firmest. Deciding ahead of time *if this happens, then I do that* had a medium-to-large effect on reaching goals across 94 tests [@gollwitzer_sheeran2006]. In field studies that added a look at the main obstacle, it was smaller, with signs that weak results went unpublished [@wang2021]. Daydreaming about how well it will all go lowered people’s energy in four laboratory experiments [@kappes_oettingen2011].',
        'One to copy: “If the kettle clicks off, then I read my line and name the first thing I will touch today.” There are more in the guide to [if-then plans](/how-to-guide/if-then-plans).'
      ]
    },
    {
      heading: 'When a line will not carry the day',
      body: [
        'Some mornings no sentence gets through. You slept three hours, the baby is teething, the rent went up. Set the line down and do the next necessary thing; it will keep. Someone short of sleep, money or help mostly needs those.',
        'If most days for weeks have felt flat, frightening or impossible to begin, please tell a doctor or another professional. Nothing here is medical advice. The [mental health lines](/category/health/mental-health), the [burnout guide](/problem-solution/burnout) and our [resources](/resources) may be nearer to what you need.'
      ]
    }
  ],
  blocks: [
    {
      subcategory: 'morning-affirmations',
      summary:
        'For the stretch between the alarm and the front door, when the phone would gladly choose your first thought for you.',
      benefits: [
        'A first sentence that is yours, ahead of the news and the inbox.',
        'One thing decided before the day starts asking.',
        'It fits inside things you already do: tap, toothbrush, toast.'
      ],
      howToPractice: [
        'Write tonight’s pick on paper and leave it where your hand goes first: on the kettle, the insulin kit, the cat food.',
        'Read it once, slowly, before you look at a screen.',
        'Add the first action aloud: “and then I put my shoes on.”'
      ],
      proTips: [
        'Working nights? Your morning is whenever you get up. Four in the afternoon counts.',
        'Keep one line for mornings when children or pain got up before you did. Make it very short.'
      ],
      research: [
        'One trial asked 48 students to stretch on waking or before bed. The morning group was on course to reach habit sooner, at a projected 106 days against 154 [@fournier2017]. It was tiny, and about stretching; we know of no study that tests affirmations by the clock.'
      ]
    },
    {
      subcategory: 'evening-affirmations',
      summary: 'For the hour when the day is over and your head has not been told.',
      benefits: [
        'A marked end, which open-plan days and home offices seldom provide.',
        'Somewhere to put the thing you said at 2 p.m. and have replayed since.',
        'A kinder voice for the last few minutes than the one that keeps score.'
      ],
      howToPractice: [
        'Pick a closing act you do anyway: dishes, blinds, plugging in the phone outside the bedroom.',
        'Name one unfinished thing, out loud or on paper, and when you will see it next.',
        'Then say a line about rest, in your most ordinary voice.'
      ],
      proTips: [
        'Skip the review of your performance at night. Save it for daylight.',
        'A line that starts an argument in your head is the wrong line for bedtime.'
      ],
      research: [
        'Bedtime affirmations have not been tested, as far as we could find. The nearest help is a meta-analysis of 306 comparisons: pushing thoughts or feelings away did not work, and seeing the event from another perspective did best [@webb2012]. Those were mostly short laboratory tasks, done by healthy people.'
      ]
    },
    {
      subcategory: 'workplace-affirmations',
      summary:
        'For wards, cash registers, inboxes, construction sites and calls with eleven faces, including the ones you would rather not join.',
      benefits: [
        'A pause between the message and your answer to it.',
        'A reminder, under someone’s gaze, of why you do this work or whom it feeds.',
        'Words for leaving on time.'
      ],
      howToPractice: [
        'Choose a threshold: badge reader, apron strings, “join meeting.”',
        'Before a hard conversation, take two minutes to write why the subject matters to you.',
        'Talk to yourself by name, as a good colleague would: “Ana, you know this material.”'
      ],
      proTips: [
        'Nervous? Try “I’m excited” in place of “calm down.”',
        'Put the line where only you will see it: inside a cap, on a badge back, as the name of an alarm.'
      ],
      research: [
        'Eighty students solved puzzles against the clock while someone judged them. Those worn down by long stress did better after a short exercise on their values [@creswell2013]. Saying “I am excited” beat trying to be calm for singing, speaking and arithmetic [@brooks2014]. Both are single-occasion laboratory results.'
      ]
    },
    {
      subcategory: 'confidence',
      summary: 'For raising a hand, walking into the room, sending it, and saying your own name at normal volume.',
      benefits: [
        'A steadier first sentence, the one that is hardest to say.',
        'Attention on what you came to do, with a little less of it on how you look.',
        'Practice at being seen in doses you set yourself.'
      ],
      howToPractice: [
        'Base the line on something that happened: “I have introduced myself to strangers before.”',
        'Say it, then do the smallest visible thing: sit one row nearer, ask one question.',
        'Afterward write what really occurred, in a single dull sentence.'
      ],
      proTips: [
        'Turn “I am fearless” into “I can speak with a dry mouth.”',
        'Borrow a friend’s eyes: what would she say you are good at?'
      ],
      research: [
        'Across seven studies with 585 people, those who coached themselves by name or as “you” before a speech or a first meeting did better and brooded less than those who used “I” [@kross2014]. These were mostly student groups and one-off events, and the help seems to come from distance more than from praise.'
      ]
    },
    {
      subcategory: 'starting-over',
      summary:
        'For the second first day: after the lapse, the move, the illness, the job that ended, the plan you dropped in March.',
      benefits: [
        'A way back that skips the trial you would otherwise hold against yourself.',
        'A beginning small enough to survive contact with a tired evening.',
        'Credit for what the last attempt taught you.'
      ],
      howToPractice: [
        'Say what stopped you, without adjectives.',
        'Make the new start half the size of the old one.',
        'Hang it on a date with some meaning, or on the next full hour if you have waited long enough.'
      ],
      proTips: [
        'Write the line for day nine. Day one has its own wind behind it.',
        'Keep yesterday’s notebook. A blank one invites you to pretend.'
      ],
      research: [
        'In three studies of archived records, gym visits, goal commitments and searches for “diet” rose at the start of weeks, months and years [@dai2014]. That shows when people begin and leaves open who keeps going. Prompts to check progress do help people reach goals, more so when the progress is written down [@harkin2016].'
      ]
    }
  ],
  science: {
    heading: 'What research can say about an ordinary day',
    body: [
      'Psychologists have studied “self-affirmation” since a 1988 chapter proposed that thinking about something you value in one part of life makes a threat in another part easier to face [@steele1988]. In the laboratory this nearly always means *writing about a value* for some minutes. A sentence repeated at the sink is at best its cousin.',
      'For the writing kind, a 2025 meta-analysis of 129 tests reports small gains in how people see themselves (0.32) and in general well-being (0.29) [@zhang2025]. It covered published studies only, which tends to flatter an average, and no clinical patients. Before stress, the picture is encouraging and made of small samples: in a laboratory stress test with 85 people, those who had reflected on a value released less cortisol [@creswell2005], and students who had written values essays before their hardest exam showed none of the comparison group’s rise in adrenaline [@sherman2009].',
      'Brain scans show that thinking about one’s core values goes with more activity in regions tied to the self and to reward [@cascio2016, @dutcher2016]. That is a picture of a moment. When two randomized trials looked for lasting structural change after eight weeks of mindfulness training, they found none [@kral2022], which should cool any talk of rewiring. More on the [science hub](/science-hub#neuroplasticity).',
      'A large repeat of a famous school experiment found no effect, and could rule out all but very small ones [@hanselman2017]. In four laboratory experiments, people who affirmed their values and *then failed* tried less hard afterward [@vohs2013]. And as far as we know, nobody has run the study we would most like to cite: one plain sentence, said daily over a kettle, for three months.',
      'What we take from all this is modest. Use words that touch something you care about, place them just before the difficult part, follow them with an act, and keep your expectations about the size of a good cup of tea.'
    ]
  },
  faqs: [
    {
      question: 'Is it better to say affirmations in the morning or at night?',
      answer:
        'Whichever you will really do. A small trial of a stretching habit and a review of health habits both lean toward mornings [@fournier2017, @singh2024], and neither tested affirmations. Morning has the advantage of arriving daily with few interruptions. If your mornings are chaos, a steady lunch break beats an imaginary sunrise.'
    },
    {
      question: 'Do I have to say them out loud, or in front of a mirror?',
      answer:
        'No. We found no research on mirrors at all. Saying “I am excited” aloud helped people before performances [@brooks2014], and in one experiment listening to positive statements lifted mood where reading them lowered it for people whose basic needs were poorly met [@yeung_lun2016]. Whisper, write or listen, whatever lets you hear it.'
    },
    {
      question: 'What if I don’t believe the words?',
      answer:
        'Shrink them until you nearly do. “I am confident” can become “I can ask one question.” If a line leaves you feeling worse twice running, drop it for good. Writing for five minutes about something you value is closer to what most studies tested; [values writing](/how-to-guide/values-writing) shows how.'
    },
    {
      question: 'Can affirmations fix a lack of motivation?',
      answer:
        'They may get you over the first minute, and a plan has to do the rest. They cannot make up for missing sleep, unfair hours, illness or grief, and they are no treatment for depression or anxiety. When getting started has been hard nearly everywhere for weeks, talk to a doctor or therapist. This site is not medical advice.'
    }
  ]
}
