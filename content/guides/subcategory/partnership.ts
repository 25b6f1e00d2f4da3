import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'love',
  subcategory: 'partnership',
  title: 'Partnership Affirmations',
  description:
    'Lines for before the talk, after the slammed cupboard, and on ordinary Tuesdays, written for your half of a couple and nobody else’s.',
  seo: {
    title: 'Partnership Affirmations for Hard Talks and Ordinary Days',
    description:
      'Relationship affirmations that leave your partner’s part to your partner: listening, apologizing, living far apart, with the honest state of the evidence.',
    keywords: [
      'relationship affirmations',
      'affirmations for couples',
      'marriage affirmations',
      'long-distance relationship',
      'how to apologize'
    ]
  },
  badges: ['For one of two', 'Before and after talks'],
  introduction: [
    'Somebody has left a pan to soak for the third night. Somebody has noticed. By the time one of you says “fine,” the pan is about respect, or about his mother, or about a job offer in another city that nobody has mentioned since April.',
    'An affirmation cannot wash the pan or read the other person’s mind. It can hold one thought steady for you while your pulse is up: what you care about, what you did, what you would like to ask. That is all these lines try to do. They are for married and unmarried couples, of any orientation, under one roof or on two continents, and they leave open whether the two of you should go on.'
  ],
  benefits: [
    {
      title: 'One point in place of eleven',
      text: 'Choosing a sentence beforehand forces you to choose a subject. The talk about money can then be about money, and the wedding in 2014 can have the evening off.'
    },
    {
      title: 'Apologies with less lag',
      text: 'The first “I was wrong” is the stiff one. If your mouth has already tried it in the hallway, the second arrives sooner, sometimes before the soup is cold.'
    },
    {
      title: 'Room for two whole people',
      text: 'Lines about staying yourself, keeping your choir night and your own opinion of the movie, take some pressure off the idea that closeness means agreement.'
    }
  ],
  howToUse: [
    {
      title: 'Pick the moment before the topic',
      text: 'Look for the place where you usually go wrong: the first five minutes after work, the car, the point at which a voice changes. Write it down as a time or a place. A line with no moment attached tends to stay on the page.'
    },
    {
      title: 'Write what you care about here',
      text: 'Take a sheet and finish “What I care about in this is …” for three or four minutes. Maybe it is being honest, or not going broke, or that your child sees two people argue decently. The experiments behind affirmation used this kind of writing, and a review by two proponents reports that people take in unwelcome news with less bias afterward.[@sherman_cohen2006]'
    },
    {
      title: 'Turn it into a sentence with you as its subject',
      text: '“I can ask about the offer before I give my opinion of it.” Check it for smuggled demands. “I deserve a partner who listens” may be entirely true, and it still gives you nothing to do at half past six.'
    },
    {
      title: 'Make a plan for heat',
      text: 'Agree on this one together if you can, on a calm day: “If either of us starts shouting, then we stop for twenty minutes and say who will come back to whom.” Deciding on an if and a then helps people do what they meant to do, with a medium-to-large average effect in 94 tests on all sorts of goals.[@gollwitzer_sheeran2006]'
    },
    {
      title: 'Repair in three parts',
      text: 'Afterward, say what you did, what you imagine it was like for them, and what you will do next. “I rolled my eyes while you were talking. I guess you felt small. I am going to put my phone in the other room and start over.” Then stop. Whether it is accepted is the other half.'
    },
    {
      title: 'Use the calm days most',
      text: 'Of your five to ten lines a day, let most be about ordinary warmth. Notice one thing done for you and say it aloud with its detail: the early alarm, the parking, the good half of the sandwich. Try this for 30 days and look back around day 21. Neither number comes from a study of couples; they are there so that you stop and ask.'
    }
  ],
  tips: [
    {
      title: 'Far apart',
      text: 'A call across time zones carries the whole day’s weight. Before you dial, say one line about how you want to listen. After hanging up, do one thing in your own city, so that the distance is not the only place where you live.'
    },
    {
      title: 'When touch is the subject',
      text: 'Write lines that leave both answers open: “I can ask, and hear yes or no with the same face.” Nothing on this site is meant to talk anyone into anything, yourself included.'
    },
    {
      title: 'The in-laws at the table',
      text: 'You married, or moved in with, one person. Choose a line for loyalty in small doses: “I can back you up in the room and ask my questions in the car.”'
    },
    {
      title: 'Keep your list private',
      text: 'Reading affirmations at someone is an argument with better handwriting. If they are curious, show them how you choose yours and let them choose their own.'
    }
  ],
  scientificBasis: [
    'Nobody, as far as our file of studies goes, has asked couples to repeat affirmations and watched what became of them. The theory next door dates from 1988: people defend a sense of being decent and capable, and touching base with a value in one area makes a threat in another easier to face.[@steele1988] A review from 2014 mentions relationships among the places where well-timed values writing has done some good.[@cohen_sherman2014] It was written by two of its leading proponents and describes studies in prose, without pooling them. We give it the weight of a good lead.',
    'Something simpler may be at work. In a set of laboratory experiments, values affirmation made a threat seem a smaller part of the whole picture, and an exercise in perspective with nothing affirming in it did as well.[@critcher_dunning2015] A meta-analysis of 306 comparisons points the same way: taking another perspective had the best average effect on feelings (0.45), re-thinking the situation came next (0.36), and pushing thoughts and feelings down did not help.[@webb2012] Those tasks were brief and the people mostly healthy, which leaves out nearly everything about sharing a bathroom.',
    'Saying thanks rests on better-tested ground, though that ground is mainly lists and journals. Across 145 papers from 28 countries, gratitude exercises raised well-being by a small 0.19.[@choi2025] Whether a thank-you over the dishes does more for a couple than a list in a notebook is a question our sources leave open.'
  ],
  limits: [
    'Safety comes before any of this. If you are afraid of your partner’s reactions, if they hit, threaten, force, follow, or isolate you, or if they control what you may spend or whom you may see, do not work on your tone. A domestic abuse service can help you think through the next step, which may or may not be leaving; use a phone they cannot check, and the emergency number if you are in danger now. The crisis and support lines for many countries are at findahelpline.com.',
    'Short of that, some things are too heavy for a sentence: an affair, a drinking problem, the question of children, months without a kind word. A couples counselor, or a therapist of your own if your partner will not come, is a better place to take them. And a bond can end with no villain in it. If you are using lines to keep quiet about wanting to go, the line has become a lid. The guide to [heartbreak](/category/love/heartbreak) is there on the far side.',
    'If a dark mood, panic, or drinking is part of the picture, for either of you, talk to a doctor. Affirmations are not medical advice and do not stand in for treatment.'
  ]
}
