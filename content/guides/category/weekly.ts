import type { CategoryGuide } from '../../types'

export const guide: CategoryGuide = {
  category: 'weekly',
  title: 'Weekly Focus: One Line to Keep for Seven Days',
  intro: [
    'There comes a point when a fresh sentence every morning begins to slide off. You read it, you agree with it, and by ten o’clock you could not say what it was. This part of the site is for that point. You take one line on Sunday evening and keep it until the next, long enough for it to meet a late train, a sharp reply and the phone call you have been putting off.',
    'The lines are built for that use, and sorted around four practices: choosing a focus on Monday, spending a week near one value, doing one brave thing, and reading the week over without scolding. If you are new to this, the [daily lines](/category/daily) or the [guide to writing your own](/how-to-guide/create-affirmations) make an easier start. Come back when you want fewer words and more of each.'
  ],
  seo: {
    title: 'Weekly Affirmations: One Line to Live With for Seven Days',
    description:
      'Weekly affirmations for people who have practiced a while: a Monday focus, one value, one brave act and a kind review, with what research can and cannot say.',
    keywords: [
      'weekly affirmations',
      'weekly focus',
      'advanced affirmation practices',
      'values affirmation',
      'weekly review'
    ]
  },
  sections: [
    {
      heading: 'Why one sentence can carry a week',
      body: [
        'A line used for a day is read in one mood. Kept for a week, it is read tired, rushed, pleased and sorry, and it turns out to say different things. “I can be curious before I am right” is easy on the sofa on Sunday. On Wednesday, when somebody loads the dishwasher the wrong way, it starts to cost something, and that is when it becomes useful.',
        'We found no study of this way of doing it. The site’s usual advice is five to ten lines a day, and no research that we know compares ten lines with one, or a day with a week. What we can say is that experiments have mostly worked with one or two personal values and a few minutes of writing [@creswell2005, @cohen_sherman2014]. One is a respectable number. If your daily set suits you, keep it, and let the week’s line be the one you return to when the others blur.'
      ]
    },
    {
      heading: 'A direction, a question, or a promise',
      body: [
        'Weekly lines come in three kinds, and it helps to know which one you are holding. A direction leans you the same way in many places: fairness in the schedule, fairness over the last slice of cake. A question stays open and sends you looking. A promise names a deed, and by Sunday there is a plain answer to whether it was done.',
        'Questions have an uneven record. In four small laboratory experiments, asking “Will I?” before a puzzle went with better results than stating “I will” [@senay2010]. Two later experiments meant to repeat this found no difference [@puchalska_wasyl2014]. So pick a question because you like having one in your pocket. Pick a promise when something with a name is waiting: a drawer, a letter, an apology.'
      ]
    },
    {
      heading: 'Give the line an address and a plan',
      body: [
        'A week is roomy, and a sentence without a fixed place gets lost in it. Tie yours to something that comes around without your help: the kettle, the bus stop, the lid of the laptop. Advice to doctors on building habits says much the same, one small action in one steady setting [@gardner2012], though it is expert advice built on eating, drinking and exercise rather than on words.',
        'Then write down what you will do, and when. “If it is Wednesday and I have not called, then I dial before I take off my coat.” Across 94 tests, plans of this form had a medium-to-large effect on reaching goals (0.65) [@gollwitzer_sheeran2006]. Some of those tests were small or done in a laboratory. In 21 field studies that added a look at the main obstacle, the effect was about half that (0.34), with signs that weaker results went unpublished [@wang2021]. The [guide to if-then plans](/how-to-guide/if-then-plans) shows how to write one that holds.'
      ]
    },
    {
      heading: 'Close the week before you open the next',
      body: [
        'Ten minutes on Sunday are plenty. Put the line at the top of a blank page. Under it, write what happened in nouns and verbs: called the dentist, snapped at Jo, walked twice. Being prompted to check on progress raised goal attainment in a pooled analysis of 138 randomized studies (0.40), more so when the result was written down or shared [@harkin2016]. Those were studies of goals, so they speak for the page and leave the sentence above it untested.',
        'Read the page in the tone you would use for a friend’s week. If it turns into a charge sheet, put the pen down and try the [self-compassion break](/how-to-guide/self-compassion-break) first. The next line comes out of what you read: the same one again, a smaller one, or none for a while.'
      ]
    },
    {
      heading: 'Weeks that should have no aim',
      body: [
        'Some weeks are for getting through. In illness, in grief, in a run of night shifts or with the rent short, a chosen focus can turn into one more thing undone. Take a gentle line as company or leave the page empty. Both are good practice.',
        'One finding belongs here as a caution. In four laboratory experiments, people who affirmed their values and then failed at a task tried less hard afterward, as if they took the failure to heart [@vohs2013]. The failures were staged and the samples small. Still, it is a reason to keep the two apart: when a plan breaks, mend the plan, and let the value stand.'
      ]
    }
  ],
  blocks: [
    {
      subcategory: 'monday-reset',
      summary:
        'Choose one focus before the calendar does it for you. It fits on a sticky note, and the other tasks wait their turn.',
      benefits: [
        'The first decision of the week is already made when the inbox opens.',
        'Last week gets an ending. Its unfinished things move to a list, where they can be looked at.',
        'Saying “later” takes less arguing once you know what now is for.'
      ],
      howToPractice: [
        'Write down everything that wants your week, without order, for three minutes. Circle one thing.',
        'Turn the circle into a sentence of under fifteen words that begins with “This week I”.',
        'Reserve twenty minutes for it before Wednesday, with an hour and a chair.'
      ],
      proTips: [
        'Your Monday may fall on a Thursday. Start wherever your own pattern of shifts, lectures or custody days turns over.',
        'A focus chosen for you at work can stay at work. Choose one that would survive a change of boss.'
      ],
      research: [
        'Three sets of records showed that searches for “diet”, gym visits and goal commitments go up when a week, month or year begins [@dai2014]. The data tell when people start. They do not tell whether people carry on, which is why the twenty minutes before Wednesday matter.'
      ]
    },
    {
      subcategory: 'values-focus',
      summary:
        'Take one thing you care about, such as honesty, craft or humor, and look for places to use it until Sunday.',
      benefits: [
        'A value reaches where a to-do list cannot: a checkout line, a reply, the tone you take with the cashier.',
        'There is no deadline in it. The next hour holds another chance.',
        'You learn which values are yours and which merely looked good on a wall.'
      ],
      howToPractice: [
        'Pick one: kindness, honesty, curiosity, patience, fairness, craft, humor, loyalty, faith, play, or a word of your own.',
        'Write for five minutes about a time when it mattered to you. Name the room and who was there.',
        'At night, put one word in the calendar for where it turned up, or a dash if it stayed away.'
      ],
      proTips: [
        'Stay a second week if the first one surprised you.',
        'If patience is only what somebody wants from you, choose another word. Borrowed values chafe.'
      ],
      research: [
        'This block stands nearest to the evidence. In one laboratory study of 85 people, reflecting on a personal value before a stress test went with a smaller cortisol response [@creswell2005]. Short writing about a cherished value also raised feelings of self-compassion and made people more helpful, in two small experiments that measured the moment only [@lindsay_creswell2014]. Carrying the value for seven days is our extension of that work, untested.'
      ]
    },
    {
      subcategory: 'courage-practice',
      summary: 'One brave act a week, chosen ahead of time and cut down until you could do it with cold hands.',
      benefits: [
        'Courage gets a date, so it no longer trails you from Monday to Sunday.',
        'You find out what size you can carry, which nobody else can tell you.',
        'Even an attempt that goes badly leaves you with information in place of dread.'
      ],
      howToPractice: [
        'List three things you have been walking around. Take the smallest.',
        'Halve it: the first line of the email, the number dialed, one question put to one person.',
        'Attach it to a moment. “If I hang up my coat on Thursday, then I call the clinic.”'
      ],
      proTips: [
        'Tell one person your plan. Goals had larger effects when they were public or shared with a group [@epton2017].',
        'Talk yourself in by name: “Sam, ten minutes, then tea.” In seven studies of speeches and first meetings this eased distress [@kross2014].'
      ],
      research: [
        'In experiments with singing and speaking, people who told themselves “I am excited” did better than people who tried to calm down [@brooks2014]; these were passing performance nerves. In a trial with 198 adults, short if-then plans lowered social anxiety after a week compared with doing nothing, and plans that included self-affirming thoughts did no better than plans without them [@lakuta2020].'
      ]
    },
    {
      subcategory: 'weekly-reflection',
      summary: 'A page and ten minutes at the end of the week, read in the voice of a decent teacher.',
      benefits: [
        'Seven days stop being a blur and become things that happened, some of them good.',
        'Patterns show at this distance: the tired Thursday, the friend after whom you sleep well.',
        'What you could not do gets a reason and a next size, and can be left there.'
      ],
      howToPractice: [
        'Draw seven boxes. Put one fact into each before any opinion goes anywhere.',
        'Answer three things: what helped, what got in the way, what would I like more of?',
        'Write one line for the coming week at the bottom, then close the book.'
      ],
      proTips: [
        'Swap “Why did I” for “What happened before I”. It asks for facts.',
        'Use a kitchen timer, and stop when it rings, mid-sentence if need be.'
      ],
      research: [
        'A pooled analysis of 306 comparisons found that re-thinking a situation eased emotion a little (0.36) and that taking another perspective did somewhat better (0.45), while pushing thoughts and feelings away did not work [@webb2012]. Most of these were short tasks with healthy people. A Sunday review borrows the idea; it has not been tried as such.'
      ]
    }
  ],
  science: {
    heading: 'What the research covers, and where it leaves you on your own',
    body: [
      'Self-affirmation, as psychologists use the word, means turning to something you value so that a threat in one corner of life does not fill the whole room [@steele1988]. The studies behind it had people write about values or judge them. In one series of experiments a plain exercise in perspective, with nothing affirming in it, lowered defensiveness just as well [@critcher_dunning2015]. A value held for a week may do its work by keeping the view wide.',
      'The study closest to our rhythm asked students to write two essays on their values in the two weeks before their hardest exam. They showed no rise in urinary adrenaline on the exam morning, and the comparison students did [@sherman2009]. It was one campus and one kind of stress. In a brain-scanner study that began with 67 sedentary adults, those who affirmed their values before health messages sat less over the following month [@falk2015]; that too is a modest sample and a single behavior.',
      'Averages are humble. Across 129 tests in non-clinical groups, self-affirmation exercises moved how people see themselves by 0.32 and general well-being by 0.29, both small [@zhang2025]. In classrooms the benefit was 0.15 for students under a threat to their identity and next to nothing for the rest [@wu2021], and one large repetition found no effect at all [@hanselman2017].',
      'Sentences repeated to oneself have thinner support. In a 2009 study, people with low self-esteem felt worse after repeating “I’m a lovable person” [@wood2009]; two later studies did not find the pattern again, neither harm nor help [@flynn_bordieri2020]. We take the careful side: lines marked gentle ask you to believe less, and the [builder](/builder) has a setting for them. More is on the [science hub](/science-hub).'
    ]
  },
  faqs: [
    {
      question: 'Won’t the same affirmation go stale after three days?',
      answer:
        'Often it does, on the third or fourth day. Before you swap it, use it somewhere new: at work if it has lived in the kitchen, as a question if it was a statement. If it still says nothing by the next evening, change it. Staying with one line is a way of going further into it, and nobody is keeping count.'
    },
    {
      question: 'What if I forget my line by Tuesday?',
      answer:
        'Then you remember it on Wednesday, and Wednesday counts. In a study of 96 people building everyday habits, missing one day made no real difference [@lally2010] (the habits were eating, drinking and exercise). Put the line where your hand goes anyway: under the mug, on the lock screen, inside the lunch bag.'
    },
    {
      question: 'How many weeks until something changes?',
      answer:
        'Take three weeks (21 days) as a first look, four as a 30-day challenge, and 90 days as a planning horizon. None of these is a scientific deadline. Measured habits took from 4 days to nearly a year [@singh2024], and no trial has followed people who keep one line a week. Ask each Sunday whether it still earns its place.'
    },
    {
      question: 'When is a weekly focus the wrong tool?',
      answer:
        'When choosing and reviewing makes you harder on yourself, or when low mood, anxiety, a loss or someone’s treatment of you takes up most of your days. A sentence cannot lift that. Talk to a doctor, a therapist or a person you trust; helplines are listed under [resources](/resources). Nothing here is medical advice.'
    }
  ]
}
