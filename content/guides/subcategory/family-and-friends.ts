import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'love',
  subcategory: 'family-and-friends',
  title: 'Affirmations for Family and Friends',
  description:
    'Lines to carry through a doorway: toward parents, children, siblings, in-laws, and old friends, or back out again with your coat on.',
  seo: {
    title: 'Family and Friendship Affirmations for Real Households',
    description:
      'What to tell yourself before Sunday lunch, at school pickup, on the way to a hospital bed, or before calling a friend after two silent years.',
    keywords: [
      'family affirmations',
      'friendship affirmations',
      'affirmations for parents',
      'family boundaries',
      'estranged family'
    ]
  },
  badges: ['For visits and calls', 'Boundaries included'],
  introduction: [
    'With a partner there is at least a beginning that you chose. Family was there when you arrived. It has seen you with chicken pox, it remembers what you said at the funeral, and it can turn a grown surgeon into a sulking twelve-year-old in the time it takes to pass the potatoes.',
    'Friends come in by another door, and some of them stay until they are kin. What both have in common is history. You are rarely answering only what was said; you are answering 1998. An affirmation in this corner of the site is a small way to find out what year it is before you speak.',
    'The word family is used widely here. It covers stepchildren, godmothers, the neighbor who has your key, people you care for, people you have buried, and people you have decided not to see.'
  ],
  benefits: [
    {
      title: 'You arrive with a choice made',
      text: 'Knowing in the car which remark you will let pass and which you will answer leaves you less at the mercy of the first one through the door.'
    },
    {
      title: 'First moves get smaller',
      text: 'After a long silence, people think they owe an explanation. A line like “I can send the photo and nothing else” cuts the job down to what a thumb can do at a bus stop.'
    },
    {
      title: 'Parents get a shorter trial',
      text: 'You lost your temper over the shoes. A sentence for the walk back to the car can make it an event of a Tuesday morning, with an apology at three o’clock, before it grows into a theory of what sort of mother or father you are.'
    },
    {
      title: 'Leaving can be planned kindly',
      text: 'Boundaries sound grand and come down to coats, keys, and times. It is easier to go at eight if you told yourself at six that you would.'
    },
    {
      title: 'Care that includes the caregiver',
      text: 'Those who lift, drive, translate, and sit in corridors for someone else often have nobody asking how the day was. One line is a poor substitute for that question. It may remind you to tell a friend that you need it asked.'
    }
  ],
  howToUse: [
    {
      title: 'Write the name and the next occasion',
      text: '“Dad, Sunday, one o’clock.” “Priya, her birthday message.” A person plus a date gives a line somewhere to land.'
    },
    {
      title: 'Ask what you want to be like in that room',
      text: 'Leave aside how they ought to be. Generous? Steady? Brief? Write for three minutes about why that quality matters to you. When people did this with a value of their own, in two small laboratory experiments, they felt kinder toward themselves and were more helpful soon afterward.[@lindsay_creswell2014]'
    },
    {
      title: 'Make the line for the doorway',
      text: 'Short, because your arms will be full: “I am forty-three, and I brought the salad.” Say it on the step. Then ring.'
    },
    {
      title: 'Put a plan on the sore spot',
      text: 'You know the topic. “If my divorce comes up, then I say I would like to hear about the garden, and I mean it.” Have a second plan for the second try: “If it comes up again, then I take the dog around the block.” Making such a plan and not just an intention had a medium-to-large average benefit in 94 tests of other goals.[@gollwitzer_sheeran2006]'
    },
    {
      title: 'Come home to two questions',
      text: 'What did I do that I would do again? Whom do I want to thank? Send the thanks before bed, with the detail left in. Skip the list of who was impossible; you will remember.'
    },
    {
      title: 'On days without an occasion, reach one person',
      text: 'Go through your five to ten lines and let one of them pick a name for you. Two sentences and a picture will do. Kept up for a month, that is around thirty people who heard from you, or the same three friends ten times.'
    }
  ],
  tips: [
    {
      title: 'Say the repair where children can hear it',
      text: '“I shouted. That was mine, and I am sorry.” Leave off the part about what they did first. There is more in [affirmations with children](/how-to-guide/affirmations-with-children), and in the guide to [parental guilt](/problem-solution/parental-guilt).'
    },
    {
      title: 'Use your adult name',
      text: 'If your family calls you by a childhood name, think the line with the name your colleagues use. Addressing yourself by name, or as “you,” went with less distress and less brooding in studies of nervous moments.[@kross2014] None was set at Thanksgiving.'
    },
    {
      title: 'At a sickbed, fewer words',
      text: 'Pick a line for your hands: holding the cup, rubbing the foot, finding the glasses. The page on being [at the bedside](/how-to-guide/at-the-bedside) was written for those chairs.'
    },
    {
      title: 'Let friendships be uneven for a season',
      text: 'New babies, night shifts, and chemotherapy all eat replies. A line for patience, such as “I can write first again,” is fine until it starts to taste bitter. Then say so, or write to somebody else.'
    },
    {
      title: 'Give it months, gently',
      text: 'You will see some relatives twice before day 21 and not at all before day 90, so our usual check-in dates fit poorly. Count visits. After four or five, ask whether you leave the house in better shape than you used to.'
    }
  ],
  scientificBasis: [
    'Of all the subjects on this site, families may have the fewest experiments behind them. We hold no study that tested affirmations on in-laws, siblings, parents, or old friends. One result does touch daily company: a meta-analysis of 129 tests found that self-affirmation exercises lifted social well-being by about 0.26 of a standard deviation.[@zhang2025] It pooled published work with people who had no clinical diagnosis, and published work tends to flatter.',
    'Gratitude has been counted more often. People who made lists of things they were thankful for did better than people who listed hassles, most clearly in positive mood.[@emmons_mccullough2003] Set against doing some other activity, the benefit shrinks to around 0.17, and against other active psychological exercises it vanishes.[@davis2016] So thank your aunt because she drove four hours, and take whatever it does for your mood as a side dish.',
    'Behind the doorway line stands an idea from the theory of self-affirmation: someone who has just been reminded of what they value has less need to defend themselves.[@steele1988] Its support comes chiefly from laboratories and classrooms. Nobody, to our knowledge, has wired up a dining room.'
  ],
  limits: [
    'Some relatives are dangerous, and some are only safe at a distance. You are free to hang up, move out, or stop visiting, and no line on this site asks you to forgive on a schedule. If a family member hits, threatens, or controls you, or is hurting a child or an older person, safety comes first: call the emergency number or the protective or domestic abuse service where you live, and tell someone outside the family.',
    'Words said to yourself cannot carry a load that needs three people. If you look after someone and are running out of patience or sleep, ask the clinic, the school, or your town what help exists, and say the plain sentence, “I cannot go on like this.” If what hurts is having nobody to call, the guide to [loneliness](/problem-solution/loneliness) begins further back than this one does.',
    'Talk to a doctor or therapist if visits leave you panicky for days, if old harm keeps returning in dreams or flashes, or if low mood has settled in. For a crisis there are free lines: 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland, and a list for other countries at findahelpline.com. What you read here is not medical advice.'
  ]
}
