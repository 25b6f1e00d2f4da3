import type { HowToGuide } from '../../types'

export const guide: HowToGuide = {
  slug: 'anxiety-management',
  title: 'Affirmations for Anxiety: Ten Steps Through a Hard Quarter of an Hour',
  description:
    'What to do with an anxious stretch, in order: from the feet on the floor to one honest sentence, and on to the question of help.',
  seo: {
    title: 'Affirmations for Anxiety: 10 Steps for an Anxious Moment',
    description:
      'Ten steps for an anxious quarter of an hour, each with its evidence: naming, distance, values, honest lines, a plan, and when therapy is the better tool.',
    keywords: [
      'affirmations for anxiety',
      'anxiety management',
      'calming self-talk',
      'anxious thoughts',
      'coping with anxiety'
    ]
  },
  category: 'mental-health',
  readTime: '10 min read',
  difficulty: 'Intermediate',
  extent: '10 Steps',
  introduction: [
    'Anxiety is fast. By the time you think of an affirmation, your heart has already made up its mind, and “I am calm” sounds like a message for somebody else. So the sentence comes seventh here. Six steps clear the ground for it and three carry it into the rest of the day.',
    'Read the list once while you are all right; with the pauses for breathing and writing a line or two it takes about ten minutes. Later, begin at the top and stop wherever you feel steady enough to go on with what you were doing. Affirmations do not treat anxiety. At their best they help you through a nervous stretch and leave you freer to get other help if you need it.'
  ],
  whoFor:
    'For ordinary anxious hours: the night before a scan, the minutes before a difficult call, a Sunday that fills up with Monday. It also works alongside therapy, if your therapist agrees.',
  notFor:
    'It is no substitute for care when anxiety keeps you from work, sleep, food or people, when panic attacks return, or when you think of harming yourself; for that there are [helplines](/resources#helplines). Chest pain, fainting or trouble breathing that is new to you is an emergency: call your local emergency number, whatever its cause turns out to be.',
  steps: [
    {
      title: 'Find the floor',
      content: [
        'Press both feet down. Feel the chair, the wall or the mattress take your weight, and name three things within reach by their plainest names: mug, sleeve, key. Anxiety is busy with the next hour, and the key is here, cold and a little worn. Stay with these things until you could draw one of them from memory.'
      ],
      tips: ['On a bus or in a meeting, pressing thumb against finger does the same job unseen.']
    },
    {
      title: 'Slow the out-breath',
      content: [
        'Let air out as if through a straw, without forcing it, five or six times. Our library holds no study of this exact exercise. The nearest is a review of 47 trials in which mindfulness training, a longer practice that often includes attention to breathing, eased anxiety by a small to moderate amount [@goyal2014].'
      ],
      tips: ['If watching your breath makes you more anxious, skip this step and look at a far object.']
    },
    {
      title: 'Say what is happening, without adjectives',
      content: [
        'Describe it the way a weather station would: “My chest is tight. I keep thinking about the results. It is twenty past two.” Leave out “terrible”, “ridiculous” and “again”. Adjectives are where fear hides its predictions. What remains when they are gone is usually three sentences, and three sentences can be looked at.'
      ],
      tips: ['Write it if you can. Pencil on an envelope is enough.']
    },
    {
      title: 'Stop wrestling with the thought',
      content: [
        'Ordering a worry to leave mostly fails: across 306 experimental comparisons, trying to push thoughts and feelings away did not work, while rethinking the situation or changing the viewpoint helped somewhat [@webb2012]. Let the thought sit in the room like a radio in another apartment. It may talk, and you may butter the bread. When you notice that you are arguing with it, and you will notice often, put your attention back on your hands without a reproach.'
      ],
      tips: ['Try the words “There is that thought again, and here is the kettle.”']
    },
    {
      title: 'Talk to yourself by name',
      content: [
        'Use your own name, or “you”, for a minute: “Dana, you have sat in this waiting room before.” In seven studies with 585 people, those who spoke to themselves this way before a stressful event felt less distress and performed better than those who used “I” [@kross2014]. Brain recordings point the same way and suggest it costs little effort [@moser2017]. It sounds odd for about ten seconds.'
      ],
      tips: ['Borrow the tone you would use for a colleague’s teenager: warm, brief, no speeches.']
    },
    {
      title: 'Write three minutes about something that matters',
      content: [
        'Leave the worry alone and write about a person, a craft, a belief, a place you look after. It seems beside the point, and that is how it works: a threat takes up less of the picture once the picture is larger [@critcher_dunning2015]. In one laboratory experiment, reflecting on a value beforehand softened the cortisol response to a stressful test; the people who also *felt* least stressed were those with plenty of self-esteem or optimism to begin with [@creswell2005].'
      ],
      tips: [
        'Keep a finished page in your bag for days when your hand shakes too much to write.',
        'For the full exercise see [values writing](/how-to-guide/values-writing).'
      ]
    },
    {
      title: 'Choose one line you half believe',
      content: [
        'Now the sentence. Pick one that would pass a lie detector: “This is fear, and fear moves.” “I can be frightened and polite.” In one set of experiments a glowing line made people with low self-esteem feel worse [@wood2009]; two later studies did not reproduce it [@flynn_bordieri2020]. Until that is settled, understate. Say it once on each slow breath, four breaths long, and stop.'
      ],
      tips: [
        'More of this kind are in [lines for mental health](/category/health/mental-health) and [for stress](/category/health/stress-relief).',
        'Hearing may be easier than reading. In one experiment, listening to positive statements lifted mood while reading lowered it in people whose basic needs were poorly met [@yeung_lun2016]. A phone memo in your own voice will do.'
      ]
    },
    {
      title: 'If you are about to perform, rename it',
      content: [
        'A pounding heart before a talk, an audition or a race is hard to calm. Calling it excitement is a shorter step. People told to get excited, or who said “I am excited” aloud, sang, spoke and did arithmetic better than people who tried to calm down [@brooks2014]. The experiments covered short performances. For dread over a diagnosis this step is out of place; pass over it.'
      ],
      tips: ['Say it under your breath on the way to the front, at walking pace.']
    },
    {
      title: 'Make one plan for the next wave',
      content: [
        'Anxiety returns at predictable doors. Choose one: “If I start checking the results page, then I put the phone in the drawer and rinse the dishes.” In a trial with 198 adults, who were not patients, brief if-then plans lowered social anxiety within a week. The version with affirming thoughts did no better than the version with distraction [@lakuta2020], so an ordinary “then” serves as well as a lofty one.'
      ],
      tips: ['Set the plan to an action of under two minutes. More in [if-then plans](/how-to-guide/if-then-plans).']
    },
    {
      title: 'Afterward, write two lines and look for a pattern',
      content: [
        'When it has passed, note what you feared and what happened. Keep the notes in one place. After a month, read them: if the same thing turns up on most pages, or the pages get longer, the most useful sentence you can say is “I would like to talk to someone about anxiety.” A review of 106 meta-analyses found the support for cognitive behavioral therapy strongest for anxiety disorders and a few other problems [@hofmann2012].'
      ],
      tips: ['Bring the notes to the appointment. They save you from having to explain everything on the spot.']
    }
  ],
  examples: [
    {
      poor: 'I am completely calm and nothing scares me.',
      good: 'My hands are shaking, and they can still hold the pen.',
      explanation: 'Your body would contradict the first at once. The second starts from what it reports.'
    },
    {
      poor: 'Everything will work out fine.',
      good: 'I do not know the answer yet. I know what I am doing until four o’clock.',
      explanation:
        'Uncertainty is the trouble here. Claiming certainty hides it for a minute; a short horizon makes it bearable.'
    },
    {
      poor: 'I banish all negative thoughts.',
      good: 'This thought may ride along. It does not get the wheel.',
      explanation: 'Banishing tends to fail. Giving the thought a seat in the back takes less strength.'
    },
    {
      poor: 'I should be over this by now.',
      good: 'Last time it took twenty minutes. I can give it twenty minutes.',
      explanation:
        'Scolding adds a second fear on top of the first. A memory of how long it lasted is something to lean on.'
    }
  ],
  scientificBasis: [
    'The steps rest on unequal ground. Distance, rethinking and if-then plans come from experiments and meta-analyses of such tactics. Values writing has support under stress: students who wrote two essays about their values in the two weeks before their hardest exam showed no rise in urinary adrenaline, while the others did, and those most afraid of being judged gained most [@sherman2009]. A meta-analysis of 129 tests of self-affirmation found psychological barriers lowered by about 0.22, which is small [@zhang2025].',
    'Repeating a sentence is the least studied part. Steps one to three rest mostly on common sense, and we make no larger claim for them. If you have time for only two steps, take the fifth and the ninth: by our reading they have the best evidence for the least effort.'
  ],
  limits: [
    'Nearly all of these studies lasted minutes or weeks, and many took place in laboratories with students who had no anxiety disorder. No study we know of has tried the ten steps together.',
    'This guide is not medical advice, and getting help is no admission that the steps were done badly. If fear of people is at the center of it, read [Overcoming Social Anxiety](/problem-solution/social-anxiety); if nights are the trouble, [Sleepless Nights](/problem-solution/sleepless-nights).'
  ],
  commonMistakes: [
    {
      title: 'Using lines to avoid the thing',
      text: 'If ten minutes of affirming replace the phone call every time, the fear has won politely. Say the line, then dial.'
    },
    {
      title: 'Trying it first in the worst moment',
      text: 'Walk through the steps on a mild day, so that they are familiar ground on a bad one.'
    },
    {
      title: 'Grading yourself',
      text: 'Going from nine to seven is a good result. Nobody needs you at zero to make soup.'
    }
  ]
}
