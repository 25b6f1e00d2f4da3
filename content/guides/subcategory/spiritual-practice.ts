import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'gratitude',
  subcategory: 'spiritual-practice',
  title: 'Spiritual Practice',
  description:
    'Lines for silence, prayer and wonder, written so that believers, doubters and people with no religion can each say them honestly.',
  seo: {
    title: 'Spiritual Affirmations for Any Faith or None',
    description:
      'Spiritual affirmations with the doctrine left out: two quiet minutes, a candle or a night sky, and what research can and cannot say about them.',
    keywords: [
      'spiritual affirmations',
      'interfaith affirmations',
      'secular spirituality',
      'silence and prayer',
      'awe practice',
      'meditation affirmations'
    ]
  },
  badges: ['Any faith or none', 'Quiet practice'],
  introduction: [
    'A choir you cannot see is rehearsing behind a half-open door. A woman in the laundromat moves her lips over beads. In a parking lot a man with groceries in both hands has stopped to look straight up. Ask these people what they are doing and you would hear words that do not agree with one another. Watch them and you would say they are doing much the same: standing still, for a moment, in front of something larger than the to-do list.',
    'This section is for that. It has no teaching to pass on. No line here says who made the stars or what happens when we die, and none promises that the right words bring the right results. Where a line says “prayer,” you may hear “attention.” Where it says nothing, put in the name you use.'
  ],
  benefits: [
    {
      title: 'A threshold',
      text: 'Moving from noise into quiet is hard to do cold. A short sentence, said in the same way each time, works like a doorstep: you know when you have crossed it.'
    },
    {
      title: 'Words when your own are gone',
      text: 'In grief or doubt the old prayers can sound too certain and silence too bare. A plain line may be something to hold until your own language returns, in whatever form it does.'
    },
    {
      title: 'Company across difference',
      text: 'Families are mixed now, and so are hospital rooms. One sentence that a Hindu aunt, a Baptist neighbor and an unbelieving son can say together before a meal is worth having.'
    },
    {
      title: 'A different measure of size',
      text: 'Under a night sky or a very old tree you may feel small, and find it restful. The lines about awe are invitations to go and look.'
    }
  ],
  howToUse: [
    {
      title: 'Mark the beginning',
      text: 'Light a candle, take off your shoes, turn the chair to the window, switch the phone face down. Any sign will do, provided it is the same one tomorrow.'
    },
    {
      title: 'Sit or stand as your body likes',
      text: 'No posture is holier than another. If sitting still is uncomfortable, practice while washing rice or walking the length of a corridor. Eyes open is fine.'
    },
    {
      title: 'Say one line slowly',
      text: 'Let it take a whole breath out. Say it a second time more quietly, and a third time without sound.'
    },
    {
      title: 'Then stay',
      text: 'Ten breaths of silence, counted on your fingers if that helps. Thoughts will arrive with their coats on. You can nod to each and go back to the candle. If you fall asleep, you needed it.'
    },
    {
      title: 'Close it properly',
      text: 'An amen, a bow, a hand on the doorframe, the match head under the tap. Ending on purpose keeps the quiet from trailing off into email.'
    }
  ],
  tips: [
    {
      title: 'Borrow from your own attic first',
      text: 'A hymn line, a verse, a poem learned in school, something your grandfather said while planting. Familiar words come with a room already built around them.'
    },
    {
      title: 'Let doubt attend',
      text: 'You can say a line and not be sure of it. If a sentence overstates your belief, lower it by a step: “I hope,” “I wonder,” “I am listening in case.”'
    },
    {
      title: 'Go out for awe',
      text: 'Keep a short list of places within ten minutes that make you look up: the roof of the parking garage, the river bend, a nave that is open at noon. Visit one on an ordinary weekday.'
    },
    {
      title: 'Make thanks a gesture',
      text: 'When words feel false, set the table with care, water a plant that is not yours, or leave the place cleaner. Plenty of traditions would call that prayer, and people without one do it every day.'
    },
    {
      title: 'Keep it brief and ordinary',
      text: 'Two minutes on most evenings is easier to love than an hour you dread. Reverence survives a barking dog.'
    }
  ],
  scientificBasis: [
    'Our library of studies contains none on prayer, none on awe, and none that tests spiritual sentences. We will not stretch other findings to cover them. Whether a practice is meaningful to you is also a question that an effect size cannot settle.',
    'What has been measured nearby is meditation. A review of 47 randomized trials, with 3,515 people, found that mindfulness programs gave small to moderate relief from anxiety compared with groups who did some other activity[@goyal2014]. Programs of that sort ask for regular training over a length of time, so the result says little about one line and ten breaths.',
    'You may have read that such habits reshape the brain. Two combined randomized trials, 218 people in all, looked for changes in brain structure after an eight-week mindfulness course and detected none[@kral2022]. Eight weeks may be too short to see anything. Still, we would sooner tell you that than repeat the promise. The [science hub](/science-hub#neuroplasticity) goes through the claim in detail.',
    'Where spiritual practice includes thanks, the gratitude studies apply in part: short written lists went with better mood in early experiments[@emmons_mccullough2003], and the pooled effect on well-being across 28 countries is small and differs from one country to the next for reasons nobody has pinned down[@choi2025]. Where it becomes a routine, a study of 96 volunteers is encouraging in a modest way. They repeated a small daily act after a fixed cue, it took about 66 days on average to feel automatic (anything from 18 to 254, with a good fit in only 39 people), and a missed day made no real difference[@lally2010]. The acts were eating, drinking and exercise, so lighting a candle is our extension.'
  ],
  limits: [
    'Silence does not agree with everyone. If sitting quietly brings on panic, or memories you did not invite, open your eyes, stand up and stop. Nothing has been lost. A therapist can help you find a form that is safe, and some people do best with music, walking or company.',
    'Please talk to a doctor or a mental health professional if prayer or ritual has turned into something you must repeat until it feels exactly right, if you hear voices that give you orders, or if faith has become another reason to hate yourself. The same goes for low mood or fear that does not lift. A trusted chaplain, imam, rabbi, priest or humanist counselor can be a good listener beside that care.',
    'If religion is where you were hurt, you need not mend it here. Choose the lines about rain and stars, or leave the whole section alone. It is not medical advice, and it is no replacement for the people of a community.'
  ]
}
