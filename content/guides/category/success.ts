import type { CategoryGuide } from '../../types'

export const guide: CategoryGuide = {
  category: 'success',
  title: 'Success and Career Affirmations That Stay Honest',
  intro: [
    'The coffee has worn off, the list is half done, and nobody hears how you talk to yourself between two tasks. These lines are for that stretch of life: the chair outside the interview room, the exam hall, the bench with the half-finished repair, the banking app you would rather not open.',
    'They try to tell you nothing false. Work counts. So do luck, health, a surname, the town you grew up in and whether anyone could ever lend you a month’s rent. A good line leaves all of that standing and helps with the next hour.'
  ],
  seo: {
    title: 'Success and Career Affirmations for Work, Study and Money',
    description:
      'Affirmations for interviews, exams, rent day and first drafts, honest about effort, luck and unequal starts, with the studies behind them and their limits.',
    keywords: [
      'success affirmations',
      'career affirmations',
      'affirmations for work',
      'study affirmations',
      'money stress affirmations'
    ]
  },
  sections: [
    {
      heading: 'Effort counts, and so does where you started',
      body: [
        'A lot of advice on success assumes a level floor. Picture two people sending out the same forty applications: one has an uncle in the firm, the other goes to every interview straight from a night shift. A sentence that asks you to forget the difference will be refused by the part of you that pays attention.',
        'Research has something to say here. Fifty-eight classroom studies of values writing were pooled in 2021. Students whose group faces stereotypes about ability gained slightly in grades (g = 0.15), everyone else gained nothing measurable (g = 0.01), and the exercise did more in places that had resources to offer [@wu2021]. So a few minutes with what you value may ease an unfair load a little. Someone still has to fix the load.',
        'This is why the lines here stay on your side of the bargain: the application sent, the wiring checked, the question asked in class. “I prepared three examples and I can tell them plainly” is still true if they hire someone else. “This job is mine” depends on a stranger.'
      ]
    },
    {
      heading: 'Say it, then put it on the calendar',
      body: [
        'Imagining the finished thing is pleasant, and the pleasure may cost something. In four laboratory experiments, people who indulged in a rosy picture of their future had less energy afterward than people who questioned it or thought of something neutral [@kappes_oettingen2011]. The samples were small and the measures short-term, yet it is a fair reason to distrust vision boards with no date on them.',
        'What holds up better is a wish, its most likely obstacle, and a decision made in advance. Across 21 field studies that sequence had a small-to-medium effect on reaching goals (g = 0.34), with signs that unflattering results went unpublished [@wang2021]. The decision itself has the form “if this happens, then I do that”; over 94 tests, some of them laboratory tasks, it did rather well (d = 0.65) [@gollwitzer_sheeran2006].',
        'So let each line lean on a plan. “I can learn this one page at a time” goes with “if the dishes are done, then I sit down with page 41.” There is a guide to [writing if-then plans](/how-to-guide/if-then-plans) when you want to go further.'
      ]
    },
    {
      heading: 'The quarter hour before it counts',
      body: [
        'Nerves before an interview or a practical exam need not be argued away. In a set of experiments with singing, public speaking and math, people who told themselves “I am excited” did better than people who tried to calm down [@brooks2014]. Another group of seven studies (585 people, mostly students) found that using your own name, as a coach would, brought better speeches and less brooding afterward [@kross2014]. Both concern one tense event. Neither is a treatment for anxiety.',
        'If you have more time, write instead of reciting. Students who wrote twice about their values in the two weeks before their hardest exam showed no rise in adrenaline on the day, while the comparison group’s climbed; it was a small study on one campus [@sherman2009]. Ten minutes with paper, on why this work matters to you, comes close to that.'
      ]
    },
    {
      heading: 'When the answer is no',
      body: [
        'Rejection tends to come in one polite paragraph from an address that takes no replies. Be careful what you feed yourself right then. In four small experiments, people who had affirmed their values and then failed at a task tried less hard afterward [@vohs2013]. Comfort first, then, and strategy tomorrow. Sometimes giving up a goal is good sense, and it deserves a rested head.',
        'For the evening itself, the tone of a friend will do. Training in self-compassion lowered self-criticism moderately across 27 trials, most of them with weak comparison groups (g = 0.56 for this outcome) [@ferrari2019]. A line is only a taste of such a course: “That one hurt. I will read the feedback on Thursday.”',
        'And if the no was unfair, you may say so. Discrimination, stolen credit or unpaid wages are matters for a written record, a colleague, a union or an adviser. Nobody should have to affirm their way past them.'
      ]
    },
    {
      heading: 'How many, and for how long',
      body: [
        'The usual advice is five to ten affirmations a day, tried as a 30-day challenge. No study that we found compares numbers; experiments mostly used one or two values [@creswell2005, @cohen2009]. A sensible plan is one line for the task in front of you and a handful for the rest of the day. Choose gentle ones if a sentence makes you wince: the [builder](/builder) has that setting because very positive lines lowered the mood of people with low self-esteem in one study [@wood2009], though a later pair did not repeat the result [@flynn_bordieri2020].',
        'Expect first changes to show, if they do, at about 21 days, and plan 90 days for a routine that lasts. Both are custom. In a study that began with 96 volunteers, a daily action took 66 days on average to become automatic, with a range of 18 to 254; the curve fitted well in only 39 of them. One missed day made no real difference [@lally2010]. None of those actions was an affirmation.'
      ]
    }
  ],
  blocks: [
    {
      subcategory: 'career-growth',
      summary:
        'For the lobby before an interview, the yearly review, the first week with a new badge or toolbox, and the sentence that begins “I would like to talk about my pay.”',
      benefits: [
        'You have words ready when nerves want to speak first.',
        'Your work gets described in verbs and numbers, which a manager can repeat to someone else.',
        'A refusal shrinks to one answer, from one person, on one date.'
      ],
      howToPractice: [
        'Keep a note called “done”: the pump repaired, the angry caller calmed, the report sent. Build your line from it.',
        'Rehearse the figure you will ask for aloud, twice, and stop talking after it.',
        'In the corridor, address yourself by name and mention one thing you prepared.'
      ],
      proTips: [
        'Trade “I deserve this” for “I have asked, with reasons.” You can stand by it whatever the answer is.',
        'If you feel like a fraud, see [imposter syndrome](/problem-solution/imposter-syndrome) before buying another course.'
      ],
      research: [
        'No trial that we know of tests affirmations on hiring or pay. Near to it: in four studies of impostor thoughts at work, people who had them often performed no worse and were rated as better with others, which does not mean that such thoughts are pleasant [@tewfik2022].'
      ]
    },
    {
      subcategory: 'focus-and-study',
      summary:
        'For nursing finals, welding theory, vocabulary cards at the bus stop, and the paragraph you have now read three times.',
      benefits: [
        'Coming back after a distraction turns into a skill to repeat, with no scolding in between.',
        'A long syllabus becomes the next ten minutes.',
        'Exam nerves get an answer other than “calm down.”'
      ],
      howToPractice: [
        'Write one line on a sticky note and put it where your phone usually lies.',
        'Say it each time you return to the page. The return is the exercise.',
        'Two evenings before a test, write for ten minutes on why you chose this subject.'
      ],
      proTips: [
        'Finish by noting the exact spot where you will start tomorrow, down to the exercise number.',
        'After a failed practice test, rest first. Then sort the errors into three piles: unread, misread, ran out of time.'
      ],
      research: [
        'Values writing is not a grade machine. A large replication in the same kind of schools as an earlier success found no effect and could rule out anything above 0.10 [@hanselman2017]. The more hopeful results concern stress before one hard exam [@sherman2009].'
      ]
    },
    {
      subcategory: 'money-calm',
      summary:
        'For rent day, the window envelope, the shared spreadsheet and a polite call to the power company. These lines steady the hand that opens the letter. They bring in no money.',
      benefits: [
        'The envelope gets opened while there is still time to ask for terms.',
        'Shame and arithmetic come apart, and the arithmetic gets its turn.',
        'You can close the app at a set minute and have the rest of the evening.'
      ],
      howToPractice: [
        'Set a timer for fifteen minutes and sit down with water, a pen and one bill.',
        'Say your line, breathe out, and write down two facts: how much and by when.',
        'Before you stop, choose the next call and the hour you will make it.'
      ],
      proTips: [
        'Strike out any sentence that forecasts an amount.',
        'Free debt advice exists in many countries. Put the number beside your line.'
      ],
      research: [
        'We found no study of affirmations for money worries. In health behavior, values exercises did more when a felt threat met real means to act and good timing; the analysis was made after the fact and so only suggests this [@ferrer_cohen2019]. The lesson we draw is modest: words go with means, and cannot stand in for them.'
      ]
    },
    {
      subcategory: 'creative-work',
      summary:
        'For the white canvas, the fourth version of the chorus, the pot that cracked in the kiln, and the email with your portfolio attached.',
      benefits: [
        'Starting badly becomes permitted, so starting happens.',
        'You can hear a critique and still like your own hands.',
        'Finishing a small thing gets the credit usually saved for a large one.'
      ],
      howToPractice: [
        'Read your line, then make a mark you can throw away within sixty seconds.',
        'Note one fact after each session: a bar, a sketch, two hundred words.',
        'Show unfinished work to one person and ask one precise question.'
      ],
      proTips: [
        'Praise the session in your line and leave the talent out of it.',
        'If every draft gets erased, the guide to [perfectionism](/problem-solution/perfectionism) is nearer to your problem.'
      ],
      research: [
        'Nobody has tested affirmations on paintings or songs, as far as we found. The closest experiment gave 80 undergraduates word puzzles in front of an evaluator: a short values task helped those under long-term stress to solve more of them [@creswell2013]. One task, one day.'
      ]
    }
  ],
  science: {
    heading: 'What research says about affirmations, work and grades',
    body: [
      'The theory behind this field is about protection. Claude Steele proposed in 1988 that people guard a general sense of being adequate, and that recalling something they value in one part of life makes a threat in another easier to face [@steele1988]. Note what that describes: reflection on values, usually in writing. Repeating “I am successful” is a different act, and much less studied.',
      'Schools have been the main testing ground for achievement. In one American middle school, a 15-minute writing task raised the term grades of Black seventh-graders by about 0.3 of a grade point [@cohen2006], and over two years their average stayed 0.24 points higher [@cohen2009]. Then came the repeats. An inner-city school and a wealthy suburban one showed nothing [@protzko_aronson2016], and a large, careful replication found no effect either [@hanselman2017]. Averaged over 144 experiments in education the benefit looks respectable (d = 0.41), but that figure mixes grades with well-being and counts only peer-reviewed articles [@escobar_soler2024]. The stricter estimate of classroom grades alone, quoted above, is far smaller [@wu2021].',
      'On pressure the picture is kinder. In a laboratory stress test with 85 people, cortisol rose less after a values task than after a neutral one, while the least stress was *felt* by those who had plenty of self-esteem and optimism to begin with [@creswell2005]. The puzzle experiment under creative work points the same way [@creswell2013]. Reflection can help you show what you know on a hard day. It cannot put knowledge there.',
      'Mindset lessons share the shelf. A national experiment with about 12,500 American ninth-graders found a gain of roughly 0.1 grade points in lower achievers [@yeager2019]; a critical review of 63 studies put the average effect close to zero [@macnamara_burgoyne2023], and another, looking at the students expected to profit, found small ones [@burnette2023].',
      'Nothing in our files measures promotions, salaries, savings or finished novels. Where this site suggests lines for those, it reasons from neighboring studies and says so. The [science hub](/science-hub#clinical-studies) lists them all, including the ones that found nothing.'
    ]
  },
  faqs: [
    {
      question: 'Can affirmations help me get a job or a promotion?',
      answer:
        'Indirectly, perhaps. No study connects them with offers or raises. They may help you arrive less rattled: saying “I am excited” before a speech or a math task improved performance in experiments [@brooks2014]. The decision also depends on budgets, timing and who else applied, so judge a line by what you did after saying it.'
    },
    {
      question: 'Do money affirmations work?',
      answer:
        'They do not change what is in the account, and there is no research showing that they do. What a line can do is get a letter opened and keep you company through a phone call. If debts are growing or you are choosing between food and bills, talk to a free debt adviser or a local support service this week; the sooner they see the letters, the more they can usually arrange.'
    },
    {
      question: 'What should I say to myself right before an interview or exam?',
      answer:
        'Something short that you could defend under questioning. Use your name, mention your preparation, and let the nerves stay: “Robin, you have done this on forty shifts. You are allowed to be excited.” For the days before it, try [this exam guide](/how-to-guide/before-an-exam).'
    },
    {
      question: 'Why do success affirmations make me feel worse?',
      answer:
        'Probably because they claim more than you can believe. In a 2009 study, repeating a glowing sentence left people with low self-esteem worse off [@wood2009]; two later studies saw no such harm [@flynn_bordieri2020], so it does not happen to everyone. Go smaller and truer. If worry about work or money keeps you from sleeping, eating or leaving the house, a doctor or therapist is the right next call. This page is not medical advice.'
    }
  ]
}
