import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'daily',
  subcategory: 'morning-affirmations',
  title: 'Morning Affirmations',
  description: 'A first sentence for the day, picked the night before and short enough for someone with one eye open.',
  seo: {
    title: 'Morning Affirmations Between the Alarm and the Door',
    description:
      'How to choose one morning affirmation, hang it on the kettle or the toothbrush, and follow it with a first act. What studies on timing really found.',
    keywords: [
      'morning affirmations',
      'positive morning affirmations',
      'short morning affirmations',
      'morning routine',
      'first hour of the day',
      'daily affirmations'
    ]
  },
  badges: ['First hour', 'Under two minutes'],
  introduction: [
    'Something is going to have the first word. On many mornings it is the phone, with a headline or a message from someone who was up before you. On others it is a thought left over from the night. A morning affirmation puts in a competing bid: one sentence of your own choosing, spoken before the rest of the world starts talking.',
    'It can be plain to the point of dullness. “Curtains first, then opinions” has done its work if you open the curtains. Save the large statements for an hour when you are awake enough to mean them, and give the half-awake person something they can carry to the bathroom and back.',
    'Morning here means the hour after you get up. If you clean offices until four or feed a newborn at two, your first hour falls wherever it falls, and all of this applies.'
  ],
  benefits: [
    {
      title: 'The cue delivers itself',
      text: 'You wake up every day without having to remember to. In a review of studies on health habits, those done in the morning tended to come out stronger, as did those that people had chosen for themselves [@singh2024]. More than half of the studies were at high risk of bias, so treat it as a lean.'
    },
    {
      title: 'A thought arrives before the feed does',
      text: 'Thirty seconds is enough to notice what you are bringing into the day: dread about the dentist, a good mood, a stiff neck. You get to know that before anyone asks you for anything.'
    },
    {
      title: 'The first act is already chosen',
      text: 'Paired with a small deed, the line takes one decision off your plate at an hour when decisions are expensive. Shoes on. Dog out. Pill, water, toast.'
    },
    {
      title: 'It stays doable on a bad day',
      text: 'Lines this short survive flu, visitors, exam weeks and hotel rooms. Continuity is easier to come by when the thing you are continuing is eight words long.'
    }
  ],
  howToUse: [
    {
      title: 'Choose in the evening',
      text: 'Tired people pick badly at six in the morning. After dinner, read through the list on this page until one line gives you a small nod, the kind you give a neighbor. If nothing nods, write your own with the [five-step guide](/how-to-guide/create-affirmations).'
    },
    {
      title: 'Put it where your hand goes first',
      text: 'Copy it on paper and leave it on the kettle lid, the contact-lens case, the leash. Paper beats a lock screen, because nothing else on it wants your attention.'
    },
    {
      title: 'Say it at one fixed beat',
      text: 'Pick a beat that cannot be skipped: water on your face, the click of the kettle, the second sock. The customary advice is three to five slow repeats within the first hour of waking. Nobody seems to have compared three with one, so stop when you have truly heard the sentence.'
    },
    {
      title: 'Add the “and then”',
      text: 'Finish the line with an act: “I can begin before I’m ready, *and then I put the laundry in*.” Deciding beforehand that a certain moment will trigger a certain act is among the better-tested ways of getting yourself to do things [@gollwitzer_sheeran2006].'
    },
    {
      title: 'Name what usually ruins it',
      text: 'You know the culprit: snooze, toddler, group chat. Make a plan for that one. “If I have already opened the phone, then I say the line with the phone face down.” A spoiled start can still hold a sentence.'
    },
    {
      title: 'Look back after three weeks',
      text: 'On day 21, ask two questions. Do I still say it without a reminder? Has anything in the first hour gone differently? Keep it, change it, or let it go. A steady routine tends to take months, and about 90 days is a fair horizon [@singh2024].'
    }
  ],
  tips: [
    {
      title: 'For the person who wakes up dreading it',
      text: 'Start with the ceiling, the blanket, the street noise: three things that are merely there. After that, a line about the next five minutes only. Dread dislikes short time frames.'
    },
    {
      title: 'For parents of early risers',
      text: 'Say it aloud to the child. “We are going to put one sock on and then the other” is a perfectly good affirmation for two. There is more on this in [affirmations with children](/how-to-guide/affirmations-with-children).'
    },
    {
      title: 'For bodies that hurt in the morning',
      text: 'Skip every line about energy. Try one about terms: “I set the pace until ten.” Your first act can be taking the medicine.'
    },
    {
      title: 'For people who share a thin wall',
      text: 'Mouth it, write it on the steamed mirror, or record it once in your own voice and listen to that. Whether it is spoken or silent is up to you.'
    },
    {
      title: 'When the line goes deaf',
      text: 'After a couple of weeks a sentence can turn into background noise. Change one word in it, or hand it to your evening self and start fresh. Five to ten in rotation is plenty.'
    }
  ],
  scientificBasis: [
    'No study that we found has compared affirmations at different hours, so the case for morning is borrowed from habit research. The most direct piece asked 48 students to do a short stretch either on waking or before bed for 90 days. From their ratings, the researchers projected that the stretch would become automatic after about 106 days for the morning group and 154 for the evening group [@fournier2017]. Both figures lie past the end of the study, and a stretch differs from a sentence.',
    'The steadiness of the cue may well matter more than the clock. When volunteers tied a daily action to a fixed moment, it took about 66 days on average to become as automatic as it was going to get. The range was 18 to 254, with a good fit in only 39 people, and one missed day made no real difference [@lally2010]. An analysis of millions of gym and hand-washing records agrees that no magic number exists: the gym typically took months, washing hands at a hospital took weeks [@buyalskaya2023].',
    'As for what a daily dose of reflection can do, the nearest thing is a brain-imaging study of sedentary adults. They were asked to reflect on their core values before reading messages about physical activity, then received daily messages for a month, and they became less sedentary than those who had not reflected on values [@falk2015]. Sixty people finished it. It concerned values together with advice, and one behavior, and it has not been independently repeated on a large scale.'
  ],
  limits: [
    'A morning line will not repair a night of four hours or a job that starts too early for the bus timetable. It also will not bring success by picturing it: in four laboratory experiments, dwelling on a rosy future left people with less energy [@kappes_oettingen2011]. If a cheerful sentence makes the room feel darker, choose something smaller, or skip words and go straight to the first act.',
    'Waking early with dread, or finding it nearly impossible to get up on most days for weeks, can be a sign of depression or another illness. Please talk to a doctor or mental health professional about it. Our [resources page](/resources) lists helplines by country, and nothing on this page is medical advice.'
  ]
}
