import type { CategoryGuide } from '../../types'

export const guide: CategoryGuide = {
  category: 'gratitude',
  title: 'Gratitude Affirmations: Noticing What Is Here',
  intro: [
    'At dusk a day stops asking for things. The dishes are in the rack, a neighbor’s window has gone yellow, and for a few minutes you can look at what was there while you were busy. The lines on this page belong to those minutes. They are about bread, a working tap, the driver who saw you running and waited.',
    'They ask for your attention before they ask for a feeling. If nothing in you feels thankful tonight, you can still notice the weight of the blanket. Gratitude is one of the better-tested simple exercises in psychology, and its effect is real and small. Further down we say how small.'
  ],
  seo: {
    title: 'Gratitude Affirmations, Grounded in Small Real Things',
    description:
      'Gratitude affirmations for ordinary evenings and hard seasons, with four short practices and a plain account of what the research shows.',
    keywords: [
      'gratitude affirmations',
      'spiritual affirmations',
      'thankfulness practice',
      'evening gratitude',
      'gratitude research'
    ]
  },
  sections: [
    {
      heading: 'Begin with a noun',
      body: [
        'Gratitude often fails by being too big. “My health, my family, my home” is true for many people and wears out by Thursday, because there is nothing in it to look at. A noun you can touch does better work: the warm side of the pillow, the spoon you have owned since college, the bus shelter with its one dry corner.',
        'Try following the thing one step back. Someone baked the loaf before you were awake. Someone laid the pipe that brings the hot water, in a trench, probably in bad weather. You do not have to feel anything grand about it. Two seconds of picturing a real person’s work is already the exercise.',
        'This advice is ours, from writing and rereading a great many lines. No study in our collection has set concrete wording against vague wording, so take it as craft and see whether it suits you.'
      ]
    },
    {
      heading: 'Thanks that leaves room for trouble',
      body: [
        'You do not owe anyone thanks for being hurt. Not for the illness, the layoff, the person who was cruel and is now described as “a lesson.” Nothing on this page asks you to be glad of harm, and if a line ever sounds that way to you, skip it and, if you like, [send us a better one](/submit).',
        'What gratitude can do in a hard season is narrower and more useful. It can let a casserole on the porch be a casserole on the porch, seen and eaten, while the loss stays as large as it is. The two sit at one table. When one of them needs the whole evening, let it have the evening.'
      ]
    },
    {
      heading: 'Who is being thanked',
      body: [
        'Some people say their thanks to God. Others say it to the cook, or to a grandmother long gone, or to nobody in particular while the sky changes color over a supermarket. These lines are written so that each of them can be said in a mosque, at a kitchen counter or on a bench, by people who pray and people who would never.',
        'One kind of thanks has an address, though, and it is worth the stamp. If a living person is behind the thing you noticed, tell them. “You stayed late on Tuesday and it helped me” takes a single breath, and it hands the evening’s private thought to the one person who can use it.'
      ]
    },
    {
      heading: 'Gentle, moderate and bold thanks',
      body: [
        'Each line here carries one of three strengths. A gentle one only notices, and most people can say it on a bad day. A moderate one accepts something: help, rest, a compliment, the last slice. The bold ones act. They say thank you to someone’s face, give the borrowed ladder back mended, or turn down the kind of thankfulness that is demanded.',
        'If you are low, stay with gentle lines and leave the others for later. Sentences far from what you believe can land badly when self-esteem is low, at least in one well-known study[@wood2009], although two later experiments did not find the same harm[@flynn_bordieri2020].'
      ]
    },
    {
      heading: 'How often, before it goes stale',
      body: [
        'The usual advice on this site is five to ten lines a day, and a thirty-day challenge if you like a frame. For gratitude, go easier. No study in our collection settles how often is best, and anyone who has written “coffee, sunshine, my dog” eleven nights running knows why.',
        'Two lines on three evenings a week is a fair beginning. Tie them to something that happens anyway, such as filling the kettle or drawing the curtains. If you would like sentences shaped to your own day, the [builder](/builder) has a gratitude style, and the [evening wind-down guide](/how-to-guide/evening-wind-down) shows where they fit.'
      ]
    }
  ],
  blocks: [
    {
      subcategory: 'everyday-gratitude',
      summary:
        'Small things, named exactly. This is gratitude at the size of a teaspoon, for days on which nothing special happens and a good deal goes right without being mentioned.',
      benefits: [
        'Everything it needs is within reach of your hand, the mug included.',
        'It gives dull minutes something to do: the checkout line, the red light, the slow elevator.',
        'Now and then it ends in a sentence you can say to a real person.'
      ],
      howToPractice: [
        'Name one object you are touching and what it is doing for you at this moment.',
        'Picture the person who made it, carried it or fixed it.',
        'Read one line from the list and exchange its noun for yours.',
        'Stop. A minute is a whole session.'
      ],
      proTips: [
        'If every entry is coffee, retire coffee for a week and see what steps forward.',
        'Put a pencil where the thanks happens, by the sink or the door.'
      ],
      research: [
        'Of our four practices this one stands closest to the experiments. In an early set, people who kept lists of things they were grateful for reported better well-being than people who listed hassles or neutral events[@emmons_mccullough2003]. Hassles make a gloomy yardstick, so read the gap with care.'
      ]
    },
    {
      subcategory: 'hard-season-gratitude',
      summary:
        'For illness, grief, debt, a long winter. These lines set one good thing beside a bad one and do not ask either to leave.',
      benefits: [
        'You can be truthful in it, which is a relief when everyone expects you to be brave.',
        'It marks the help that did arrive, so that it is not lost in the blur.',
        'It comes with permission to skip a night, or a month.'
      ],
      howToPractice: [
        'Say the hard fact first, in plain words, without softening it.',
        'Add “and,” then one thing that was kind, warm or simply all right.',
        'Rest a hand on something solid while you say the second half.'
      ],
      proTips: [
        'Use “and” in place of “but.” A “but” rubs out whatever stood before it.',
        'Thank the helper for the help. The event itself needs no thanks from you.'
      ],
      research: [
        'One of the early diary experiments was done with adults living with neuromuscular disease[@emmons_mccullough2003], so the exercise has been tried in lives that were not easy. For depression or anxiety the effect is small, and the authors of a review of 27 studies advise choosing methods with better evidence[@cregg_cheavens2021].'
      ]
    },
    {
      subcategory: 'enough',
      summary:
        'An evening off from wanting. These lines look at what is already on the table, and they keep quiet about what you ought to make do with.',
      benefits: [
        'It gives the shopping, scrolling part of the mind a closing time.',
        'It helps you tell a need from an itch.',
        'It costs nothing, and now and then it leaves something in your account.'
      ],
      howToPractice: [
        'Open one cupboard and read what is in it as though it were a menu.',
        'Choose one thing you own and use it properly tonight.',
        'Write down the want that keeps knocking, date it, and look again in a week.'
      ],
      proTips: [
        'Too little rent money is a shortage, and no sentence makes it plenty. Keep these lines for wants and use help for needs.',
        'Compare with your own last year, if you must compare at all.'
      ],
      research: [
        'We know of no trial of “enough” sentences. The nearest findings are the small average gains from gratitude exercises[@choi2025], and a meta-analysis in which looking at a situation from another angle had a small-to-medium effect on emotion[@webb2012]. Neither measured wanting less.'
      ]
    },
    {
      subcategory: 'spiritual-practice',
      summary:
        'Silence, prayer, awe, and anything you would rather not name. These lines hold the door and leave the doctrine to you.',
      benefits: [
        'They can stand beside the tradition you were raised in, or the one you left.',
        'They give two quiet minutes a beginning and an end.',
        'They let you be small for a moment without feeling lesser.'
      ],
      howToPractice: [
        'Choose a sign that the quiet has begun: a candle, a closed door, shoes off.',
        'Say one line at the pace of your breath, then stay silent for ten breaths.',
        'End with a gesture of your own, such as a bow, an amen or a stretch.'
      ],
      proTips: [
        'Change the words freely. If “prayer” chafes, “attention” will do, and the other way round.',
        'Awe is often outdoors, free, and best after dark.'
      ],
      research: [
        'Our collection holds no study of prayer, and none of awe. Nearest is a review of 47 randomized trials of meditation programs, in which mindfulness courses eased anxiety by a small to moderate amount compared with active controls[@goyal2014]. A course of weeks is much more than one sentence by candlelight.'
      ]
    }
  ],
  science: {
    heading: 'What the gratitude studies found, and where they stop',
    body: [
      'Among the early experiments are three randomized diary studies published in 2003. People listed what they were grateful for, every week or every day, while comparison groups listed hassles or neutral events. The grateful lists went with higher well-being, most clearly with more positive mood. Several other outcomes did not differ[@emmons_mccullough2003].',
      'Two decades later there is enough to add up. A preregistered meta-analysis gathered 145 papers from 28 countries, with 24,804 people, and found an average rise in well-being of 0.19 standard deviations[@choi2025]. By ordinary bell-curve arithmetic, the middle person in a gratitude group would stand ahead of about 57 or 58 people in every hundred of the comparison group. With no effect it would be 50. Results differed between countries, and no factor the authors tested could explain why.',
      'The comparison matters a great deal. In an earlier meta-analysis the advantage was 0.31 against doing nothing and 0.17 against some other activity, and it disappeared next to other psychological exercises. Anxiety did not fall reliably, and part of the benefit may come from expecting one[@davis2016]. So gratitude is a decent choice among several, and if you dislike it you lose nothing by picking another.',
      'Then there is the gap between those studies and this page. In the diary experiments people wrote their own entries, and we have found no trial of reading or repeating ready-made gratitude lines. There is one caution from nearby: in one experiment of modest size, reading positive self-statements lowered the mood of people whose basic needs were poorly met, while listening to them lifted it[@yeung_lun2016]. Treat our lines as a way to start your own sentence. The [science hub](/science-hub) has the rest of the picture.'
    ]
  },
  faqs: [
    {
      question: 'What if I read these and feel nothing, or feel guilty?',
      answer:
        'Feeling nothing is fine: noticing counts without the glow. Guilt is a sign that the line has turned into an order, often “others have it worse.” Put it down. Choose a line about an object rather than about your life, or leave gratitude alone for a while and try the [self-compassion break](/how-to-guide/self-compassion-break).'
    },
    {
      question: 'Can gratitude help with depression or anxiety?',
      answer:
        'A little, on average, and not enough to lean on. A meta-analysis of 27 studies with 3,675 people found a small drop in symptoms, smaller still against active comparisons, and its authors point people who want relief toward better-supported methods[@cregg_cheavens2021]. Please talk to a doctor or therapist if low mood or worry has lasted for weeks or keeps you from ordinary life. This page is not medical advice.'
    },
    {
      question: 'Whom am I thanking if I do not believe in God?',
      answer:
        'Often a person: the nurse, the cook, whoever salted the steps. Sometimes nobody, and then gratitude is close to enjoyment with its eyes open. If you do believe, you will know where your thanks are going and the words leave that open. Nothing here promises that being thankful brings rewards.'
    },
    {
      question: 'How many lines should I say, and when will I notice a difference?',
      answer:
        'Five to ten a day is the custom, and no study has compared numbers. One or two that you mean will do. Look back after 21 days, and think of 90 as a planning horizon. Neither figure is a deadline: in a review of studies on daily health habits, people took anywhere from 4 to 335 days[@singh2024]. A missed evening made no real difference in the best-known habit study, which did not look at gratitude[@lally2010].'
    }
  ]
}
