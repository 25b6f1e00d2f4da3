import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'daily',
  subcategory: 'workplace-affirmations',
  title: 'Workplace Affirmations',
  description:
    'Sentences for the watched hours: before the meeting, behind the counter, under the inbox, and at the time you said you would leave.',
  seo: {
    title: 'Workplace Affirmations for Meetings, Shifts and Inboxes',
    description:
      'Short affirmations for work, what to do with them before, during and after a hard moment, and the studies on pressure, nerves and self-talk behind them.',
    keywords: [
      'workplace affirmations',
      'work affirmations',
      'affirmations before a meeting',
      'affirmations for work stress',
      'affirmations for work confidence',
      'self-talk at work'
    ]
  },
  badges: ['On the clock', 'Said in silence'],
  introduction: [
    'Work is where other people watch you do things. A customer watches you count, a resident watches you lift, nine colleagues watch your cursor hunt for the right file. Being watched takes up attention, and attention is what the job needs.',
    'The lines on this page are meant to hand a little of it back. They are built to be said with a closed mouth, in a stairwell or a supply closet, in less time than it takes to wash your hands. Some are about courage in a meeting. Just as many are about pace, temper, lunch and going home.',
    'They are written for every sort of work, paid or not, with a desk or without. Where a line mentions a door and you have a tractor, change it.'
  ],
  benefits: [
    {
      title: 'A gap before the reply',
      text: 'Sentences such as “I’ll answer when I have read it twice” are long enough to cover the worst three seconds after a rude message.'
    },
    {
      title: 'Thinking that holds up under pressure',
      text: 'In one experiment, students worn down by chronic stress solved more puzzles in front of an evaluator if they had first done a short exercise on their values [@creswell2013]. It was one short exercise before one session of puzzles.'
    },
    {
      title: 'Nerves with somewhere to go',
      text: 'A racing heart before you present can be called excitement. People who said so out loud sang, spoke and calculated better than people who tried to settle down [@brooks2014].'
    },
    {
      title: 'A clean end to the shift',
      text: 'A handover line (“the ward is theirs now”) gives your mind a reason to stop checking.'
    }
  ],
  howToUse: [
    {
      title: 'Before: two minutes with a pen',
      text: 'Ahead of the review, the inspection or the difficult parent, write a few lines about something that matters to you and why. It may have nothing to do with work: your garden, your faith, your brother. This is the part that resembles the studies most closely.'
    },
    {
      title: 'At the threshold: one line',
      text: 'Every workplace has an edge you cross: time clock, scrub sink, cab door, “join.” Attach your sentence to it and to nothing else, so that the edge reminds you.'
    },
    {
      title: 'During: your own name',
      text: 'When heat rises, drop the word “I.” Silently: “Dan, one thing at a time. Ask her what she needs first.” A list of instructions beats a compliment here, since it tells you what to do with your hands.'
    },
    {
      title: 'After: one true sentence',
      text: 'Record how it went on a sticky note, in language a security camera could confirm. “I gave the figures, lost my place once, answered two questions.” Keep these. They make better affirmations next month than anything you could invent.'
    },
    {
      title: 'At the end: close the gate',
      text: 'Choose a time and a gesture: badge in the bag, apron in the hamper, status set to away. Say the leaving line while you do it. If you must look again later, decide now when and for how long.'
    }
  ],
  tips: [
    {
      title: 'Prefer verbs over adjectives',
      text: '“I am brilliant at this” invites an audit. “I check the dose, then I check it again” is already true by the time you reach the period.'
    },
    {
      title: 'Have one for bad news and one for good',
      text: 'Most people prepare for criticism and are ambushed by praise. “Thank you, I worked on that” is worth rehearsing.'
    },
    {
      title: 'Hide it in plain sight',
      text: 'Name a calendar reminder after your line, or a folder. Write it on masking tape inside your toolbox lid. It can look like nothing to anybody else.'
    },
    {
      title: 'Let a new job be new',
      text: 'In the first month, choose lines about asking. “I may ask this twice” covers the copier, the acronyms and where people sit. Feeling like a fraud is common, is no illness, and has [a guide of its own](/problem-solution/imposter-syndrome).'
    },
    {
      title: 'Keep it to yourself, mostly',
      text: 'An affirmation pressed on a whole team turns into a poster. If a colleague is struggling, ask what is wrong and carry a box.'
    }
  ],
  scientificBasis: [
    'Some of the laboratory work on self-affirmation uses something like a bad day at the office: a stranger with a clipboard, a clock, sums done aloud. In a stress test of that kind with 85 people, those who had first reflected on a personal value had a smaller cortisol response [@creswell2005]. A scanner study later found less reported stress and better performance on a stress task after affirmation than after a control task, in a small sample and for the moment only [@dutcher2020]. The affirmations in these studies were exercises about values. Recited lines have not been put through the same tests.',
    'On the words themselves there is a neighboring body of evidence. Across seven studies, people who addressed themselves by name or as “you” before giving a speech or making a first impression were rated as doing better, felt less distress and went over it less afterward [@kross2014]. In sport, planned self-talk improves performance by a moderate amount, and for precise movements the instructional kind works best [@hatzigeorgiadis2011]. Whether that carries over to soldering or sutures has not been shown, but it is why we suggest instructions in the thick of things.',
    'One result argues for caution about timing. In four experiments, people who affirmed their values and then failed at a task set up to be failed gave it less effort from there, as though they had taken the failure to heart [@vohs2013]. If you are about to do something you cannot yet do, training and a colleague come first. A final finding is simply good company: workers with more frequent impostor thoughts were rated as better with other people, and performed no worse [@tewfik2022].'
  ],
  limits: [
    'A sentence cannot staff a ward. If the trouble is unpaid hours, an unsafe machine, bullying or harassment, please do not use affirmations to bear it longer. Write down dates and facts, and take them to someone with the power to act: a union, a works council, a labor office, a lawyer, a manager you trust.',
    'Exhaustion that a weekend does not touch, dread every working morning, or panic at your desk deserve a doctor’s time. The [burnout guide](/problem-solution/burnout) describes the signs and a four-week plan. Nothing here is medical or legal advice.'
  ]
}
