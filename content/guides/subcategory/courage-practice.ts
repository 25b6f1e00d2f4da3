import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'weekly',
  subcategory: 'courage-practice',
  title: 'Courage Practice: One Brave Thing, Cut to Size',
  description:
    'How to choose a brave act for the week, cut it down until you can lift it, give it a moment, and treat yourself decently afterward whichever way it went.',
  seo: {
    title: 'Courage Affirmations: One Brave Act a Week, Cut to Size',
    description:
      'A weekly courage practice: list what you avoid, shrink it, add an if-then plan and a line to say at the door. With research, and when to get help instead.',
    keywords: ['courage affirmations', 'affirmations for bravery', 'facing fears', 'if-then plan', 'weekly challenge']
  },
  badges: ['One act a week', 'Any size'],
  introduction: [
    'Bravery is local. For one person it is a parachute, for another it is opening the banking app, and the second may need more of it. What they share is a small gap: the thing is possible, it would do some good, and you keep walking around it.',
    'This practice takes one such thing a week. It asks for no change of character. You look at what you have been avoiding, choose the piece you could manage on a middling day, tie it to a moment, and carry a line that is meant for the last ten seconds before you begin. Then you stop until next week, which is part of the method.'
  ],
  benefits: [
    {
      title: 'The dread gets office hours',
      text: 'A task without a date can bother you on all seven days. Once it belongs to Thursday at ten, you have a reply for it on Monday night: not yet.'
    },
    {
      title: 'You collect your own evidence',
      text: 'After eight or nine weeks there is a list in your handwriting of calls made and questions asked. Some went badly and you are still reading the list. No compliment from outside is as hard to argue with.'
    },
    {
      title: 'The act can fail without you failing',
      text: 'When the promise was “I ask”, a no still keeps it. You are answerable for the asking, and the rest belongs to other people, the weather and the budget.'
    }
  ],
  howToUse: [
    {
      title: 'List what you step around',
      text: 'Look for the small detours: the aisle you skip because of a neighbor, the message left on unread, the chair you never take. Write three. Leave out anything that would be brave only in someone else’s eyes.'
    },
    {
      title: 'Check that it is safe',
      text: 'Courage here means discomfort, never danger. Confronting somebody who has hurt or threatened you, stopping a medicine, or facing a trauma or phobia alone are outside this page. Those deserve a trained person beside you.'
    },
    {
      title: 'Halve it, then look again',
      text: '“Make friends in the new town” becomes “go to the choir”, becomes “ask when the choir meets.” Stop halving when you notice your shoulders come down. If you would do it without any thought, go back up one size.'
    },
    {
      title: 'Tie it to something you will see',
      text: 'Use a cue that cannot be missed, followed by a verb: “If I lock my bike on Tuesday, then I walk to the desk and ask.” Put the choice of moment in the plan, so that none is left to make on the doorstep.'
    },
    {
      title: 'Pick a line for the door',
      text: 'Long speeches do not survive a racing pulse. Choose six to ten words, such as “My hands can shake and still dial.” Try it with your own name as well, the way a friend in the passenger seat would say it.'
    },
    {
      title: 'Have a landing ready',
      text: 'Before you go, decide what comes right after: a walk around the block, a text to someone who knows, toast. Write one sentence about what happened, with no marks out of ten, and be done for the week.'
    }
  ],
  tips: [
    {
      title: 'Repeat a size that worked',
      text: 'You need not climb. Three weeks of asking one question in class may be worth more than one week of running for president of it.'
    },
    {
      title: 'Let the body be nervous',
      text: 'Waiting until you feel calm can take the whole week. Say “my heart is getting ready” and start with the feet.'
    },
    {
      title: 'Count quiet courage',
      text: 'Going home at six, resting while others look busy, telling your doctor the embarrassing part, leaving a joke unlaughed at. Those belong on the list.'
    },
    {
      title: 'When you did not do it',
      text: 'Ask which part was too big: the act, the hour, or the person. Change that part. The same promise made again with clenched teeth tends to meet the same wall.'
    }
  ],
  scientificBasis: [
    'Start with the plan, since it has the best support. In a meta-analysis of 94 tests, deciding “if X, then I will do Y” had a medium-to-large effect on reaching goals (0.65), though the pool includes laboratory tasks and small studies [@gollwitzer_sheeran2006]. Closer to our subject, four experiments with socially anxious people found that if-then plans helped them turn their attention from threat and judge their own speech more fairly [@webb2010]. That was in a laboratory and was no treatment.',
    'The affirming words themselves come off less well. A randomized trial from a university in Warsaw, with 198 adults, compared if-then plans that carried self-affirming thoughts with plans that did not. After a week, social anxiety had dropped in all the planning groups compared with people who did nothing, and the affirming version had no edge [@lakuta2020]. Read that as permission to spend your care on the plan and let the line be simple.',
    'What you say at the door may matter by its form. Across seven studies with 585 people, those who talked to themselves by name or as “you” before a speech or a first meeting were less distressed, performed better in the eyes of raters and brooded less later [@kross2014]. The effect came from distance rather than praise, and the people were mostly students on a single occasion. In another set of experiments, “I am excited” helped singers and speakers more than an attempt to be calm [@brooks2014]; it concerns stage nerves that pass.',
    'Whether a brave act every week makes a braver person in a year, nobody has measured with sentences like ours. We suggest it because the pieces are sound and a week is a fair interval in which to recover.'
  ],
  limits: [
    'If fear decides where you can shop, sleep, work or whom you can speak to, a weekly dare is too thin a tool. For social anxiety, individual cognitive behavioral therapy had the largest effect of the psychological treatments in an analysis of 101 trials, and self-help did well too, with or without support [@mayo_wilson2014]; the comparison was with waiting lists, which makes any treatment look better. A doctor or therapist can help you choose. Our guide to [social anxiety](/problem-solution/social-anxiety) is a place to read on.',
    'Where a person is the reason that you are afraid, being brave is not your homework. Call a local helpline or someone you trust, and look under [resources](/resources). Nothing here is medical advice.'
  ]
}
