/** The long parts of the home page. Fields named `text`, `intro`, `lead` and `answer` are prose with marks. */
import type { Seo } from './types'

export interface SectionIntro {
  title: string
  intro: string
}

export interface LinkCard {
  title: string
  text: string
  href: string
}

export interface GuideCard extends LinkCard {
  /** The home page's own reading time; /how-to-guide gives another, as specified. */
  readTime: string
}

export interface AffirmationList {
  id: string
  title: string
  intro: string
  lines: string[]
}

export interface HomeQuestion {
  question: string
  answer: string
}

export const seo: Seo = {
  title: 'The Complete Guide to Daily Affirmations',
  description:
    'More than 1,200 original affirmations, free guides, and a plain account of what the research supports and ' +
    'where it stops. No account needed.',
  keywords: ['daily affirmations', 'positive affirmations', 'affirmation guide', 'self-affirmation research']
}

export const hero = {
  title: 'The Complete Guide to Daily Affirmations',
  lead:
    'A line for the start of the day, or the end of it, or the bad quarter of an hour in between. Written one by ' +
    'one, sorted by what you are facing, next to an honest account of what affirmations can do for you and what ' +
    'they cannot.',
  badges: ['Free', 'No account, no tracking', '20+ research studies']
}

export const sections = {
  today: {
    title: 'Today’s Affirmation',
    intro: 'Everyone who opens this page today sees the same line. If it does not fit you, ask for another.'
  },
  categories: {
    title: 'Pick the part of life that is loudest',
    intro:
      'Six categories, from getting up in the morning to looking back on the week. Each holds ' +
      'two hundred lines or more, with guides for the moments inside it.'
  },
  science: {
    title: 'What the research says, including the awkward parts',
    intro:
      'Most of the good studies asked people to *write about what they value*, a few minutes at a time. Very few ' +
      'asked anyone to repeat a sentence. On average the effects of values exercises are real and small: a 2025 ' +
      'meta-analysis of 129 tests puts the gain in well-being at about 0.3 of a standard deviation[@zhang2025]. ' +
      'Repeating praise you do not believe has a thinner record: one paper found harm at low ' +
      'self-esteem[@wood2009], and a later one did not see it again[@flynn_bordieri2020].'
  },
  howTo: {
    title: 'Learn to do it in a few minutes',
    intro:
      'Three guides to begin with. Each takes less time to read than a coffee takes to drink, and each ends in ' +
      'something to do.'
  },
  problems: {
    title: 'When something specific hurts',
    intro:
      'Four-week plans for three common troubles, with ten lines each and a clear word on when a page like this is ' +
      'too little and a person is better.'
  },
  builder: {
    title: 'Build lines that sound like you',
    intro:
      'Choose a goal, a style and a strength, add your own words if you like, and take three or four sentences ' +
      'with you. It takes about two minutes, and nothing you type is stored.'
  },
  resources: {
    title: 'The rest of the library',
    intro: 'Where to go when you want to read further, work on one problem, or make something of your own.'
  },
  affirmations: {
    title: 'Affirmations to read now',
    intro:
      'Eight short lists by theme. Read until a line makes you stop, copy that one, and leave the others for ' +
      'another day.'
  },
  statistics: {
    title: 'What is here',
    intro: 'Everything on the site is free to read, copy and print.'
  },
  newsletter: {
    title: 'One line in your inbox each morning',
    intro: 'A single affirmation by email, once a day.'
  },
  testimonials: {
    title: 'What readers say',
    intro: 'Three short notes about using the site.'
  },
  faq: {
    title: 'Questions people ask first',
    intro: 'Short answers. The longer ones, with the studies, are on the [science hub](/science-hub).'
  }
} satisfies Record<string, SectionIntro>

export const scienceLinks: LinkCard[] = [
  {
    title: 'The science hub',
    text: 'Key findings, four mechanisms, and the popular claims held up against the studies, one by one.',
    href: '/science-hub'
  },
  {
    title: 'Affirmations and the brain',
    text: 'What scanners have shown while people think about their values, and why that is a long way from rewiring.',
    href: '/science-hub#neuroplasticity'
  },
  {
    title: 'The studies themselves',
    text: 'Who took part, what they did, what came out, and where each study stops.',
    href: '/science-hub#clinical-studies'
  }
]

export const howToCards: GuideCard[] = [
  {
    title: 'How to Create Affirmations',
    text: 'Turn a vague wish into a sentence you can say with a straight face, then test it on a normal Tuesday.',
    href: '/how-to-guide/create-affirmations',
    readTime: '5 min'
  },
  {
    title: 'A Morning Routine',
    text: 'Six quiet minutes between the alarm and the day, tied to something you already do.',
    href: '/how-to-guide/morning-routine',
    readTime: '7 min'
  },
  {
    title: 'Affirmations and Anxiety',
    text: 'Words and small plans for a nervous hour, with a clear view of what they cannot treat.',
    href: '/how-to-guide/anxiety-management',
    readTime: '6 min'
  }
]

export const problemCards: LinkCard[] = [
  {
    title: 'Low Self-Esteem',
    text: 'For when praise slides off you and criticism sticks. Begins with sentences small enough to believe.',
    href: '/problem-solution/low-self-esteem'
  },
  {
    title: 'Imposter Syndrome',
    text: 'For when your own success looks like a clerical error. Begins with collecting the evidence.',
    href: '/problem-solution/imposter-syndrome'
  },
  {
    title: 'Social Anxiety',
    text: 'For when a room full of people feels like an exam. Begins with where you point your attention.',
    href: '/problem-solution/social-anxiety'
  }
]

export const builderPromotion = {
  title: 'Your own affirmations in 2 minutes',
  text:
    'Six goals, three styles, three strengths. Start with *gentle* if big statements make you wince; you can turn ' +
    'it up later. Copy the result or download it as a plain text file.',
  action: 'Open the builder',
  href: '/affirmation-builder'
}

export const resourceHubCards: LinkCard[] = [
  {
    title: 'Science hub',
    text: 'More than seventy papers, reviews and books behind the advice on this site.',
    href: '/science-hub'
  },
  {
    title: 'How-to guides',
    text: 'Routines and techniques step by step, each with its common mistakes.',
    href: '/how-to-guide'
  },
  {
    title: 'Problem guides',
    text: 'Four-week plans for hard patches, with helplines at the end of each.',
    href: '/problem-solution'
  },
  {
    title: 'Affirmation builder',
    text: 'Sentences cut to your own goal, at the strength you can stand behind.',
    href: '/affirmation-builder'
  }
]

export const affirmationLists: AffirmationList[] = [
  {
    id: 'daily',
    title: 'Daily',
    intro: 'For a day with nothing special in it.',
    lines: [
      'Before I check the news, I can check how I am.',
      'Cold water on my wrists, and I take it from there.',
      'I do one thing at a time, beginning with the kettle.',
      'Today has its shape already. I choose two corners of it for myself.',
      'If the morning goes sideways, I can begin again at lunch.',
      'So far I have gotten through each Tuesday I was given.',
      'My coat, my keys, my own pace.',
      'I can be late and still be kind about it.',
      'Somebody will need a bit of patience from me today, and I will try to have it on me.',
      'I show up as I am, crumbs on my sleeve, and get to work.',
      'Whatever I finish by tonight, I can set it down beside what I did not and turn off the light.'
    ]
  },
  {
    id: 'health',
    title: 'Health',
    intro: 'For a body on good days, and for a body on the other kind.',
    lines: [
      'I can rest before I am wrecked.',
      'In the waiting room I can plant both feet, loosen my jaw, and let the clock do its own work.',
      'Pills, water, ten minutes by the window: I look after what I can reach.',
      'Some days the win is a shower. I take the win.',
      'Pain is loud this afternoon. I can dim the lights, ask for help, and go gently.',
      'I walk to the corner, and if my legs say further, I listen.',
      'Am I hungry, tired or lonely? I can find out which before I answer it.',
      'Half an apple is a start, and I have made it.',
      'I book the checkup I have been putting off.',
      'Sleep may come late. I can lie here, warm and unhurried, and let resting be the job.',
      'I ask the doctor my question, and then I ask the second one.',
      'My hands have kneaded, typed, carried and held. For a minute they may lie open in my lap.',
      'I move because it feels good to have moved, and I stop before it turns into a punishment.',
      'At the red light I can breathe out longer than I breathe in.',
      'The scale shows a number on a bathroom floor. My day is a good deal larger than that.',
      'On the ward I can be brave in small ways: the call button, a bad joke, another spoonful of soup.',
      'I say out loud that I am not well, and I let somebody drive me.',
      'I stretch the way the cat does, with no program and no audience.',
      'This cough, this knee, this stubborn pulse: I am on your side.',
      'My health gets an hour of a plain weekday, in ink.'
    ]
  },
  {
    id: 'love',
    title: 'Love',
    intro: 'For partners, friends, children, parents, and the empty chair.',
    lines: [
      'I can love someone and still want the bathroom to myself.',
      'Tonight I ask how the day was and put the phone face down for the answer.',
      'When we argue, I can be the first to lower my voice.',
      'I can miss the people I have lost and set the table for the ones who are coming.',
      'Someone offers to carry the heavy bag, and I let them.',
      'I say sorry and leave the word “but” out of it.',
      'Across from me sits a person I do not fully know, and I am still curious.',
      'As a beginner at closeness, I can start with one honest sentence.',
      'My friends remember how my story goes, and I remember theirs.',
      'I can leave the party early and still have been good company.',
      'Let it go slowly. I can be known at walking speed.',
      'Dinner for one deserves a real plate, and I set one out.',
      'I tell my child that I was wrong, and we both grow a little.',
      'I deserve a clear answer, and I can quit standing by the phone for it.',
      'After all these years I can still flirt over the laundry.',
      'I forgive small things quickly and bring the large ones up in daylight.',
      'I spend my evenings where people are pleased when I take my shoes off.',
      'Calling my father takes eight minutes. I have eight minutes and a question about his garden.'
    ]
  },
  {
    id: 'career',
    title: 'Career',
    intro: 'For desks, shifts, interviews, and the weeks between jobs.',
    lines: [
      'Of all the tabs, I can open just the one I need.',
      'I know more than I did in spring.',
      'My question in the meeting may save somebody else from having to ask it.',
      'I press send. The email has been good for an hour.',
      'I learn names, I return calls, I keep my word: that is how I am building a reputation.',
      'Between jobs I am still a person with a trade, a routine and a clean shirt.',
      'I write “led” on my résumé wherever I led.',
      'The rejection is about one post on one day. I can close the laptop and eat lunch.',
      'I can be good at this and go home at five.',
      'When the praise comes, I say thank you and put a period after it.',
      'Let the first draft limp. I write it, because an empty page cannot be edited.',
      'On the night shift I do careful work while the town sleeps, and I know what it holds up.',
      'In this interview two sides are choosing. I am one of them.',
      'I can ask to see the figures.',
      'The newest person on the team knows this better than me. I pull up a chair.',
      'I practice the hard sentence in the car, walk in, and say it.',
      'I say no to the fourth project so that three get done.',
      'My hours are paid for. My evenings belong to me.',
      'Retraining at fifty takes nerve, and I have some.',
      'The mistake has my name on it, and so will the repair.',
      'I apply, though I match seven of the ten bullet points.',
      'I sell what I made at the price I chose before I got nervous.'
    ]
  },
  {
    id: 'self-love',
    title: 'Self-love',
    intro: 'For the way you talk when nobody else can hear it.',
    lines: [
      'I can use on myself the voice I keep for dogs and toddlers.',
      'I inherited a critic. I can give it a chair at the back and hold on to the microphone.',
      'In this mirror, under this unkind bulb, I can look for my eyes first.',
      'The younger me did it all without a map. I can be gentle with that kid.',
      'There is a photo of me that I like. I hang it where I will see it.',
      'My laugh is too big for some rooms. I am keeping the laugh.',
      'I rub lotion into my elbows and take my time about it.',
      'I spread my papers over my half of the table.',
      'That compliment was addressed to me. I can sign for it.',
      'I need more sleep than my brother and less company than my sister, and that is how I am built.',
      'I said no, the ceiling held, and I can say it again.',
      'My accent carries the street I come from, and I speak up in it.',
      'The good pears go into my basket too.',
      'If I cannot manage warmth toward myself yet, I can try good manners.',
      'I am larger than my worst afternoon.',
      'For no occasion at all, I wear the coat I love.',
      'Nobody who left gets to write my description.',
      'I can make myself a small promise before noon and notice that I kept it.',
      'I quit auditioning for people who have already cast the part.',
      'Here is my own hand on my chest at 3 a.m., and it is warm.'
    ]
  },
  {
    id: 'gratitude-abundance',
    title: 'Gratitude and abundance',
    intro: 'For noticing what is here, and for looking at money with open eyes.',
    lines: [
      'I turned the tap, hot water came, and I noticed.',
      'I can name three people who taught me something I still use.',
      'Bread, butter, a chair by the window: I call this a good breakfast.',
      'I thank the bus driver and mean it.',
      'Some of what I own was once only a wish. I pick up one such thing and look at it.',
      'Money is tight this month, and I can still put music on while I count it.',
      'A letter, a joke, two sunny hours, my wages: I write down what came in this week.',
      'With a library card I own a thousand rainy afternoons.',
      'Thank you, knees, for the stairs. I know I mostly write when something hurts.',
      'I use the nice cup.',
      'There are tomatoes on the sill, and I waited for them.',
      'I earn, I spend, I save what I can, and I look at all three.',
      'Even in a thin month I can be generous with my attention.',
      'Whoever planted the tree I park under, I am obliged to you.',
      'My friend answered on the second ring, and I am holding on to that.',
      'I can want more and still say grace over this.',
      'Shade, birdsong, a stranger’s good mood: today I notice what has no price tag.',
      'Old sweater, new elbow patches. I like what I have mended.',
      'I write a thank-you letter to someone who will not see it coming.',
      'I do not have to be grateful for the hard part. I can be grateful for the soup.',
      'Ten dollars go aside on payday, and my later self is welcome to them.',
      'I lend my ladder, I borrow a drill, and the street gets a little richer.'
    ]
  },
  {
    id: 'peace-mindfulness',
    title: 'Peace and mindfulness',
    intro: 'For a quieter minute in the middle of the noise.',
    lines: [
      'I can wash this plate as if it were the only one.',
      'Rain on the roof, and for ten minutes I have nowhere to be.',
      'My breathing has gone on all day without my help. I can sit and watch it work.',
      'I see the worry, I nod to it, I go on peeling carrots.',
      'That message can wait until I have finished my toast.',
      'In the elevator I can close my eyes for three floors.',
      'I let the silence in this car be a silence.',
      'What is the farthest sound I can hear? I listen until I find it.',
      'I am angry, and I can hold my answer until the kettle clicks.',
      'This thought has visited me before. I know which chair it takes and about when it leaves.',
      'Nobody is chasing me through this supermarket.',
      'I walk the last block slowly and arrive when I arrive.',
      'Whatever I have been carrying in my jaw, I can put down.',
      'The list is closed for tonight. I open it again at eight.',
      'I watch a cloud clear the chimney before I pick up the phone.',
      'Under the traffic there is a quiet, and for a moment I can find it.',
      'I do not need an opinion on this.',
      'I say my prayer, or I say nothing, and either way I sit still.',
      'Both my hands are around this tea.',
      'If my mind wanders forty times, I can come back forty times. That is the practice.',
      'I turn off the radio and let the house sound like itself.',
      'Grass, gravel, curb: I can feel the ground change under my shoes.'
    ]
  },
  {
    id: 'daily-success-motivation',
    title: 'Daily Success & Motivation (25)',
    intro: 'For starting, for carrying on, and for the second attempt.',
    lines: [
      'I begin before I feel ready, with the smallest part.',
      'Ten minutes on the timer, and I am in.',
      'My plan is in pencil. It can bend and still be my plan.',
      'If I stall at noon, then I get up, fill my glass, and write the next line.',
      'The dull part goes first, while my coffee still works.',
      'Somewhere in me is the kid who kept at it until the letters made a word.',
      'I finish things. Here is one more.',
      'I have failed at bigger tasks than this and gone on to dinner.',
      'My goal has a date, a first move, and a friend who will ask me about it.',
      'Today my progress is one drawer, emptied.',
      'I write down what went right before I list what to fix.',
      'I study the page in front of me and leave the exam in June.',
      'On the second attempt I know where the stairs creak.',
      'I can be tired and stubborn at the same time.',
      'The gym at six is full of people who did not feel like it either, and I am one of them.',
      'I pick the harder call and make it before ten.',
      'I practiced with nobody watching, and it counts.',
      'I borrow courage from the last time I was scared and went.',
      'Comparison can stay on the phone. I have my own field to plow.',
      'I do what I said I would do, or I call and say so.',
      'Riding home, I can count what moved, even by an inch.',
      'On a Wednesday, I let good be good enough.',
      'When the plan falls apart, I keep the part that still works and build from there.',
      'I put my hand up.',
      'My shoes are by the door for tomorrow, and now I get some sleep.'
    ]
  }
]

export const faq: HomeQuestion[] = [
  {
    question: 'How many affirmations should I say a day?',
    answer:
      'Five to ten is the usual advice, and many people like a set of that size. No study has compared numbers, ' +
      'though. Most experiments used one or two personal values and a few minutes of writing[@cohen_sherman2014, ' +
      '@creswell2005]. Begin with one or two lines that matter to you, and add more only while each of them still ' +
      'means something.'
  },
  {
    question: 'How long does it take? I keep reading 21 days and 90 days.',
    answer:
      'Treat 21 days as a first check-in and 90 days as a planning horizon. The 21 goes back to a surgeon’s remark ' +
      'about getting used to a new face[@maltz1960]; nobody measured anything. When habits were measured, the ' +
      'middle person needed about two months, and individuals took from four days to most of a year[@singh2024]. ' +
      'None of those habits was an affirmation. And a missed day hardly matters[@lally2010]: go on tomorrow.'
  },
  {
    question: 'Do affirmations work?',
    answer:
      'Writing about what you value does, a little, for many people: a meta-analysis of 129 tests in people who ' +
      'were not patients found small gains in how they saw themselves and in well-being[@zhang2025]. Repeating a ' +
      'positive sentence has been tested far less, and the results disagree[@wood2009, @flynn_bordieri2020]. Use a ' +
      'line as a reminder of something that matters to you and a nudge toward doing it. The [science ' +
      'hub](/science-hub) has the details.'
  },
  {
    question: 'What if a line feels false when I say it?',
    answer:
      'Put it down. Forcing it has no evidence in its favor, and in one experiment people with low self-esteem ' +
      'felt worse after repeating “I’m a lovable person”[@wood2009]; a direct repeat did not find ' +
      'that[@flynn_bordieri2020]. Try a sentence you could almost believe, such as one that starts with “I can” or ' +
      '“I am learning to”. The *gentle* setting in the [builder](/builder) is made of those. Or write for three ' +
      'minutes about something you care about, which is closer to what the better studies did.'
  },
  {
    question: 'Morning or night?',
    answer:
      'Whichever comes around most reliably for you. The traditional advice is the first hour after waking, and ' +
      'mornings have a slight edge in habit research: in one trial with 48 students a morning stretch was ' +
      'projected to become automatic sooner than an evening one[@fournier2017]. Affirmations have not been tested ' +
      'by time of day. A fixed cue, like the toothbrush, is worth more than a fixed hour.'
  },
  {
    question: 'Should I say them out loud, write them, or use a mirror?',
    answer:
      'Do what you will keep doing. We found no study of mirror affirmations. Saying “I am excited” aloud before ' +
      'singing or speaking helped in one set of experiments[@brooks2014], and most of the research on values used ' +
      'pen and paper. If mirrors are hard for you, skip the mirror.'
  },
  {
    question: 'Are affirmations a treatment for anxiety or depression?',
    answer:
      'No. They may steady you through a nervous moment, but for anxiety that keeps you from things you want to ' +
      'do, cognitive behavioral therapy has strong evidence[@hofmann2012, @mayo_wilson2014]. If low days or fear ' +
      'are running your life, talk to a doctor or a therapist; our problem guides, such as the one on [social ' +
      'anxiety](/problem-solution/social-anxiety), list helplines by country. Nothing on this site is medical ' +
      'advice.'
  },
  {
    question: 'What is the 30-day challenge?',
    answer:
      'A month of one short practice a day, as an experiment on yourself. Thirty is a convenient number, long ' +
      'enough to notice something and short enough to finish. In a trial of 20 seconds a day of self-compassionate ' +
      'touch, a month made no difference across the whole group, and the people who practiced nearly every day ' +
      'reported more self-compassion and less stress[@susman2024]. Print the 30-day sheet from the [resource ' +
      'library](/resources) and see what you find.'
  }
]
