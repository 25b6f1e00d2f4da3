import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'gratitude',
  subcategory: 'enough',
  title: 'Enough',
  description:
    'An evening practice of wanting a little less, for people whose needs are met and whose browser tabs are not.',
  seo: {
    title: 'Enough: Affirmations for Contentment and Wanting Less',
    description:
      'Contentment affirmations for an evening off from wanting, a kitchen-table practice, and a firm line between a want and a real shortage.',
    keywords: [
      'enough affirmations',
      'contentment affirmations',
      'wanting less',
      'comparison and envy',
      'simple living'
    ]
  },
  badges: ['Evening practice', 'Contentment', 'Free, by design'],
  introduction: [
    '“Enough” is a difficult word to advertise, so we hear it seldom. Most of what reaches us in a day, from the billboard to the friend’s new deck, carries the opposite suggestion. By evening many of us are looking at a perfectly good lamp and thinking about lamps.',
    'The lines in this section are for putting that down for a few hours. They look at rice and eggs, the coat with the mended pocket, the one chair by the window. They also cover the other kind of too little, the feeling of not having done or been as much as you should by this hour of the day. You might finish the list tomorrow. You might take one item off it and tell nobody.',
    'One thing must be said at the start. Some people do not have what they need, and for them “enough” would be a lie. If you are choosing between heat and groceries, this page has no business telling you to be content. [Money calm](/category/success/money-calm) has lines for opening the envelope and asking for help.'
  ],
  benefits: [
    {
      title: 'A pause between the want and the card',
      text: 'A sentence takes about as long as the payment screen does to load. Sometimes that is all the time a second thought needs.'
    },
    {
      title: 'The things you own come back into view',
      text: 'Objects go invisible once they are ours. Reading your own shelf as if it belonged to a stranger with decent taste can be oddly satisfying.'
    },
    {
      title: 'Less keeping score',
      text: 'Envy often keeps a short guest list, old classmates mostly. A line said on the way past the nicer house lets you admire it as a house.'
    },
    {
      title: 'A legal end to the working day',
      text: 'Chores have no natural finish. Saying “that is plenty for a Wednesday” supplies one, and you can go to bed with the bucket still in the hall.'
    }
  ],
  howToUse: [
    {
      title: 'Hold a one-drawer museum',
      text: 'Open a single drawer or cupboard. Take out three things and give each a museum label in your head: what it is, where it came from, how long it has served. Put them back. You are finished.'
    },
    {
      title: 'Name the want without arguing',
      text: 'Say it flatly: “I want new boots.” No shame and no case for the defense. A want that has been named tends to sit down for a while.'
    },
    {
      title: 'Sort it',
      text: 'Ask whether going without would harm you or only itch. Boots that leak in January are a need: plan for them. Boots in a better brown can go on the list with a date.'
    },
    {
      title: 'Make a plan for the weak hour',
      text: 'If you know when you shop, scroll or compare, tie the line to that moment: “When I open a shopping app after nine, I read my line and put the kettle on first.”'
    },
    {
      title: 'Use one neglected thing tonight',
      text: 'The good cups, the puzzle, the walking shoes, the spice bought for one recipe in spring. Enjoying what is already paid for is the most practical form this gets.'
    }
  ],
  tips: [
    {
      title: 'Say the number',
      text: 'Vague “enough” slips away. “Four mugs is plenty for two people” stays where you put it.'
    },
    {
      title: 'Keep ambition out of the courtroom',
      text: 'You can be content with your apartment and still apply for the better job. Satisfaction with what is here does not have to settle what comes next.'
    },
    {
      title: 'Mute one account',
      text: 'Words work poorly against a feed designed by professionals. Unfollow the single account that most often leaves you feeling shabby, and give the sentence a fair chance.'
    },
    {
      title: 'Notice who gains from your “enough”',
      text: 'If a boss, a landlord or a partner is fond of telling you to be satisfied, be careful. Contentment is yours to offer and should not be used to quiet a fair complaint.'
    },
    {
      title: 'Lend something',
      text: 'An object that leaves the house for a week shows you whether you needed two of it. The neighbor gets a drill out of the experiment.'
    }
  ],
  scientificBasis: [
    'To be plain about it: we found no trial of contentment sentences, and none in which people practiced wanting less. What follows is near the subject and does not quite touch it.',
    'Closest is the gratitude research in general. Turning attention toward what one already has gave a small average rise in well-being in a preregistered analysis of 145 papers, about 0.19 standard deviations, going by people’s own reports[@choi2025]. Spending, envy and clutter were not the question.',
    'Next is perspective. Re-thinking a situation had a small-to-medium effect on feelings (0.36) and viewing it from another angle slightly more (0.45) in a meta-analysis of 306 comparisons, most of them short laboratory tasks with healthy people[@webb2012]. Experiments on values are related: when students had affirmed what mattered to them, a threat took up a smaller part of how they saw themselves, and simply being helped to a wider view lowered defensiveness just as well[@critcher_dunning2015]. Being reminded that you are more than your square footage is a fair, if loose, translation.',
    'Two more findings shaped the steps. Four laboratory experiments found that basking in a rosy picture of the future left people with less energy than other kinds of imagining[@kappes_oettingen2011], which is a mild argument for spending some of the evening in the room you are in. And the plan for a weak hour uses the if-then form, which helped people reach their goals in 94 tests, on average to a medium or large degree, though less so outside the laboratory[@gollwitzer_sheeran2006].'
  ],
  limits: [
    'A line about having plenty can sting when you do not. In one experiment, reading positive statements lowered the mood of people whose basic needs were poorly met[@yeung_lun2016]. It was a single study of modest size, and it matches common sense. Being short of money, space, safety or company calls for practical help first, and there is no failing in saying so out loud.',
    'Some of our lines mention food because supper is where “enough” is easiest to see. They are about pleasure and plenty. If eating is a struggle for you, or you hear in them an order to take less, please leave this section and talk with a doctor or an eating-disorder service. Likewise if buying, betting or debt has slipped out of your hands: free debt advice or a therapist will do more than any sentence. This is not medical or financial advice.',
    'And when the sense of never being enough is about you as a person, day after day, the guide to [low self-esteem](/problem-solution/low-self-esteem) is a better place to start.'
  ]
}
