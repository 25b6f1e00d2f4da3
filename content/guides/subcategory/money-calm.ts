import type { SubcategoryGuide } from '../../types'

export const guide: SubcategoryGuide = {
  category: 'success',
  subcategory: 'money-calm',
  title: 'Money Calm: Affirmations for Opening the Envelope',
  description:
    'No wealth magic: lines that help you look at a bill, make a call about it, and have an evening afterward.',
  seo: {
    title: 'Money Calm: Affirmations for Bills, Budgets and Rent Day',
    description:
      'Honest money affirmations for the twenty minutes in which you open the bill, write the numbers down and call someone. They bring no income, and say so.',
    keywords: [
      'money affirmations',
      'affirmations for money stress',
      'financial anxiety',
      'budget affirmations',
      'debt stress'
    ]
  },
  badges: ['Bills and rent', 'No money magic'],
  introduction: [
    'Some envelopes have a window, and after a while you know the sender by the shade of the paper. They gather behind the toaster. Each one left closed makes the next a little harder to touch, and the due date inside comes nearer in the dark.',
    'Books about money like to call this a problem of attitude. For many households it is arithmetic under bad conditions: cut hours, a landlord, a tooth, a brother who needed it more. Nothing on this page claims that wages rise when you speak kindly to yourself. What a line may do is steady your hand for the twenty minutes in which you look.',
    'So you will not find “I am wealthy” below. You will find “I can read to the second page,” which is a sentence you can make true before lunch.'
  ],
  benefits: [
    {
      title: 'You know while there is time',
      text: 'Someone who learns the sum on Tuesday has more to choose from than someone who hears it from a collector in the spring. Anything that gets the letter opened earlier is worth having, a sentence included.'
    },
    {
      title: 'Shame leaves the room for a bit',
      text: 'Owing four hundred dollars is a fact about four hundred dollars. Said aloud in a plain voice, it stops commenting on your mother, your marriage or your school years, and then it can be divided into months.'
    },
    {
      title: 'A voice you can call with',
      text: 'People who answer phones for the gas company talk to worried callers all day. If your first sentence is ready, you are spared the long apology, and so are they.'
    }
  ],
  howToUse: [
    {
      title: 'Set a small table',
      text: 'Daylight if possible, and food first. Put out water, a pen, paper and *one* bill. Set a timer for twenty minutes. When it rings you are free to stop in the middle of a word.'
    },
    {
      title: 'Start with what is so',
      text: 'Make a line in two halves, a fact and an act: “My hours were cut. I can find out what I owe by noon.” Because the first half is true, there is nothing in it for you to argue with, and the second half asks only for a morning.'
    },
    {
      title: 'Draw three columns',
      text: 'How much, to whom, by when. Fill in what the letter says and put a question mark where it says nothing. There is no fourth column for whose fault it was.'
    },
    {
      title: 'Sort into now, soon and ask',
      text: 'Whatever keeps the roof, the heat, the food and the medicine goes under *now*. Bills with a date you can meet go under *soon*. All the others go under *ask*, which means that somebody on the other end has to be spoken to. Rules differ from place to place, so a debt adviser’s order beats ours.'
    },
    {
      title: 'Write the first words of the call',
      text: 'Use an if-then plan: “If the kettle has boiled at ten, then I dial the number on page two.” Under it goes the opening: “I want to pay, and I can’t pay all of it this month. What arrangements do you have?” Note the name of the person, the date and what was promised.'
    },
    {
      title: 'Close the shop',
      text: 'Papers into a box with a lid, lid on, a closing line: “That was today’s share.” Keep the banking app out of the bedroom. Sums done at 3 a.m. frighten a great deal and settle very little.'
    }
  ],
  tips: [
    {
      title: 'Two people, one sheet',
      text: 'If you share money with someone, sit on the same side of the table. Each says one true line first, “I’m scared of the car payment,” and then you both turn to the paper. Facing the sheet is easier than facing each other.'
    },
    {
      title: 'On a bad day, listen',
      text: 'Record two gentle lines in your own voice and play them while you do the dishes. In one experiment, reading positive statements lowered the mood of people whose basic needs were poorly met, while hearing them lifted mood whatever people’s self-esteem [@yeung_lun2016]. It was a short test with a modest sample and had no bills in it, but it costs nothing to try.'
    },
    {
      title: 'Let small sums be small',
      text: 'Skipping coffee will not buy a house in most cities, and scolding yourself over it wastes a warm drink. Save your strength for the three largest lines on the sheet. They are where a call can change something.'
    }
  ],
  scientificBasis: [
    'We searched our files for a study of affirmations and money worries and came back with none. Everything in this section is a neighbor.',
    'The first neighbor concerns looking away. When 306 experimental comparisons of ways to handle feelings were pooled, seeing the situation from another perspective helped most (d = 0.45), thinking about it differently helped somewhat (d = 0.36), and trying to push thoughts and feelings away did not help [@webb2012]. These were mostly brief laboratory tasks with healthy volunteers. Still, a pile of unopened mail is a fair picture of pushing away.',
    'The second concerns proportion. In a series of experiments, people who had affirmed what they value saw themselves more broadly, so that a threat became a smaller part of the whole; a plain exercise in taking perspective, with no praise in it, lowered defensiveness as well [@critcher_dunning2015]. The participants were students and the effects were measured at once. For a kitchen table it suggests a practical move: before you add up the debts, write down three parts of your life that they do not touch.',
    'Two cautions complete the picture. Dwelling on an idealized future lowered people’s energy in four small experiments [@kappes_oettingen2011], so we leave out the beach house. And a sentence that claims much more than you believe may sting, as it did for people with low self-esteem in one study [@wood2009], though not in a later pair [@flynn_bordieri2020]. For the phone call, the best-supported tool is the if-then plan: a medium-to-large effect over 94 tests of many different goals [@gollwitzer_sheeran2006].'
  ],
  limits: [
    'Low pay, high rents and medical bills are not states of mind, and no line will repair them. Free debt advice, help with claiming benefits, food banks, unions and tenants’ groups do things that a sentence cannot, so please use them without waiting until you have “tried everything.” Be wary of anyone who charges a fee up front to erase debts, and of anyone who sells riches by thought.',
    'If another person takes your wages, hides the mail or makes you account for every coin, that may be financial abuse. A domestic violence service can advise you in confidence, even if nobody has raised a hand.',
    'Money trouble and low mood often arrive together. When worry keeps you awake for weeks, when you drink or gamble to quiet it, or when mornings have lost their point, talk to a doctor or a therapist; this page is not medical advice. If you are thinking of ending your life, call your local emergency number now, or a crisis line: 988 by call or text in the United States and Canada, 116 123 in the United Kingdom and Ireland. The directory at findahelpline.com covers many other countries, and our [resources](/resources) list more. Debts can be negotiated later, by someone who is rested and not alone with them.'
  ]
}
