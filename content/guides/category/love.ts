import type { CategoryGuide } from '../../types'

export const guide: CategoryGuide = {
  category: 'love',
  title: 'Affirmations for Love and Relationships',
  intro: [
    'Most affirmations have one person in them. The ones on this page have two: you, and someone who may be asleep beside you, three time zones away, no longer speaking to you, or looking back from the bathroom mirror. That other person has a mind of their own, and no sentence of yours will change it.',
    'So these lines keep to your half. They are for the pause before an answer, the apology you owe, the phone you would rather leave alone tonight, and the tone you take with yourself when the house is quiet. You may be single, married, divorced, widowed, or far from your family, and love whomever you love.'
  ],
  seo: {
    title: 'Love Affirmations for Partners, Family, and Yourself',
    description:
      'Plain lines for self-love, partnership, heartbreak, family, and friends: how to speak for your half of a bond, and where the research on it runs out.',
    keywords: [
      'love affirmations',
      'relationship affirmations',
      'self-love affirmations',
      'affirmations for couples',
      'breakup affirmations'
    ]
  },
  sections: [
    {
      heading: 'Speak for your half',
      body: [
        '“My partner understands me” asks a few words to do a thing that only your partner can do. On a bad Thursday it begins to sound like a complaint. “I can say what I need before I am angry about not getting it” is smaller, and you can act on it before dinner.',
        'The test works in every corner of this category. “My daughter will call” puts your evening in someone else’s thumb. “I can write to her without counting the days” gives it back. Before you keep a line, find the verb and ask who has to do it. The guide to [writing your own](/how-to-guide/create-affirmations) goes through this slowly.'
      ]
    },
    {
      heading: 'Why a loving line can sting',
      body: [
        'The best-known warning about affirmations happens to concern love. In 2009 researchers asked students to repeat “I’m a lovable person.” Those with low self-esteem came out feeling worse than if they had said nothing; those with high self-esteem felt a little better.[@wood2009] A direct repeat published in 2020 found no difference either way.[@flynn_bordieri2020] Both were short exercises with university samples, so the question is open.',
        'Big words ring hollow fastest on the evenings you most want comfort. Start lower. “I put a blanket over her feet” cannot be argued with. Lines tagged gentle are built that way, and the [builder](/builder) has the same setting. Whatever makes your jaw tighten can be dropped, with no loss to you.'
      ]
    },
    {
      heading: 'Before the argument, and after it',
      body: [
        'In mid-quarrel you will not remember a well-made sentence, and nobody likes being recited at. Use the quiet beforehand. Tie one line to one moment: “If my voice goes up, then I ask for ten minutes and say when I will be back.” Plans of that form had a medium-to-large effect on reaching goals across 94 tests, laboratory tasks among them.[@gollwitzer_sheeran2006] We know of none on quarrels at home, so this is a good tool borrowed from elsewhere.',
        'Afterward, stand in the kitchen doorway and look at the scene as a guest would who is fond of you both. Taking another point of view did best among the ways of handling feelings in a large pooling of experiments (an average effect of 0.45), and trying to push feelings away did not work.[@webb2012] Those were mostly brief tasks in healthy people, but asking what the guest saw costs nothing.'
      ]
    },
    {
      heading: 'Some distances are kind',
      body: [
        'Not every bond should be mended. Some should be left, and some kept at the length of a birthday card. You will find lines here for not answering, for sleeping in the guest room, for the father you no longer see and still wish a warm coat. They count as love too.',
        'If someone you live with frightens you, controls your money or your phone, or hurts you, put the list away. A sentence that helps you put up with more of that is working against you. Safety comes first: call your emergency number if you are in danger, and otherwise look for a domestic abuse service near you, from a device the other person cannot check. Findahelpline.com lists free support lines by country and topic.'
      ]
    },
    {
      heading: 'A practice that leaves the room',
      body: [
        'Our usual advice is five to ten lines a day, tried as a 30-day challenge, with a first look back after 21 days and 90 days in mind for anything lasting. Take those as handrails. No study names a best number, and the well-known experiments used one or two values and a few minutes of writing.[@cohen_sherman2014, @creswell2005] Day 21 has no special power either: simple daily habits took anywhere from a few days to most of a year in the studies that timed them.[@singh2024]',
        'For love we would add one rule. Let each session end in something a person could notice: a message sent, a borrowed dish returned, the hall light left on. Leaving someone in peace is an ending as well.'
      ]
    }
  ],
  blocks: [
    {
      subcategory: 'self-love',
      summary:
        'For the hours when the harshest voice in the room is yours. These lines borrow the tone you keep for people you are fond of, and stay low enough to believe.',
      benefits: [
        'You notice sooner when your inner commentary turns nasty, having another tone to compare.',
        'A mistake has a chance of staying the size of a mistake.',
        'Care becomes something a body can feel: water, an earlier night, a no.'
      ],
      howToPractice: [
        'Write down the last cruel thing you told yourself. Under it, write your reply if a friend had said it of themself.',
        'Find a gentle line close to that reply and say it with your hands around something warm.',
        'Do one act of care that takes under five minutes, before you judge whether the line worked.'
      ],
      proTips: [
        'Try your own name: “Sam, that was a hard morning.”',
        'If “I love myself” makes you wince, step down to “I can be on my side for this phone call.”'
      ],
      research: [
        'In 27 pooled trials, self-compassion programs eased self-criticism (0.56) and stress (0.67) to a moderate degree, mostly against weak comparisons.[@ferrari2019] Twenty seconds of kind touch a day did nothing on average among 135 students; those who kept it up nearly daily fared better, but they had selected themselves.[@susman2024]'
      ]
    },
    {
      subcategory: 'partnership',
      summary:
        'For two people who share a bed, a calendar, or a phone line across an ocean and still see the same Tuesday differently.',
      benefits: [
        'You walk into the talk knowing the one thing you came to say.',
        '“I was wrong about that” is easier to say aloud when your mouth has already tried it.',
        'Keeping your own friends, evening class, or opinion can feel less like treason.'
      ],
      howToPractice: [
        'Before a hard conversation, finish on paper: “What I care about here is …”. Two lines will do.',
        'Say one sentence about your part, once, standing up, before you go in.',
        'On an ordinary day, thank the other person for a specific thing, in their hearing, while it is still warm.'
      ],
      proTips: [
        'Keep the list on your own side of the room. An affirmation read at a partner turns into a lecture.',
        'Living apart for work or study? Write lines about how you wait, and leave out how they should write.'
      ],
      research: [
        'We found no trial of affirmations between partners. Nearby stands a theory: people who have reflected on something they value defend themselves less when threatened.[@steele1988, @sherman_cohen2006] A narrative review names relationships among the outcomes that well-timed values writing can improve, though a large later repeat in schools found nothing.[@cohen_sherman2014, @hanselman2017]'
      ]
    },
    {
      subcategory: 'heartbreak',
      summary:
        'For the first weeks after an ending and for anniversaries that nobody else remembers, whether you left, were left, or were widowed. The lines make no forecast.',
      benefits: [
        'The worst hour gets a task: one sentence, one glass of water, one lamp.',
        'A message you might regret can wait in drafts until morning.',
        'You can miss someone and be glad to be gone, both on the same afternoon.'
      ],
      howToPractice: [
        'Pick the hour that hurts most and keep one written line where it finds you: under the lamp, in the coat pocket.',
        'When the urge to write to them comes, read the card, go into another room, and decide tomorrow after breakfast.',
        'Once a week cross out a line you have outgrown.'
      ],
      proTips: [
        'In the first days choose plain facts over hopes: “I ate soup. It is Wednesday.”',
        'Borrow the voice of whoever would be gentlest with you, and use your own name.'
      ],
      research: [
        'None of the studies we hold tested affirmations after a breakup or a death. The closest is small imaging work in which people used their own name instead of “I” while going over painful memories, and showed weaker brain signs of emotional reaction in the moment.[@moser2017] It says nothing about the month after.'
      ]
    },
    {
      subcategory: 'family-and-friends',
      summary:
        'For people who remember your old haircut: parents, children, siblings, in-laws, the friend from the third floor. Some lines reach out, others see you home from the table at a decent hour.',
      benefits: [
        'You arrive at a visit knowing which remark you will let go and which you will answer.',
        'An old friendship gets its first move, two lines long.',
        'The drive home from the school gate can hold a kinder sentence than the usual review.'
      ],
      howToPractice: [
        'Name one person and the next occasion: Sunday lunch, pickup, the hospital visit.',
        'Take a line for the doorway and a plan for the sore spot: “If my job comes up, then I ask about the garden.”',
        'Afterward send one short true message, or decide on purpose to send none.'
      ],
      proTips: [
        'With children, let the mending be heard: “I shouted. I am sorry. I will try that again.”',
        'Estranged? Lines about peace at a distance belong here. You owe nobody a reunion scene.'
      ],
      research: [
        'Three minutes of writing about a cherished value made people feel kinder toward themselves and act more helpfully, in two small laboratory experiments with a single helping incident.[@lindsay_creswell2014] A 2025 meta-analysis put the gain in social well-being from self-affirmation exercises at a small 0.26.[@zhang2025] Neither can say what happens at a family table.'
      ]
    }
  ],
  science: {
    heading: 'What research says about love and affirmations, and where it stops',
    body: [
      'We looked for trials that gave people loving sentences to repeat and then followed their relationships. Our file of studies holds none. The self-affirmation experiments it does hold mostly asked people to *write about a value*, why kindness or family or honesty matters to them, and then watched them under pressure. A 2025 meta-analysis of 129 such tests, mostly values or strengths writing, found small gains in how people see themselves (0.32) and in social well-being (0.26), in published studies of people without a clinical diagnosis.[@zhang2025]',
      'Why might that touch love at all? The founding theory says we protect a general sense of being adequate, so remembering what we stand for in one place lets us hear bad news in another with our guard down.[@steele1988] “You forgot again” is bad news. Experiments add a twist: a plain exercise in seeing the wider picture lowered defensiveness just as well as affirming did.[@critcher_dunning2015] Those were short tasks with students. Carrying them into a kitchen at eleven at night is our inference, nobody’s finding.',
      'Kindness toward yourself has firmer ground under it, as long as we speak of courses. An eight-week program raised self-compassion and well-being over a waiting list in a small trial, mostly of women around 50, run by the people who wrote the program.[@neff_germer2013] Pooled trials agree that such programs help to a moderate degree.[@ferrari2019] A phrase on a card has not been shown to do the same.',
      'Will liking yourself more improve your relationships? In long-term studies people with higher self-esteem went on to have slightly better ones; over several areas of life the average link is about 0.10. That comes from observation, and does not show that statements bring the benefit.[@orth_robins2022] How a line reaches you may matter: in one modest experiment, reading positive statements lowered mood in people whose basic needs were poorly met, while hearing them lifted mood.[@yeung_lun2016] If your needs for safety or company are going unmet, a list is a poor first answer. The [science hub](/science-hub) has the rest, null results included.'
    ]
  },
  faqs: [
    {
      question: 'Can love affirmations bring someone back, or bring someone new?',
      answer:
        'No. Another person’s choice is out of reach of anything you repeat. Dwelling on the rosy ending may even cost you: in four laboratory experiments, idealized fantasies lowered people’s energy.[@kappes_oettingen2011] A line can help with your part: saying hello, telling the truth on a second date, respecting a request for no contact.'
    },
    {
      question: 'Are these the same as “words of affirmation” for a partner?',
      answer:
        'They are neighbors. Words of affirmation are said to someone else; the lines here are for you. One can lead to the other. Read “I can notice what was done for me today,” then go and say what you noticed, with the detail in it: the tires checked, the call made. If your partner wants to practice too, each of you picks your own lines. We know of no study on couples doing this together.'
    },
    {
      question: 'Why do I feel worse when I say that I love myself?',
      answer:
        'Because the sentence may be further from today’s truth than your mind will let pass. One study saw this in people with low self-esteem, and a repeat did not.[@wood2009, @flynn_bordieri2020] Whatever the average, your own wince counts. Go smaller: “I can speak to myself civilly until lunch.” If low self-esteem has been with you a long time, cognitive behavioral therapy has better evidence than any list of sentences.[@kolubinski2018] The [low self-esteem guide](/problem-solution/low-self-esteem) says where to start.'
    },
    {
      question: 'Should I use affirmations to get through a bad relationship?',
      answer:
        'Ask first what kind of bad. For a dull winter or a quarrel about money, a line may help you speak calmly. If you are afraid, watched, threatened, or hurt, your safety comes before any practice: reach an emergency number, a domestic abuse service, or someone who can be with you. If you are thinking of ending your life, contact a crisis line now (988 by call or text in the US and Canada, Samaritans on 116 123 in the UK and Ireland). Affirmations are not medical advice, counseling, or a reason to stay.'
    }
  ]
}
