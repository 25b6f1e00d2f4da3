import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'success',
  subcategory: 'career-growth',
  title: 'Career Growth Affirmations for Interviews, Reviews and Raises',
  description:
    'Short lines for interviews, reviews, new roles and talks about pay, built from work that you have really done.',
  seo: {
    title: 'Career Growth Affirmations for Interviews and Pay Talks',
    description:
      'Build lines from your own record, rehearse the request, use your name in the corridor: career growth affirmations that hold up when someone asks for proof.',
    keywords: [
      'career growth affirmations',
      'interview affirmations',
      'affirmations for asking for a raise',
      'new job affirmations'
    ]
  },
  badges: ['5 steps', 'Interviews and reviews', 'Pay talks'],
  introduction: [
    'A working life has a few loud moments with long quiet stretches between them. Somebody asks you to walk them through your experience. A supervisor turns the form around on the table and says that you go first. You are handed the keys to the van, or the login, and told that you will pick it up as you go.',
    'In those moments many of us talk like a brochure or like an apology. This page is about another way of talking, closer to a good reference letter: specific, dated, and easy for a stranger to check.',
    'It suits a cabinetmaker, a charge nurse, a coder and a person returning after seven years of looking after a parent. Those seven years were work. They can go in the letter too.'
  ],
  benefits: [
    {
      title: 'Words for the first ten seconds',
      text: '“So, tell us about yourself” tends to empty the head. A line that you have said at the sink all week carries you over the gap, and after it come the details, which you know by heart.'
    },
    {
      title: 'Your March is still visible in December',
      text: 'Reviews lean on whatever people remember, which is usually last month. A running list, with one line drawn from it, brings the flood in the stockroom and the three new hires you trained back to the table.'
    },
    {
      title: 'A refusal of a sensible size',
      text: 'If you asked for something particular by a particular day, then a no answers that request. Your training and your next attempt are where you left them.'
    }
  ],
  howToUse: [
    {
      title: 'Keep a ledger of ten entries',
      text: 'Write down ten things you did in the past year, on the job, in training or at home. Begin each with a verb and add a number where there is one: covered eleven weekend shifts, rewired two kitchens, got the refund form cut to one page. If you stall at four, ask a coworker what would go wrong if you were away for a month.'
    },
    {
      title: 'Turn one entry into a line',
      text: 'Pick the entry nearest to what you want next. “Rewired two kitchens, no callbacks” becomes “I do careful work and can point to two kitchens of it.” Should your shoulders rise while you read it, step down a rung: “My wiring is getting to the point where it passes the first time.”'
    },
    {
      title: 'Give the request a shape',
      text: 'For more pay, a course or a different shift pattern, fill a small card: what, why, by when. Say your line, read the card aloud, then keep quiet for a slow count of five. Practice the quiet as well, because in the room five seconds feel like a bus delay and many people rush in to lower their own figure.'
    },
    {
      title: 'Use the corridor',
      text: 'For the last few minutes put the notes away. Speak to yourself by name, as a coach would: “Amina, start with the audit. You know the audit.” If your pulse is loud, try calling it excitement. Both moves have been tested before speeches, as described below.'
    },
    {
      title: 'Close the file the same evening',
      text: 'Write down what they asked, one answer that pleased you and one you would change. Then speak a closing sentence such as “The asking is done.” Their decision will keep its own calendar, and you are free to cook.'
    }
  ],
  tips: [
    {
      title: 'Read the job ad with two pens',
      text: 'Mark in one color what you have done already, in another what you could learn within three months. Make a line for each color. A gap named in advance is much easier to discuss than a gap discovered.'
    },
    {
      title: 'Find a listener with a raised eyebrow',
      text: 'Say your line to a friend who is fond of you and hard to impress. If they ask “How come?”, you need a detail. If they nod, stop polishing.'
    },
    {
      title: 'Let a new role have beginner’s verbs',
      text: 'Ask, watch, label, shadow, repeat back: these belong to the first months. “I ask before I cut” is a fine sentence for somebody new at a saw, and not a bad one for somebody new at a budget.'
    },
    {
      title: 'Check the line after three weeks',
      text: 'Twenty-one days is a convenient date for asking whether anything has shifted. The number itself goes back to a surgeon’s impression, in a 1960 book, of how long patients needed to get used to a new face [@maltz1960]. If the line no longer fits what you want next, retire it with thanks.'
    }
  ],
  scientificBasis: [
    'We know of no study that followed affirmations as far as an offer letter, so the support here comes from next door. Nearest is work on speaking under pressure. In seven studies with 585 people, mostly students, those who addressed themselves by name or as “you” before a speech or a first meeting were rated as performing better and brooded less afterward than those who thought in terms of “I” [@kross2014]. The benefit seems to come from stepping back, not from praise. In separate experiments, calling nerves “excitement” helped people sing, speak and do math better than trying to settle down [@brooks2014]. Each of these looked at one tense occasion.',
    'The ledger borrows from research on keeping track. In 138 randomized studies with nearly 20,000 people, being prompted to check progress helped people reach their goals (d = 0.40), more so when the result was written down or shared [@harkin2016]. Setting a goal in the first place has a smaller effect of its own (d = 0.34 over 141 papers, with wide differences), larger when the goal is demanding or known to others [@epton2017]. Neither review tested affirmations. They are the reason why this page asks for paper before it asks for faith.',
    'Feeling like a fraud is common around a promotion. A review of 62 studies found estimates anywhere from 9 to 82 percent, depending on the questionnaire [@bravata2020]. No trial has tried affirmations against it. In one randomized study of 103 young employees, coaching lowered impostor feelings lastingly, while a training course that mostly taught facts did less [@zanchetta2020]. The guide on [imposter syndrome](/problem-solution/imposter-syndrome) goes further.'
  ],
  limits: [
    'A sentence cannot see the pay scale, the hiring freeze or the manager who promotes people who resemble him. If you suspect that you are paid or treated differently because of sex, skin color, faith, age, disability or accent, keep dated notes and talk to a union, a civil rights agency or an employment adviser. Self-talk should not be asked to carry that.',
    'Grand lines can also misfire. One study found that a glowing self-statement left people with low self-esteem feeling worse [@wood2009]; two later ones found no effect in either direction [@flynn_bordieri2020]. A line you could defend with the ledger in your hand is the safer choice.',
    'When worry about work has taken your sleep for weeks, brings on panic or keeps you from going in, please talk to a doctor or a therapist. For fear that appears whenever others are watching, cognitive behavioral therapy is well supported: in a comparison of 101 trials, the individual form had the largest effect among psychological treatments [@mayo_wilson2014]. Nothing on this page is medical advice.'
  ]
}
