import type { Study } from '../types'

/**
 * The studies that the site cites, in the order of the research. Titles are as published; the sentences are ours.
 * What could not be checked (a number, a volume, an institution) is left out.
 */
export const studies: Study[] = [
  {
    key: 'steele1988',
    authors: ['Claude M. Steele'],
    year: 1988,
    title: 'The psychology of self-affirmation: Sustaining the integrity of the self',
    venue: 'Advances in Experimental Social Psychology, 21, 261–302',
    doi: '10.1016/S0065-2601(08)60229-4',
    url: 'https://doi.org/10.1016/S0065-2601(08)60229-4',
    institutions: ['University of Washington'],
    kind: 'theory',
    topics: ['self-affirmation', 'self-esteem'],
    finding:
      'Laid the ground for self-affirmation theory: people want to see themselves as adequate overall, so ' +
      'thinking about something they value in one part of life can make them less defensive about a threat in ' +
      'another.',
    methodology: 'A theory chapter that reread earlier experiments on cognitive dissonance.',
    limits:
      'It speaks about affirming personal values when under threat. Repeating positive sentences is a different ' +
      'thing, and the chapter does not cover it.'
  },
  {
    key: 'sherman_cohen2006',
    authors: ['David K. Sherman', 'Geoffrey L. Cohen'],
    year: 2006,
    title: 'The psychology of self-defense: Self-affirmation theory',
    venue: 'Advances in Experimental Social Psychology, 38, 183–242',
    doi: '10.1016/S0065-2601(06)38004-5',
    url: 'https://doi.org/10.1016/S0065-2601(06)38004-5',
    institutions: [],
    kind: 'theory',
    topics: ['self-affirmation', 'stress'],
    finding:
      'Gathers evidence that people who have affirmed a personal value weigh threatening information more fairly ' +
      'and get over everyday setbacks more easily.',
    methodology: 'A review chapter that tells the story of the research without pooling numbers.',
    limits: 'Written by leading supporters of the theory, and before the large school replications that found nothing.'
  },
  {
    key: 'cohen_sherman2014',
    authors: ['Geoffrey L. Cohen', 'David K. Sherman'],
    year: 2014,
    title: 'The psychology of change: Self-affirmation and social psychological intervention',
    venue: 'Annual Review of Psychology, 65, 333–371',
    doi: '10.1146/annurev-psych-010213-115137',
    url: 'https://doi.org/10.1146/annurev-psych-010213-115137',
    institutions: ['Stanford University', 'University of California, Santa Barbara'],
    kind: 'review',
    topics: ['self-affirmation', 'education', 'stress', 'relationships'],
    finding:
      'Concludes that a values-writing exercise at the right moment can help with school, health and ' +
      'relationships, at times for months or years, when a first small gain feeds the next.',
    methodology: 'A narrative review of laboratory and field experiments on values affirmation.',
    limits: 'No pooled numbers, and later large replications in schools found much smaller effects or none.'
  },
  {
    key: 'ferrer_cohen2019',
    authors: ['Rebecca A. Ferrer', 'Geoffrey L. Cohen'],
    year: 2019,
    title: 'Reconceptualizing self-affirmation with the Trigger and Channel framework: Lessons from the health domain',
    venue: 'Personality and Social Psychology Review, 23(3), 285–304',
    doi: '10.1177/1088868318797036',
    url: 'https://doi.org/10.1177/1088868318797036',
    institutions: [],
    kind: 'meta-analysis',
    topics: ['self-affirmation', 'behavior change', 'health', 'boundary conditions'],
    finding:
      'Affirmation moved health behavior more when people felt a threat, had real means to change and met the ' +
      'exercise at the right time; threat and means each went with larger effects.',
    methodology: 'A theory paper with a meta-analytic test across experiments on health behavior.',
    limits:
      'The conditions were coded across finished studies, which makes them likely explanations, still to be ' +
      'tested.'
  },
  {
    key: 'critcher_dunning2015',
    authors: ['Clayton R. Critcher', 'David Dunning'],
    year: 2015,
    title: 'Self-affirmations provide a broader perspective on self-threat',
    venue: 'Personality and Social Psychology Bulletin, 41(1), 3–18',
    doi: '10.1177/0146167214554956',
    url: 'https://doi.org/10.1177/0146167214554956',
    institutions: [],
    kind: 'experiment',
    topics: ['self-affirmation', 'stress', 'perspective'],
    finding:
      'Affirming a value let people see more of themselves at once, so that a threat took up less of the ' +
      'picture. A plain exercise in perspective, with nothing affirming in it, lowered defensiveness as much.',
    methodology: 'A series of randomized experiments with affirmation, perspective and control tasks.',
    limits: 'Students, laboratory tasks, short-term results. The active ingredient may be perspective more than praise.'
  },
  {
    key: 'emanuel2016',
    authors: [
      'Amber S. Emanuel',
      'Jennifer L. Howell',
      'Jennifer M. Taber',
      'Rebecca A. Ferrer',
      'William M. P. Klein',
      'Peter R. Harris'
    ],
    year: 2016,
    title:
      'Spontaneous self-affirmation is associated with psychological well-being: Evidence from a US national ' +
      'adult survey sample',
    venue: 'Journal of Health Psychology',
    doi: '10.1177/1359105316643595',
    url: 'https://doi.org/10.1177/1359105316643595',
    institutions: [],
    kind: 'observational',
    topics: ['self-affirmation', 'well-being'],
    participants: 3185,
    finding:
      'Most adults surveyed said they think of their values or strengths when something threatens them, and ' +
      'those who did so more reported more happiness, hope and optimism and less sadness and anger.',
    methodology: 'Answers from one round of a nationally representative US health survey, taken in 2013.',
    limits: 'A correlation at one point in time: happier people may simply affirm more.'
  },
  {
    key: 'cascio2016',
    authors: [
      'Christopher N. Cascio',
      'Matthew Brook O’Donnell',
      'Francis J. Tinney Jr.',
      'Matthew D. Lieberman',
      'Shelley E. Taylor',
      'Victor J. Strecher',
      'Emily B. Falk'
    ],
    year: 2016,
    title:
      'Self-affirmation activates brain systems associated with self-related processing and reward and is ' +
      'reinforced by future orientation',
    venue: 'Social Cognitive and Affective Neuroscience, 11(4), 621–629',
    doi: '10.1093/scan/nsv136',
    url: 'https://doi.org/10.1093/scan/nsv136',
    institutions: ['University of Pennsylvania', 'University of Michigan', 'University of California, Los Angeles'],
    kind: 'fMRI',
    topics: ['neuroplasticity', 'brain', 'self-affirmation', 'reward'],
    finding:
      'While they thought about their future in the light of a core value, adults who had affirmed showed more ' +
      'activity in brain regions tied to the self and to reward than adults who had not, and that activity went ' +
      'with sitting less later on.',
    methodology:
      'A brain-scanning task with two groups and regions chosen in advance for analysis, followed by a program ' +
      'of messages about physical activity.',
    limits:
      'Activity during a task says nothing about lasting change in the brain. The people were sedentary adults ' +
      'reflecting on values, and nobody repeated slogans.'
  },
  {
    key: 'falk2015',
    authors: [
      'Emily B. Falk',
      'Matthew Brook O’Donnell',
      'Christopher N. Cascio',
      'Francis Tinney',
      'Yoona Kang',
      'Matthew D. Lieberman',
      'Shelley E. Taylor',
      'Lawrence An',
      'Kenneth Resnicow',
      'Victor J. Strecher'
    ],
    year: 2015,
    title: 'Self-affirmation alters the brain’s response to health messages and subsequent behavior change',
    venue: 'Proceedings of the National Academy of Sciences, 112(7), 1977–1982',
    doi: '10.1073/pnas.1500247112',
    url: 'https://doi.org/10.1073/pnas.1500247112',
    institutions: ['University of Pennsylvania', 'University of Michigan', 'University of California, Los Angeles'],
    kind: 'fMRI',
    topics: ['brain', 'behavior change', 'self-affirmation', 'health'],
    participants: 67,
    participantsNote: '67 at the start, 60 at the final measurement',
    finding:
      'Sedentary adults who thought about core values before messages on physical activity showed more activity ' +
      'in a region linked to valuing (the ventromedial prefrontal cortex), and became less sedentary over the ' +
      'next month.',
    methodology:
      'A randomized scanning session, then a month of daily messages with activity measured by accelerometer.',
    limits: 'One behavior, one month, a modest group with some scans lost, and no large independent repeat.'
  },
  {
    key: 'dutcher2016',
    authors: [
      'Janine M. Dutcher',
      'J. David Creswell',
      'Laura E. Pacilio',
      'Peter R. Harris',
      'William M. P. Klein',
      'John M. Levine',
      'Julienne E. Bower',
      'Keely A. Muscatell',
      'Naomi I. Eisenberger'
    ],
    year: 2016,
    title: 'Self-affirmation activates the ventral striatum: A possible reward-related mechanism for self-affirmation',
    venue: 'Psychological Science, 27(4), 455–466',
    doi: '10.1177/0956797615625989',
    url: 'https://doi.org/10.1177/0956797615625989',
    institutions: ['University of California, Los Angeles', 'Carnegie Mellon University'],
    kind: 'fMRI',
    topics: ['brain', 'reward', 'self-affirmation'],
    finding:
      'Making choices about one’s most important values raised activity in the ventral striatum, a reward ' +
      'region, first in students and then in a community sample.',
    methodology: 'Two scanning studies that compared judgments about values with judgments about neutral preferences.',
    limits:
      'Small imaging samples. A busier reward region does not tell us that mood, behavior or anything lasting ' +
      'improved.'
  },
  {
    key: 'dutcher2020',
    authors: [
      'Janine M. Dutcher',
      'Naomi I. Eisenberger',
      'Hayoung Woo',
      'William M. P. Klein',
      'Peter R. Harris',
      'John M. Levine',
      'J. David Creswell'
    ],
    year: 2020,
    title: 'Neural mechanisms of self-affirmation’s stress buffering effects',
    venue: 'Social Cognitive and Affective Neuroscience',
    doi: '10.1093/scan/nsaa042',
    url: 'https://doi.org/10.1093/scan/nsaa042',
    institutions: ['Carnegie Mellon University', 'University of California, Los Angeles'],
    kind: 'fMRI',
    topics: ['brain', 'stress', 'self-affirmation'],
    finding:
      'After blocks of affirming values in the scanner, people reported less stress and did better on a ' +
      'stressful task, with more activity in a valuing region and then less in one of two regions linked to ' +
      'threat.',
    methodology:
      'A scanning study in which each person alternated between affirmation or control blocks and stress blocks.',
    limits:
      'A small sample and effects of the moment only. The other threat region that the authors had predicted did ' +
      'not respond.'
  },
  {
    key: 'moser2017',
    authors: [
      'Jason S. Moser',
      'Adrienne Dougherty',
      'Whitney I. Mattson',
      'Benjamin Katz',
      'Tim P. Moran',
      'Darwin Guevarra',
      'Holly Shablack',
      'Ozlem Ayduk',
      'John Jonides',
      'Marc G. Berman',
      'Ethan Kross'
    ],
    year: 2017,
    title:
      'Third-person self-talk facilitates emotion regulation without engaging cognitive control: Converging ' +
      'evidence from ERP and fMRI',
    venue: 'Scientific Reports, 7, 4519',
    doi: '10.1038/s41598-017-04047-3',
    url: 'https://doi.org/10.1038/s41598-017-04047-3',
    institutions: ['Michigan State University', 'University of Michigan'],
    kind: 'fMRI',
    topics: ['self-talk', 'emotion regulation', 'brain'],
    finding:
      'Using one’s own name in place of “I” while facing upsetting pictures or memories lowered brain markers of ' +
      'emotional reaction, with no extra sign of effort.',
    methodology: 'One study of brain waves and one of brain scans; each person tried both “I” and their own name.',
    limits: 'Small samples and momentary effects, silent on well-being over time.'
  },
  {
    key: 'draganski2004',
    authors: ['Bogdan Draganski', 'Christian Gaser', 'Volker Busch', 'Gerhard Schuierer', 'Ulrich Bogdahn', 'Arne May'],
    year: 2004,
    title: 'Neuroplasticity: Changes in grey matter induced by training',
    venue: 'Nature, 427, 311–312',
    doi: '10.1038/427311a',
    url: 'https://doi.org/10.1038/427311a',
    institutions: ['University of Regensburg', 'University of Jena'],
    kind: 'experiment',
    topics: ['neuroplasticity', 'learning'],
    finding:
      'Adults who learned to juggle showed a local increase of gray matter in areas that process motion. It ' +
      'shrank again once they stopped practicing.',
    methodology:
      'Structural brain scans before training, after training and after a stretch without practice, next to a ' +
      'control group.',
    limits:
      'A small study of a motor skill. It shows that adult brains change with practice; affirmations were no ' +
      'part of it.'
  },
  {
    key: 'kral2022',
    authors: [
      'Tammi R. A. Kral',
      'Kaley Davis',
      'Cole Korponay',
      'Matthew J. Hirshberg',
      'Rachel Hoel',
      'Lawrence Y. Tello',
      'Robin I. Goldman',
      'Melissa A. Rosenkranz',
      'Antoine Lutz',
      'Richard J. Davidson'
    ],
    year: 2022,
    title:
      'Absence of structural brain changes from mindfulness-based stress reduction: Two combined randomized ' +
      'controlled trials',
    venue: 'Science Advances, 8(20), eabk3316',
    doi: '10.1126/sciadv.abk3316',
    url: 'https://doi.org/10.1126/sciadv.abk3316',
    institutions: ['University of Wisconsin-Madison'],
    kind: 'experiment',
    topics: ['neuroplasticity', 'mindfulness', 'replication'],
    participants: 218,
    finding:
      'Eight weeks of mindfulness training left no detectable change in gray matter or cortical thickness when ' +
      'compared with an active course or a waiting list, against earlier reports.',
    methodology: 'Two randomized trials with three groups each, combined, with structural scans before and after.',
    limits:
      'It tested mindfulness, and eight weeks may be short for changes of structure. It is a strong reason for ' +
      'caution with talk of rewiring.'
  },
  {
    key: 'creswell2005',
    authors: [
      'J. David Creswell',
      'William T. Welch',
      'Shelley E. Taylor',
      'David K. Sherman',
      'Tara L. Gruenewald',
      'Traci Mann'
    ],
    year: 2005,
    title: 'Affirmation of personal values buffers neuroendocrine and psychological stress responses',
    venue: 'Psychological Science, 16(11), 846–851',
    doi: '10.1111/j.1467-9280.2005.01624.x',
    url: 'https://doi.org/10.1111/j.1467-9280.2005.01624.x',
    institutions: ['University of California, Los Angeles', 'University of California, Santa Barbara'],
    kind: 'experiment',
    topics: ['stress', 'self-affirmation', 'cortisol'],
    participants: 85,
    finding:
      'People who reflected on a personal value before a laboratory stress test had a smaller rise in the stress ' +
      'hormone cortisol. The least stress was felt by those who had affirmed and who also had high self-esteem ' +
      'and optimism to begin with.',
    methodology:
      'A randomized laboratory experiment: a values task or a control task, then a stress challenge of the ' +
      'speech-and-arithmetic kind.',
    limits:
      'One small study. The result for felt stress depended on resources people already had, and the task was ' +
      'about values.'
  },
  {
    key: 'sherman2009',
    authors: ['David K. Sherman', 'Debra P. Bunyan', 'J. David Creswell', 'Lisa M. Jaremka'],
    year: 2009,
    title:
      'Psychological vulnerability and stress: The effects of self-affirmation on sympathetic nervous system ' +
      'responses to naturalistic stressors',
    venue: 'Health Psychology, 28(5), 554–562',
    doi: '10.1037/a0014663',
    url: 'https://doi.org/10.1037/a0014663',
    institutions: ['University of California, Santa Barbara', 'Carnegie Mellon University'],
    kind: 'field experiment',
    topics: ['stress', 'self-affirmation', 'education'],
    finding:
      'Students who wrote two essays on their values in the two weeks before their hardest exam showed no rise ' +
      'in adrenaline, while the others did. Those most afraid of being judged gained most.',
    methodology:
      'A randomized field experiment that measured adrenaline in urine at baseline and on the morning of the ' +
      'exam.',
    limits: 'A small group of students on a single campus, and one kind of stress.'
  },
  {
    key: 'creswell2013',
    authors: ['J. David Creswell', 'Janine M. Dutcher', 'William M. P. Klein', 'Peter R. Harris', 'John M. Levine'],
    year: 2013,
    title: 'Self-affirmation improves problem-solving under stress',
    venue: 'PLoS ONE, 8(5), e62593',
    doi: '10.1371/journal.pone.0062593',
    url: 'https://doi.org/10.1371/journal.pone.0062593',
    institutions: ['Carnegie Mellon University', 'University of California, Los Angeles'],
    kind: 'experiment',
    topics: ['stress', 'performance', 'self-affirmation'],
    participants: 80,
    finding:
      'A short values task helped chronically stressed students solve problems under pressure, where they ' +
      'otherwise fell behind.',
    methodology: 'A randomized laboratory experiment: 30 word puzzles in front of an evaluator.',
    limits: 'A small sample, one task on one day, and an effect that depends on how stressed people were.'
  },
  {
    key: 'goyal2014',
    authors: [
      'Madhav Goyal',
      'Sonal Singh',
      'Erica M. S. Sibinga',
      'Neda F. Gould',
      'Anastasia Rowland-Seymour',
      'Ritu Sharma',
      'Zackary Berger',
      'et al.'
    ],
    year: 2014,
    title: 'Meditation programs for psychological stress and well-being: A systematic review and meta-analysis',
    venue: 'JAMA Internal Medicine, 174(3), 357–368',
    doi: '10.1001/jamainternmed.2013.13018',
    url: 'https://doi.org/10.1001/jamainternmed.2013.13018',
    institutions: ['Johns Hopkins University'],
    kind: 'meta-analysis',
    topics: ['mindfulness', 'stress', 'anxiety'],
    participants: 3515,
    finding:
      'Mindfulness meditation programs eased anxiety by a small to moderate amount, about 0.38 at the end of the ' +
      'program, next to active comparison groups.',
    methodology: 'A systematic review and meta-analysis of 47 randomized trials that used active controls.',
    limits:
      'It concerns meditation courses, which are longer and more guided than a daily line. No affirmations were ' +
      'tested.'
  },
  {
    key: 'webb2012',
    authors: ['Thomas L. Webb', 'Eleanor Miles', 'Paschal Sheeran'],
    year: 2012,
    title:
      'Dealing with feeling: A meta-analysis of the effectiveness of strategies derived from the process model ' +
      'of emotion regulation',
    venue: 'Psychological Bulletin, 138(4), 775–808',
    doi: '10.1037/a0027600',
    url: 'https://doi.org/10.1037/a0027600',
    institutions: ['University of Sheffield'],
    kind: 'meta-analysis',
    topics: ['emotion regulation', 'self-talk', 'anxiety management'],
    participantsNote: '306 comparisons; the total number of people is not stated in the abstract',
    finding:
      'Rethinking a situation shifted emotion by a small to medium amount (0.36) and taking another perspective ' +
      'did best (0.45). Trying to push a feeling or thought away did not work.',
    methodology: 'A meta-analysis of 306 comparisons from experiments.',
    limits: 'Mostly short laboratory exercises with healthy people.'
  },
  {
    key: 'cohen2006',
    authors: ['Geoffrey L. Cohen', 'Julio Garcia', 'Nancy Apfel', 'Allison Master'],
    year: 2006,
    title: 'Reducing the racial achievement gap: A social-psychological intervention',
    venue: 'Science, 313(5791), 1307–1310',
    doi: '10.1126/science.1128317',
    url: 'https://doi.org/10.1126/science.1128317',
    institutions: ['University of Colorado Boulder', 'Yale University'],
    kind: 'field experiment',
    topics: ['education', 'self-affirmation'],
    finding:
      'A 15-minute values-writing task in class raised the term grades of African American seventh-graders by ' +
      'about 0.3 of a grade point and narrowed the racial gap by about 40 percent. White students’ grades did ' +
      'not change.',
    methodology:
      'Two randomized field experiments in one middle school, in which teachers did not know who had done which ' +
      'task.',
    limits: 'One suburban school. Repeats in other schools found less or nothing.'
  },
  {
    key: 'cohen2009',
    authors: ['Geoffrey L. Cohen', 'Julio Garcia', 'Valerie Purdie-Vaughns', 'Nancy Apfel', 'Patricia Brzustoski'],
    year: 2009,
    title: 'Recursive processes in self-affirmation: Intervening to close the minority achievement gap',
    venue: 'Science, 324(5925), 400–403',
    doi: '10.1126/science.1170769',
    url: 'https://doi.org/10.1126/science.1170769',
    institutions: ['University of Colorado Boulder'],
    kind: 'field experiment',
    topics: ['education', 'self-affirmation', 'long-term'],
    participants: 416,
    participantsNote: '133, 149 and 134 students in three cohorts',
    finding:
      'Over two years the grade average of African American students given values-writing tasks rose by 0.24 ' +
      'points, and by 0.41 in the lowest achievers, of whom 5 percent needed remediation, against 18 percent ' +
      'without the tasks.',
    methodology:
      'A two-year follow-up of a randomized field experiment in three cohorts, with several short writing ' + 'tasks.',
    limits: 'The team and the school of the 2006 study. A large repeat elsewhere found no effect.'
  },
  {
    key: 'sherman2013',
    authors: [
      'David K. Sherman',
      'Kimberly A. Hartson',
      'Kevin R. Binning',
      'Valerie Purdie-Vaughns',
      'Julio Garcia',
      'Suzanne Taborsky-Barba',
      'Sarah Tomassetti',
      'A. David Nussbaum',
      'Geoffrey L. Cohen'
    ],
    year: 2013,
    title:
      'Deflecting the trajectory and changing the narrative: How self-affirmation affects academic performance ' +
      'and motivation under identity threat',
    venue: 'Journal of Personality and Social Psychology, 104(3)',
    doi: '10.1037/a0031495',
    url: 'https://doi.org/10.1037/a0031495',
    institutions: ['University of California, Santa Barbara'],
    kind: 'field experiment',
    topics: ['education', 'self-affirmation'],
    finding:
      'Latino American middle-school students who wrote about their values got higher grades than controls for ' +
      'up to three years and saw daily setbacks in a wider frame.',
    methodology: 'Two long randomized field experiments, the second with daily diaries.',
    limits: 'The effect showed only in the group that faced a stereotype, and the authors are supporters of the theory.'
  },
  {
    key: 'brady2016',
    authors: [
      'Shannon T. Brady',
      'Stephanie L. Reeves',
      'Julio Garcia',
      'Valerie Purdie-Vaughns',
      'Jonathan E. Cook',
      'Suzanne Taborsky-Barba',
      'Sarah Tomasetti',
      'Eden M. Davis',
      'Geoffrey L. Cohen'
    ],
    year: 2016,
    title: 'The psychology of the affirmed learner: Spontaneous self-affirmation in the face of stress',
    venue: 'Journal of Educational Psychology, 108(3), 353–373',
    doi: '10.1037/edu0000091',
    url: 'https://doi.org/10.1037/edu0000091',
    institutions: ['Stanford University'],
    kind: 'field experiment',
    topics: ['education', 'self-affirmation', 'long-term'],
    participants: 183,
    finding:
      'One values-writing session early in college went with better grades for Latino students over two years, ' +
      'in part because they later affirmed themselves, unprompted, when stressed.',
    methodology: 'A randomized experiment with Latino and white students and a follow-up near the end of two years.',
    limits: 'An effect in one subgroup of one modest sample.'
  },
  {
    key: 'protzko_aronson2016',
    authors: ['John Protzko', 'Joshua Aronson'],
    year: 2016,
    title: 'Context moderates affirmation effects on the ethnic achievement gap',
    venue: 'Social Psychological and Personality Science',
    url: 'https://nyuscholars.nyu.edu/en/publications/context-moderates-affirmation-effects-on-the-ethnic-achievement-g',
    institutions: [],
    kind: 'field experiment',
    topics: ['education', 'self-affirmation', 'replication'],
    finding:
      'With the original materials, in an inner-city school and a wealthy suburban one, values affirmation made ' +
      'no difference to grades.',
    methodology: 'An attempt to repeat the 2006 school experiment in two new settings.',
    limits: 'The authors point to the schools’ social mix as the reason, which their data cannot settle.'
  },
  {
    key: 'hanselman2017',
    authors: ['Paul Hanselman', 'Christopher S. Rozek', 'Jeffrey Grigg', 'Geoffrey D. Borman'],
    year: 2017,
    title:
      'New evidence on self-affirmation effects and theorized sources of heterogeneity from large-scale ' +
      'replications',
    venue: 'Journal of Educational Psychology, 109(3), 405–424',
    doi: '10.1037/edu0000141',
    url: 'https://doi.org/10.1037/edu0000141',
    institutions: [
      'University of California, Irvine',
      'University of Chicago',
      'Johns Hopkins University',
      'University of Wisconsin-Madison'
    ],
    kind: 'field experiment',
    topics: ['education', 'self-affirmation', 'replication', 'boundary conditions'],
    finding:
      'A large, careful repeat in the same setting and with the same procedures as an earlier success found no ' +
      'effect and could rule out any benefit above 0.10.',
    methodology: 'A large randomized replication that also tested each proposed explanation for differing results.',
    limits: 'One setting and one age group. It shows that the effect is fragile; it cannot show that it never occurs.'
  },
  {
    key: 'wu2021',
    authors: ['Zezhen Wu', 'Thees F. Spreckelsen', 'Geoffrey L. Cohen'],
    year: 2021,
    title: 'A meta-analysis of the effect of values affirmation on academic achievement',
    venue: 'Journal of Social Issues, 77(3), 702–750',
    doi: '10.1111/josi.12415',
    url: 'https://doi.org/10.1111/josi.12415',
    institutions: [],
    kind: 'meta-analysis',
    topics: ['education', 'self-affirmation', 'boundary conditions'],
    participantsNote: '58 studies',
    finding:
      'In real classrooms values affirmation helped students under identity threat a little (0.15) and other ' +
      'students not at all (0.01), more where resources existed and where it was run as normal classwork.',
    methodology: 'A multilevel meta-analysis of classroom studies.',
    limits: 'Results vary a good deal from study to study, and the average is small.'
  },
  {
    key: 'escobar_soler2024',
    authors: [
      'Carolang Escobar-Soler',
      'Raúl Berrios',
      'Gabriel Peñaloza-Díaz',
      'Carlos Melis-Rivera',
      'Alejandra Caqueo-Urízar',
      'Felipe Ponce-Correa',
      'Jerome Flores'
    ],
    year: 2024,
    title: 'Effectiveness of self-affirmation interventions in educational settings: A meta-analysis',
    venue: 'Healthcare, 12(1), 3',
    doi: '10.3390/healthcare12010003',
    url: 'https://doi.org/10.3390/healthcare12010003',
    institutions: ['Universidad de Tarapacá', 'Universidad Católica del Norte'],
    kind: 'meta-analysis',
    topics: ['education', 'self-affirmation'],
    participantsNote: '144 studies',
    finding:
      'Across studies in schools and universities the average effect was small (0.41), over a mixture of ' +
      'performance and well-being.',
    methodology: 'A meta-analysis of published experiments, found by a search in January 2023.',
    limits:
      'It blends very different outcomes and includes only published work, so the average is probably too high ' +
      'next to the 2021 classroom analysis.'
  },
  {
    key: 'epton2015',
    authors: ['Tracy Epton', 'Peter R. Harris', 'Rachel Kane', 'Guido M. van Koningsbruggen', 'Paschal Sheeran'],
    year: 2015,
    title: 'The impact of self-affirmation on health-behavior change: A meta-analysis',
    venue: 'Health Psychology, 34(3), 187–196',
    doi: '10.1037/hea0000116',
    url: 'https://doi.org/10.1037/hea0000116',
    institutions: [
      'University of Manchester',
      'University of Sussex',
      'University of Sheffield',
      'Vrije Universiteit Amsterdam',
      'University of North Carolina'
    ],
    kind: 'meta-analysis',
    topics: ['behavior change', 'self-affirmation', 'health'],
    participantsNote: 'acceptance 3,433 people, intentions 5,564, behavior 2,715, with overlap',
    finding:
      'Affirming values alongside health information had small, reliable effects: 0.17 on accepting the message, ' +
      '0.14 on intending to change, 0.32 on what people did.',
    methodology: 'A random-effects meta-analysis of 144 experimental tests.',
    limits:
      'The effect comes together with useful information, never from affirmation alone. Studies that found ' +
      'nothing may be missing.'
  },
  {
    key: 'sweeney_moyer2015',
    authors: ['Allison M. Sweeney', 'Anne Moyer'],
    year: 2015,
    title: 'Self-affirmation and responses to health messages: A meta-analysis on intentions and behavior',
    venue: 'Health Psychology, 34(2), 149–159',
    doi: '10.1037/hea0000110',
    url: 'https://doi.org/10.1037/hea0000110',
    institutions: ['Stony Brook University'],
    kind: 'meta-analysis',
    topics: ['behavior change', 'self-affirmation', 'health'],
    participantsNote: '16 studies',
    finding:
      'Affirming before a worrying health message had small effects on intentions (0.26) and on behavior (0.27), ' +
      'yet a larger change of intention did not mean a larger change of behavior.',
    methodology: 'A random-effects meta-analysis with a further analysis of what drove differences.',
    limits: 'Only 16 studies, and how the effect comes about stays unclear.'
  },
  {
    key: 'zhang2025',
    authors: ['Y. Zhang', 'B. Chen', 'X. Hu', 'M. Wang'],
    year: 2025,
    title: 'The impact of self-affirmation interventions on well-being: A meta-analysis',
    venue: 'American Psychologist',
    doi: '10.1037/amp0001591',
    url: 'https://doi.org/10.1037/amp0001591',
    institutions: ['The University of Hong Kong'],
    kind: 'meta-analysis',
    topics: ['self-affirmation', 'well-being', 'self-esteem', 'long-term'],
    participantsNote: '129 tests in 67 articles',
    finding:
      'Self-affirmation exercises had small positive effects on how people see themselves (0.32), on general ' +
      'well-being (0.29) and on social well-being (0.26), and lowered psychological barriers (-0.22). Benefits ' +
      'could still be seen later.',
    methodology:
      'A random-effects meta-analysis of 129 tests from 67 published articles on people who were not patients.',
    limits:
      'Published work only, with differences by continent and age. Most exercises were writing about values or ' +
      'strengths.'
  },
  {
    key: 'wood2009',
    authors: ['Joanne V. Wood', 'W. Q. Elaine Perunovic', 'John W. Lee'],
    year: 2009,
    title: 'Positive self-statements: Power for some, peril for others',
    venue: 'Psychological Science, 20, 860–866',
    doi: '10.1111/j.1467-9280.2009.02370.x',
    url: 'https://doi.org/10.1111/j.1467-9280.2009.02370.x',
    institutions: ['University of Waterloo', 'University of New Brunswick'],
    kind: 'experiment',
    topics: ['self-esteem', 'self-talk', 'boundary conditions'],
    finding:
      'Repeating “I’m a lovable person” left people with low self-esteem feeling worse than not repeating it; ' +
      'people with high self-esteem felt slightly better. Thinking about how the line was both true and untrue ' +
      'was easier on the first group.',
    methodology: 'One survey and two randomized experiments with students.',
    limits: 'Small laboratory samples and one extreme sentence. Two later studies did not find the pattern again.'
  },
  {
    key: 'flynn_bordieri2020',
    authors: ['Maureen K. Flynn', 'Michael J. Bordieri'],
    year: 2020,
    title: 'On the failure to replicate past findings regarding positive affirmations and self-esteem',
    venue: 'Journal of Contextual Behavioral Science, 16, 49–61',
    doi: '10.1016/j.jcbs.2020.03.003',
    url: 'https://doi.org/10.1016/j.jcbs.2020.03.003',
    institutions: [],
    kind: 'experiment',
    topics: ['self-esteem', 'self-talk', 'replication', 'boundary conditions'],
    participants: 462,
    participantsNote: 'about 225 and 237 in the two studies',
    finding:
      'Did not find again what the 2009 paper had reported. In the direct repeat, saying a positive statement ' +
      'made no measurable difference to mood or momentary self-esteem, for people low or high in self-esteem.',
    methodology:
      'Two studies: positive statement against no statement, then affirmation against values writing with a ' +
      'follow-up after three days.',
    limits: 'University samples and a brief exercise. A null result cannot prove that nobody is helped or hurt.'
  },
  {
    key: 'yeung_lun2016',
    authors: ['June Chun Yeung', 'Vivian Miu-Chi Lun'],
    year: 2016,
    title:
      'When self-help materials help: Examining the effects of self-discrepancy and modes of delivery of ' +
      'positive self-statements',
    venue: 'The Journal of Positive Psychology, 11(2), 163–172',
    doi: '10.1080/17439760.2015.1037862',
    url: 'https://doi.org/10.1080/17439760.2015.1037862',
    institutions: ['Lingnan University, Hong Kong'],
    kind: 'experiment',
    topics: ['self-talk', 'self-esteem', 'boundary conditions'],
    finding:
      'Reading positive self-statements lowered the mood of people whose basic needs were poorly met, while ' +
      'listening to them lifted mood at any level of self-esteem.',
    methodology:
      'An experiment with a control group, measured before and after, that varied how the statements were ' +
      'delivered.',
    limits: 'Mood in the short term, a modest sample, and little repetition by others.'
  },
  {
    key: 'vohs2013',
    authors: ['Kathleen D. Vohs', 'Ji Kyung Park', 'Brandon J. Schmeichel'],
    year: 2013,
    title: 'Self-affirmation can enable goal disengagement',
    venue: 'Journal of Personality and Social Psychology, 104(1), 14–27',
    doi: '10.1037/a0030478',
    url: 'https://doi.org/10.1037/a0030478',
    institutions: ['University of Minnesota', 'University of Delaware', 'Texas A&M University'],
    kind: 'experiment',
    topics: ['self-affirmation', 'motivation', 'boundary conditions', 'goal setting'],
    finding:
      'When people affirmed their values and then failed at a task, they tried less hard and did worse ' +
      'afterward, as though they had let the failure in.',
    methodology: 'Four randomized experiments.',
    limits: 'Tasks built to make people fail, in small laboratory samples of the time before large replications.'
  },
  {
    key: 'kross2014',
    authors: [
      'Ethan Kross',
      'Emma Bruehlman-Senecal',
      'Jiyoung Park',
      'Aleah Burson',
      'Adrienne Dougherty',
      'Holly Shablack',
      'Ryan Bremner',
      'Jason Moser',
      'Ozlem Ayduk'
    ],
    year: 2014,
    title: 'Self-talk as a regulatory mechanism: How you do it matters',
    venue: 'Journal of Personality and Social Psychology, 106(2), 304–324',
    doi: '10.1037/a0035173',
    url: 'https://doi.org/10.1037/a0035173',
    institutions: ['University of Michigan', 'University of California, Berkeley', 'Michigan State University'],
    kind: 'experiment',
    topics: ['self-talk', 'social anxiety', 'stress', 'emotion regulation'],
    participants: 585,
    finding:
      'Speaking to oneself by name or as “you” before a speech or a first meeting led to better ratings, less ' +
      'distress and less brooding than using “I”, also in socially anxious people.',
    methodology: 'Seven studies, pooled by the authors in a small meta-analysis.',
    limits: 'Students and single events. What helped was distance, whatever the words.'
  },
  {
    key: 'senay2010',
    authors: ['Ibrahim Senay', 'Dolores Albarracín', 'Kenji Noguchi'],
    year: 2010,
    title:
      'Motivating goal-directed behavior through introspective self-talk: The role of the interrogative form of ' +
      'simple future tense',
    venue: 'Psychological Science, 21(4), 499–504',
    doi: '10.1177/0956797610364751',
    url: 'https://doi.org/10.1177/0956797610364751',
    institutions: [],
    kind: 'experiment',
    topics: ['self-talk', 'motivation', 'wording'],
    finding:
      'Asking oneself “Will I?” before a puzzle led to better results and firmer plans to exercise than stating ' +
      '“I will”.',
    methodology: 'Four small randomized laboratory experiments.',
    limits: 'A later attempt did not find the difference in two experiments, so treat it as a hint.'
  },
  {
    key: 'puchalska_wasyl2014',
    authors: ['Małgorzata M. Puchalska-Wasyl'],
    year: 2014,
    title: 'When interrogative self-talk improves task performance: The role of answers to self-posed questions',
    venue: 'Applied Cognitive Psychology',
    doi: '10.1002/acp.3007',
    url: 'https://doi.org/10.1002/acp.3007',
    institutions: ['John Paul II Catholic University of Lublin'],
    kind: 'experiment',
    topics: ['self-talk', 'replication', 'wording'],
    finding:
      'Two experiments found no advantage of questions over statements. In a third, answering one’s own question ' +
      'with yes helped, and only people who noticed their self-talk having an effect.',
    methodology: 'Three randomized experiments, two of them planned as repeats of the 2010 paper.',
    limits: 'Puzzles, students, and a third result that is exploratory.'
  },
  {
    key: 'brooks2014',
    authors: ['Alison Wood Brooks'],
    year: 2014,
    title: 'Get excited: Reappraising pre-performance anxiety as excitement',
    venue: 'Journal of Experimental Psychology: General, 143(3), 1144–1158',
    doi: '10.1037/a0035325',
    url: 'https://doi.org/10.1037/a0035325',
    institutions: ['Harvard Business School'],
    kind: 'experiment',
    topics: ['self-talk', 'anxiety management', 'performance', 'emotion regulation'],
    finding:
      'Saying “I am excited” aloud, or being told to get excited, led people to feel more excited and to sing, ' +
      'speak and calculate better than trying to calm down.',
    methodology: 'Several randomized experiments with karaoke, public speaking and math.',
    limits: 'Nerves right before a performance. It is no treatment for an anxiety disorder.'
  },
  {
    key: 'hatzigeorgiadis2011',
    authors: ['Antonis Hatzigeorgiadis', 'Nikos Zourbanos', 'Evangelos Galanis', 'Yiannis Theodorakis'],
    year: 2011,
    title: 'Self-talk and sports performance: A meta-analysis',
    venue: 'Perspectives on Psychological Science, 6(4), 348–356',
    doi: '10.1177/1745691611413136',
    url: 'https://doi.org/10.1177/1745691611413136',
    institutions: ['University of Thessaly'],
    kind: 'meta-analysis',
    topics: ['self-talk', 'performance', 'success'],
    participantsNote: '32 studies',
    finding:
      'Planned self-talk improved performance in sport by a moderate amount (0.48), more for new and for fine ' +
      'skills, where cues that instruct worked best.',
    methodology: 'A meta-analysis with 62 effect sizes.',
    limits: 'Sports and movement tasks only. It says little about sentences on self-worth.'
  },
  {
    key: 'emmons_mccullough2003',
    authors: ['Robert A. Emmons', 'Michael E. McCullough'],
    year: 2003,
    title:
      'Counting blessings versus burdens: An experimental investigation of gratitude and subjective well-being ' +
      'in daily life',
    venue: 'Journal of Personality and Social Psychology, 84(2), 377–389',
    doi: '10.1037/0022-3514.84.2.377',
    url: 'https://doi.org/10.1037/0022-3514.84.2.377',
    institutions: ['University of California, Davis', 'University of Miami'],
    kind: 'experiment',
    topics: ['gratitude', 'well-being'],
    finding:
      'People who listed what they were grateful for, weekly or daily, reported higher well-being than people who ' +
      'listed hassles or neutral events, most clearly in positive mood.',
    methodology: 'Three randomized diary studies, the third with adults who have a neuromuscular disease.',
    limits: 'Several outcomes did not differ, and listing hassles is a comparison that flatters gratitude.'
  },
  {
    key: 'davis2016',
    authors: [
      'Don E. Davis',
      'Elise Choe',
      'Joel Meyers',
      'Nathaniel Wade',
      'Kristen Varjas',
      'Allison Gifford',
      'Amy Quinn',
      'Joshua N. Hook',
      'Daryl R. Van Tongeren',
      'Brandon J. Griffin',
      'Everett L. Worthington'
    ],
    year: 2016,
    title: 'Thankful for the little things: A meta-analysis of gratitude interventions',
    venue: 'Journal of Counseling Psychology, 63(1), 20–31',
    doi: '10.1037/cou0000107',
    url: 'https://doi.org/10.1037/cou0000107',
    institutions: [],
    kind: 'meta-analysis',
    topics: ['gratitude', 'well-being', 'anxiety'],
    participantsNote: '395 to 1,755 in each analysis',
    finding:
      'Gratitude exercises raised well-being a little next to doing nothing (0.31) or another activity (0.17). ' +
      'They did not reliably lower anxiety (0.11) and did no better than other active psychological exercises ' +
      '(-0.03).',
    methodology: 'A set of meta-analyses, one for each kind of comparison group.',
    limits: 'Few studies in each comparison, and part of the benefit may come from expecting one.'
  },
  {
    key: 'cregg_cheavens2021',
    authors: ['David R. Cregg', 'Jennifer S. Cheavens'],
    year: 2021,
    title:
      'Gratitude interventions: Effective self-help? A meta-analysis of the impact on symptoms of depression and ' +
      'anxiety',
    venue: 'Journal of Happiness Studies, 22, 413–445',
    doi: '10.1007/s10902-020-00236-6',
    url: 'https://doi.org/10.1007/s10902-020-00236-6',
    institutions: ['The Ohio State University'],
    kind: 'meta-analysis',
    topics: ['gratitude', 'anxiety', 'depression'],
    participants: 3675,
    finding:
      'Gratitude exercises had a small effect on symptoms of depression and anxiety (-0.29 afterward, -0.23 at ' +
      'follow-up), smaller still against active controls.',
    methodology: 'A meta-analysis of 27 studies.',
    limits:
      'The authors tell people who seek relief from depression or anxiety to choose methods with stronger ' +
      'evidence.'
  },
  {
    key: 'choi2025',
    authors: ['Hyewon Choi', 'Youngjae Cha', 'Michael E. McCullough', 'Nicholas A. Coles', 'Shigehiro Oishi'],
    year: 2025,
    title: 'A meta-analysis of the effectiveness of gratitude interventions on well-being across cultures',
    venue: 'Proceedings of the National Academy of Sciences, article e2425193122',
    doi: '10.1073/pnas.2425193122',
    url: 'https://doi.org/10.1073/pnas.2425193122',
    institutions: [
      'Kyung Hee University',
      'University of Chicago',
      'University of California, San Diego',
      'University of Florida'
    ],
    kind: 'meta-analysis',
    topics: ['gratitude', 'well-being'],
    participants: 24804,
    finding:
      'Gratitude exercises gave a small average rise in well-being (0.19), with real differences between ' +
      'countries that none of the tested factors explained.',
    methodology: 'A preregistered meta-analysis of 145 papers and 727 effect sizes from 28 countries.',
    limits: 'The effect is small, and people rated their own well-being.'
  },
  {
    key: 'lally2010',
    authors: ['Phillippa Lally', 'Cornelia H. M. van Jaarsveld', 'Henry W. W. Potts', 'Jane Wardle'],
    year: 2010,
    title: 'How are habits formed: Modelling habit formation in the real world',
    venue: 'European Journal of Social Psychology, 40(6), 998–1009',
    doi: '10.1002/ejsp.674',
    url: 'https://doi.org/10.1002/ejsp.674',
    institutions: ['University College London'],
    kind: 'observational',
    topics: ['habit formation'],
    participants: 96,
    participantsNote: '82 with enough data, 62 fitted, 39 with a good fit',
    finding:
      'A daily action around eating, drinking or exercise took about 66 days on average to become as automatic ' +
      'as it would get, with a range from 18 to 254. Missing one day made no real difference.',
    methodology:
      'Volunteers repeated a chosen action after a fixed cue for 12 weeks and rated each day how automatic it ' +
      'felt; a curve was fitted for each person.',
    limits:
      'The curve fitted well in only 39 people, the long values are projected past the 84 days, and no action ' +
      'was an affirmation.'
  },
  {
    key: 'gardner2012',
    authors: ['Benjamin Gardner', 'Phillippa Lally', 'Jane Wardle'],
    year: 2012,
    title: 'Making health habitual: The psychology of ‘habit-formation’ and general practice',
    venue: 'British Journal of General Practice, 62(605), 664–666',
    doi: '10.3399/bjgp12X659466',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3505409/',
    institutions: ['University College London'],
    kind: 'review',
    topics: ['habit formation', 'morning routine'],
    finding:
      'Advises doctors to suggest one small action, repeated in the same setting until it runs by itself, since ' +
      'telling people what to change and why tends to wear off.',
    methodology: 'A short discussion paper for family doctors.',
    limits: 'Advice built largely on the 2010 habit study. It is not a trial.'
  },
  {
    key: 'singh2024',
    authors: ['Ben Singh', 'Andrew Murphy', 'Carol Maher', 'Ashleigh E. Smith'],
    year: 2024,
    title:
      'Time to form a habit: A systematic review and meta-analysis of health behaviour habit formation and its ' +
      'determinants',
    venue: 'Healthcare, 12(23), 2488',
    doi: '10.3390/healthcare12232488',
    url: 'https://doi.org/10.3390/healthcare12232488',
    institutions: ['University of South Australia'],
    kind: 'meta-analysis',
    topics: ['habit formation', 'morning routine'],
    participants: 2601,
    finding:
      'Reported times to form a health habit had medians of 59 to 66 days and averages of 106 to 154, from 4 to ' +
      '335 days for individuals. Morning habits and self-chosen ones tended to be stronger.',
    methodology: 'A systematic review of 20 studies that tried to build habits; four of them reported times.',
    limits: 'More than half of the studies had a high risk of bias, and the times rest on four.'
  },
  {
    key: 'buyalskaya2023',
    authors: [
      'Anastasia Buyalskaya',
      'Hung Ho',
      'Katherine L. Milkman',
      'Xiaomin Li',
      'Angela L. Duckworth',
      'Colin Camerer'
    ],
    year: 2023,
    title: 'What can machine learning teach us about habit formation? Evidence from exercise and hygiene',
    venue: 'Proceedings of the National Academy of Sciences, 120(17), e2216115120',
    doi: '10.1073/pnas.2216115120',
    url: 'https://doi.org/10.1073/pnas.2216115120',
    institutions: [
      'California Institute of Technology',
      'University of Pennsylvania',
      'HEC Paris',
      'University of Chicago'
    ],
    kind: 'observational',
    topics: ['habit formation'],
    finding:
      'There is no magic number of days. Going to the gym usually took months to turn into a habit; washing ' +
      'hands in a hospital took weeks.',
    methodology: 'A machine-learning analysis of more than 12 million gym records and 40 million hand-washing records.',
    limits: 'It reads behavior from records and says nothing of thoughts or beliefs.'
  },
  {
    key: 'fournier2017',
    authors: ['Marion Fournier', 'et al.'],
    year: 2017,
    title: 'Effects of circadian cortisol on the development of a health habit',
    venue: 'Health Psychology, 36(11), 1059–1064',
    doi: '10.1037/hea0000510',
    url: 'https://doi.org/10.1037/hea0000510',
    institutions: ['Université Côte d’Azur'],
    kind: 'experiment',
    topics: ['habit formation', 'morning routine', 'cortisol'],
    participants: 48,
    finding:
      'Students who stretched on waking were projected to reach the point of habit after about 106 days, against ' +
      '154 days for those who stretched before bed.',
    methodology:
      'A randomized study of morning and evening practice over 90 days with daily ratings in an app and saliva ' +
      'samples.',
    limits:
      'A very small sample, values projected past the end of the study, and a stretch in place of a mental ' +
      'practice.'
  },
  {
    key: 'maltz1960',
    authors: ['Maxwell Maltz'],
    year: 1960,
    title: 'Psycho-Cybernetics: A new way to get more living out of life',
    venue: 'Prentice-Hall',
    url: 'https://en.wikipedia.org/wiki/Psycho-Cybernetics',
    institutions: [],
    kind: 'book',
    topics: ['habit formation', 'myth origin'],
    finding:
      'The place the “21 days” come from: a surgeon’s impression that patients needed at least about three weeks ' +
      'to get used to a new face.',
    methodology: 'A self-help book based on stories from practice.',
    limits:
      'No data, no comparison group, and nothing on habits. We know the passage through later writers and cite ' +
      'it only to say where the number began.'
  },
  {
    key: 'gollwitzer_sheeran2006',
    authors: ['Peter M. Gollwitzer', 'Paschal Sheeran'],
    year: 2006,
    title: 'Implementation intentions and goal achievement: A meta-analysis of effects and processes',
    venue: 'Advances in Experimental Social Psychology, 38, 69–119',
    doi: '10.1016/S0065-2601(06)38002-1',
    url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    institutions: ['New York University', 'University of Konstanz', 'University of Sheffield'],
    kind: 'meta-analysis',
    topics: ['implementation intentions', 'goal setting', 'habit formation'],
    participantsNote: '94 tests',
    finding:
      'Deciding ahead of time “if this happens, then I will do that” had a medium to large effect on reaching ' +
      'goals (0.65).',
    methodology: 'A meta-analysis of independent tests.',
    limits:
      'It includes laboratory tasks and small studies. In field trials that add mental contrasting, effects are ' +
      'nearer 0.3.'
  },
  {
    key: 'wang2021',
    authors: ['Guoxia Wang', 'Yi Wang', 'Xiaosong Gai'],
    year: 2021,
    title: 'A meta-analysis of the effects of mental contrasting with implementation intentions on goal attainment',
    venue: 'Frontiers in Psychology, 12, 565202',
    doi: '10.3389/fpsyg.2021.565202',
    url: 'https://doi.org/10.3389/fpsyg.2021.565202',
    institutions: ['Northeast Normal University, China'],
    kind: 'meta-analysis',
    topics: ['implementation intentions', 'goal setting'],
    participants: 15907,
    finding:
      'Picturing a wish, then its main obstacle, then an if-then plan (known as WOOP) had a small to medium ' +
      'effect on reaching goals (0.34).',
    methodology: 'A meta-analysis of 21 field studies with 24 effect sizes.',
    limits: 'There are signs that weak results went unpublished, so the true effect may be smaller.'
  },
  {
    key: 'kappes_oettingen2011',
    authors: ['Heather Barry Kappes', 'Gabriele Oettingen'],
    year: 2011,
    title: 'Positive fantasies about idealized futures sap energy',
    venue: 'Journal of Experimental Social Psychology, 47(4), 719–729',
    doi: '10.1016/j.jesp.2011.02.003',
    url: 'https://doi.org/10.1016/j.jesp.2011.02.003',
    institutions: ['New York University', 'University of Hamburg'],
    kind: 'experiment',
    topics: ['goal setting', 'motivation', 'boundary conditions'],
    finding:
      'Dwelling on a rosy picture of the future lowered energy, in body and behavior, compared with questioning, ' +
      'negative or neutral daydreams.',
    methodology: 'Four randomized laboratory experiments.',
    limits:
      'Energy in the short term and small samples. It concerns pure fantasy and has no bearing on reflecting ' +
      'about values.'
  },
  {
    key: 'epton2017',
    authors: ['Tracy Epton', 'Sinead Currie', 'Christopher J. Armitage'],
    year: 2017,
    title: 'Unique effects of setting goals on behavior change: Systematic review and meta-analysis',
    venue: 'Journal of Consulting and Clinical Psychology, 85(12), 1182–1198',
    doi: '10.1037/ccp0000260',
    url: 'https://doi.org/10.1037/ccp0000260',
    institutions: ['University of Manchester', 'University of Stirling'],
    kind: 'meta-analysis',
    topics: ['goal setting', 'success', 'weekly focus'],
    participants: 16523,
    finding:
      'Setting a goal had a small positive effect on behavior by itself (0.34), larger when the goal was ' +
      'challenging, public or shared with a group.',
    methodology: 'A meta-analysis of 384 effect sizes from 141 papers with randomized designs.',
    limits: 'Studies differ widely, and none of this shows that an affirmation works like a goal.'
  },
  {
    key: 'harkin2016',
    authors: [
      'Benjamin Harkin',
      'Thomas L. Webb',
      'Betty P. I. Chang',
      'Andrew Prestwich',
      'Mark Conner',
      'Ian Kellar',
      'Yael Benn',
      'Paschal Sheeran'
    ],
    year: 2016,
    title: 'Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence',
    venue: 'Psychological Bulletin, 142(2), 198–229',
    doi: '10.1037/bul0000025',
    url: 'https://doi.org/10.1037/bul0000025',
    institutions: ['University of Sheffield', 'University of Leeds'],
    kind: 'meta-analysis',
    topics: ['goal setting', 'weekly focus', 'tracking'],
    participants: 19951,
    finding:
      'Being prompted to check on progress helped people reach goals (0.40), more when progress was written down ' +
      'or shared.',
    methodology: 'A meta-analysis of 138 randomized studies.',
    limits: 'It is about checking progress toward a goal. Affirmations were not what it tested.'
  },
  {
    key: 'dai2014',
    authors: ['Hengchen Dai', 'Katherine L. Milkman', 'Jason Riis'],
    year: 2014,
    title: 'The fresh start effect: Temporal landmarks motivate aspirational behavior',
    venue: 'Management Science, 60(10), 2563–2582',
    doi: '10.1287/mnsc.2014.1901',
    url: 'https://doi.org/10.1287/mnsc.2014.1901',
    institutions: ['University of Pennsylvania', 'Harvard Business School'],
    kind: 'observational',
    topics: ['weekly focus', 'motivation', 'goal setting'],
    finding:
      'Searches for “diet”, visits to the gym and commitments to goals all rise at the start of a week, a month ' +
      'or a year, and after a birthday.',
    methodology: 'Three field studies of existing records.',
    limits: 'It shows when people begin. Whether they carry on is another question.'
  },
  {
    key: 'clance_imes1978',
    authors: ['Pauline Rose Clance', 'Suzanne A. Imes'],
    year: 1978,
    title: 'The imposter phenomenon in high achieving women: Dynamics and therapeutic intervention',
    venue: 'Psychotherapy: Theory, Research & Practice, 15(3), 241–247',
    doi: '10.1037/h0086006',
    url: 'https://doi.org/10.1037/h0086006',
    institutions: ['Georgia State University'],
    kind: 'observational',
    topics: ['imposter phenomenon'],
    finding:
      'The first description of high-achieving women who, against clear evidence of success, believed that they ' +
      'were not bright and had fooled everyone.',
    methodology: 'A clinical description drawn from therapy and interviews.',
    limits: 'Cases without a comparison group, and women only. Later work finds the experience in all genders.'
  },
  {
    key: 'bravata2020',
    authors: [
      'Dena M. Bravata',
      'Sharon A. Watts',
      'Autumn L. Keefer',
      'Divya K. Madhusudhan',
      'Katie T. Taylor',
      'Dani M. Clark',
      'Ross S. Nelson',
      'Kevin O. Cokley',
      'Heather K. Hagg'
    ],
    year: 2020,
    title: 'Prevalence, predictors, and treatment of impostor syndrome: A systematic review',
    venue: 'Journal of General Internal Medicine, 35(4), 1252–1275',
    doi: '10.1007/s11606-019-05364-1',
    url: 'https://doi.org/10.1007/s11606-019-05364-1',
    institutions: ['Stanford University', 'Crossover Health', 'University of Texas at Austin'],
    kind: 'review',
    topics: ['imposter phenomenon', 'anxiety', 'depression'],
    participants: 14161,
    finding:
      'Estimates of how common impostor feelings are ran from 9 to 82 percent, depending on the questionnaire. ' +
      'They occur in men and women from the teens to late career, and the authors call for research on treatment.',
    methodology: 'A systematic review of 62 studies published up to May 2018.',
    limits: 'Impostor syndrome is not a recognized diagnosis, and the measures differ too much for a single figure.'
  },
  {
    key: 'tewfik2022',
    authors: ['Basima A. Tewfik'],
    year: 2022,
    title:
      'The impostor phenomenon revisited: Examining the relationship between workplace impostor thoughts and ' +
      'interpersonal effectiveness at work',
    venue: 'Academy of Management Journal, 65(3), 988–1018',
    doi: '10.5465/amj.2020.1627',
    url: 'https://doi.org/10.5465/amj.2020.1627',
    institutions: ['Massachusetts Institute of Technology'],
    kind: 'experiment',
    topics: ['imposter phenomenon', 'success'],
    participants: 3603,
    finding:
      'People with more frequent impostor thoughts at work were rated as better with others, because they paid ' +
      'others more attention, and did not perform worse.',
    methodology: 'Four studies with surveys, coded video and a preregistered experiment.',
    limits: 'This does not make impostor thoughts pleasant. Their cost to well-being is documented elsewhere.'
  },
  {
    key: 'zanchetta2020',
    authors: ['M. Zanchetta', 'et al.'],
    year: 2020,
    title:
      '‘Overcoming the fear that haunts your success’ – The effectiveness of interventions for reducing the ' +
      'impostor phenomenon',
    venue: 'Frontiers in Psychology',
    doi: '10.3389/fpsyg.2020.00405',
    url: 'https://doi.org/10.3389/fpsyg.2020.00405',
    institutions: ['Paris-Lodron-University of Salzburg'],
    kind: 'experiment',
    topics: ['imposter phenomenon', 'growth mindset', 'coaching'],
    participants: 103,
    participantsNote: '36 coached, 33 trained, 34 without either',
    finding:
      'Coaching with a focus on mindset lowered impostor scores lastingly by reducing fear of being judged. A ' +
      'training course taught more facts and did less.',
    methodology: 'A randomized trial with young employees: coaching, training or nothing.',
    limits: 'A small trial in which nothing matched the personal attention that coaching brings.'
  },
  {
    key: 'clark_wells1995',
    authors: ['David M. Clark', 'Adrian Wells'],
    year: 1995,
    title: 'A cognitive model of social phobia',
    venue: 'In Social phobia: Diagnosis, assessment, and treatment. Guilford Press',
    url: 'https://www.psychologytools.com/resource/cognitive-behavioral-model-of-social-phobia-clark-wells-1995',
    institutions: [],
    kind: 'theory',
    topics: ['social anxiety', 'CBT'],
    finding:
      'Explains why social anxiety lasts: attention turns inward, people judge how they look by how they feel, ' +
      'rely on safety habits, and go over events before and after.',
    methodology: 'A chapter of clinical theory.',
    limits: 'A model, which later trials supported and refined. It is not about affirmations.'
  },
  {
    key: 'mayo_wilson2014',
    authors: [
      'Evan Mayo-Wilson',
      'Sofia Dias',
      'Ifigeneia Mavranezouli',
      'Kayleigh Kew',
      'David M. Clark',
      'A. E. Ades',
      'Stephen Pilling'
    ],
    year: 2014,
    title:
      'Psychological and pharmacological interventions for social anxiety disorder in adults: A systematic ' +
      'review and network meta-analysis',
    venue: 'The Lancet Psychiatry, 1(5), 368–376',
    doi: '10.1016/S2215-0366(14)70329-3',
    url: 'https://doi.org/10.1016/S2215-0366(14)70329-3',
    institutions: ['University College London', 'University of Bristol', 'University of Oxford'],
    kind: 'meta-analysis',
    topics: ['social anxiety', 'CBT', 'anxiety'],
    participants: 13164,
    finding:
      'Among psychological treatments, individual CBT had the largest effect on social anxiety (about 1.19 ' +
      'standard deviations better than waiting). Self-help, with support (0.86) or without (0.75), also helped.',
    methodology: 'A network meta-analysis of 101 trials with 41 treatments or control conditions.',
    limits: 'Comparison with a waiting list makes any treatment look good. Affirmations were not among those compared.'
  },
  {
    key: 'lakuta2020',
    authors: ['Patryk Łakuta'],
    year: 2020,
    title:
      'Using the theory of self-affirmation and self-regulation strategies of mental contrasting and forming ' +
      'implementation intentions to reduce social anxiety symptoms',
    venue: 'Anxiety, Stress, & Coping',
    doi: '10.1080/10615806.2020.1746283',
    url: 'https://doi.org/10.1080/10615806.2020.1746283',
    institutions: ['SWPS University of Social Sciences and Humanities, Warsaw'],
    kind: 'experiment',
    topics: ['social anxiety', 'implementation intentions', 'self-affirmation'],
    participants: 198,
    finding:
      'Short if-then plans, with affirming thoughts or with distraction, all lowered social anxiety after a week ' +
      '(about 0.4 to 0.5). The affirming version did no better than the others.',
    methodology: 'A randomized trial with three kinds of plan and an inactive control group.',
    limits: 'One week, adults who were not patients, and a control group that did nothing.'
  },
  {
    key: 'webb2010',
    authors: ['Thomas L. Webb', 'Margarita S. P. Ononaiye', 'Paschal Sheeran', 'John G. Reidy', 'Anastasia Lavda'],
    year: 2010,
    title:
      'Using implementation intentions to overcome the effects of social anxiety on attention and appraisals of ' +
      'performance',
    venue: 'Personality and Social Psychology Bulletin, 36(5), 612–627',
    doi: '10.1177/0146167210367785',
    url: 'https://doi.org/10.1177/0146167210367785',
    institutions: ['University of Sheffield', 'Sheffield Hallam University'],
    kind: 'experiment',
    topics: ['social anxiety', 'implementation intentions'],
    finding:
      'If-then plans helped socially anxious people turn their attention away from threat and judge their own ' +
      'speech more fairly.',
    methodology: 'Four randomized laboratory experiments.',
    limits: 'Laboratory tasks. It is not a trial of treatment.'
  },
  {
    key: 'hofmann2012',
    authors: ['Stefan G. Hofmann', 'Anu Asnaani', 'Imke J. J. Vonk', 'Alice T. Sawyer', 'Angela Fang'],
    year: 2012,
    title: 'The efficacy of cognitive behavioral therapy: A review of meta-analyses',
    venue: 'Cognitive Therapy and Research, 36(5), 427–440',
    doi: '10.1007/s10608-012-9476-1',
    url: 'https://doi.org/10.1007/s10608-012-9476-1',
    institutions: ['Boston University'],
    kind: 'review',
    topics: ['CBT', 'anxiety', 'stress'],
    participantsNote: '106 meta-analyses',
    finding:
      'The evidence for cognitive behavioral therapy is strongest for anxiety disorders, somatoform disorders, ' +
      'bulimia, anger problems and general stress.',
    methodology: 'A review of 106 meta-analyses, chosen from 269.',
    limits: 'The underlying studies vary in quality, with few data on minorities and people with low incomes.'
  },
  {
    key: 'kolubinski2018',
    authors: ['Kolubinski', 'Frings', 'Nikčević', 'Lawrence', 'Spada'],
    year: 2018,
    title: 'A systematic review and meta-analysis of CBT interventions based on the Fennell model of low self-esteem',
    venue: 'Psychiatry Research, 267, 296–305',
    doi: '10.1016/j.psychres.2018.06.025',
    url: 'https://doi.org/10.1016/j.psychres.2018.06.025',
    institutions: ['London South Bank University'],
    kind: 'meta-analysis',
    topics: ['self-esteem', 'CBT'],
    participantsNote: '7 studies pooled',
    finding:
      'Weekly CBT for low self-esteem brought a large improvement (1.12) and one-day workshops a small one ' +
      '(0.34), with similar gains in mood.',
    methodology: 'A systematic review of eight studies, seven of them pooled.',
    limits: 'Few and small studies that rely on self-report, hard to tell apart from treating depression.'
  },
  {
    key: 'orth_robins2022',
    authors: ['Ulrich Orth', 'Richard W. Robins'],
    year: 2022,
    title: 'Is high self-esteem beneficial? Revisiting a classic question',
    venue: 'American Psychologist, 77(1), 5–17',
    doi: '10.1037/amp0000922',
    url: 'https://doi.org/10.1037/amp0000922',
    institutions: [],
    kind: 'review',
    topics: ['self-esteem'],
    finding:
      'Higher self-esteem goes ahead of slightly better relationships, school and work results and mental health ' +
      '(about 0.10 on average), also after allowing for earlier levels.',
    methodology: 'A review of meta-analyses that followed people over time.',
    limits:
      'The links are small and come without experiments. They do not show that statements which raise ' +
      'self-esteem bring these benefits.'
  },
  {
    key: 'neff_germer2013',
    authors: ['Kristin D. Neff', 'Christopher K. Germer'],
    year: 2013,
    title: 'A pilot study and randomized controlled trial of the Mindful Self-Compassion program',
    venue: 'Journal of Clinical Psychology, 69(1), 28–44',
    doi: '10.1002/jclp.21923',
    url: 'https://doi.org/10.1002/jclp.21923',
    institutions: ['University of Texas at Austin', 'Harvard Medical School'],
    kind: 'experiment',
    topics: ['self-compassion', 'mindfulness', 'self-love'],
    participants: 52,
    participantsNote: 'the trial only; the pilot had 21',
    finding:
      'An eight-week course raised self-compassion, mindfulness and well-being more than a waiting list did, with ' +
      'gains still there after six months and a year.',
    methodology: 'A pilot with 21 people and a randomized trial with 25 against 27.',
    limits: 'Small, mostly women around 50, compared with waiting, and run by the people who wrote the program.'
  },
  {
    key: 'ferrari2019',
    authors: [
      'Madeleine Ferrari',
      'Caroline Hunt',
      'Ashish Harrysunker',
      'Maree J. Abbott',
      'Alissa P. Beath',
      'Danielle A. Einstein'
    ],
    year: 2019,
    title: 'Self-compassion interventions and psychosocial outcomes: A meta-analysis of RCTs',
    venue: 'Mindfulness, 10, 1455–1473',
    doi: '10.1007/s12671-019-01134-6',
    url: 'https://doi.org/10.1007/s12671-019-01134-6',
    institutions: ['Australian Catholic University'],
    kind: 'meta-analysis',
    topics: ['self-compassion', 'stress', 'anxiety', 'self-criticism'],
    participantsNote: '27 trials',
    finding:
      'Self-compassion programs had moderate effects on self-compassion (0.75), stress (0.67), depression ' +
      '(0.66), anxiety (0.57) and self-criticism (0.56).',
    methodology: 'A meta-analysis of randomized trials.',
    limits: 'Programs of many kinds, mostly weak comparison groups, and studies that found nothing may be missing.'
  },
  {
    key: 'susman2024',
    authors: ['Eli S. Susman', 'Serena Chen', 'Ann M. Kring', 'Allison G. Harvey'],
    year: 2024,
    title:
      'Daily micropractice can augment single-session interventions: A randomized controlled trial of ' +
      'self-compassionate touch and examining their associations with habit formation in US college students',
    venue: 'Behaviour Research and Therapy, 175, 104498',
    doi: '10.1016/j.brat.2024.104498',
    url: 'https://doi.org/10.1016/j.brat.2024.104498',
    institutions: ['University of California, Berkeley'],
    kind: 'experiment',
    topics: ['self-compassion', 'habit formation', 'self-love', '30-day practice'],
    participants: 135,
    finding:
      'Twenty seconds a day of self-compassionate touch for a month made no difference in the group as a whole. ' +
      'Among people who did it nearly every day it went with more self-compassion and less stress.',
    methodology: 'A preregistered randomized trial against finger tapping, with a follow-up after one month.',
    limits:
      'The main result was null. The benefit belongs to the 45 people who chose to practice regularly, and they ' +
      'may differ in other ways.'
  },
  {
    key: 'lindsay_creswell2014',
    authors: ['Emily K. Lindsay', 'J. David Creswell'],
    year: 2014,
    title: 'Helping the self help others: Self-affirmation increases self-compassion and pro-social behaviors',
    venue: 'Frontiers in Psychology, 5, 421',
    doi: '10.3389/fpsyg.2014.00421',
    url: 'https://doi.org/10.3389/fpsyg.2014.00421',
    institutions: ['Carnegie Mellon University'],
    kind: 'experiment',
    topics: ['self-affirmation', 'self-compassion', 'self-love'],
    finding:
      'Three minutes of writing about a cherished value raised feelings of self-compassion and made people more ' +
      'helpful. Those low in self-compassion gained most.',
    methodology: 'Two randomized laboratory experiments.',
    limits: 'Small samples, feelings right afterward, and a single chance to help.'
  },
  {
    key: 'yeager2019',
    authors: [
      'David S. Yeager',
      'Paul Hanselman',
      'Gregory M. Walton',
      'Jared S. Murray',
      'Robert Crosnoe',
      'Chandra Muller',
      'Elizabeth Tipton',
      'et al.',
      'Carol S. Dweck'
    ],
    year: 2019,
    title: 'A national experiment reveals where a growth mindset improves achievement',
    venue: 'Nature, 573, 364–369',
    doi: '10.1038/s41586-019-1466-y',
    url: 'https://doi.org/10.1038/s41586-019-1466-y',
    institutions: ['University of Texas at Austin', 'University of California, Irvine', 'Stanford University'],
    kind: 'field experiment',
    topics: ['growth mindset', 'education', 'success'],
    participants: 12500,
    participantsNote: 'about 12,500 students in 65 schools',
    finding:
      'An online lesson of less than an hour on how ability can grow raised the grades of lower-achieving US ' +
      'ninth-graders slightly (about 0.1 grade points) and drew more students into advanced math, mostly where ' +
      'classmates valued a challenge.',
    methodology: 'A preregistered randomized trial in a nationally representative sample of schools.',
    limits: 'A small average effect that depends on the setting, and teenagers only.'
  },
  {
    key: 'macnamara_burgoyne2023',
    authors: ['Brooke N. Macnamara', 'Alexander P. Burgoyne'],
    year: 2023,
    title:
      'Do growth mindset interventions impact students’ academic achievement? A systematic review and ' +
      'meta-analysis with recommendations for best practices',
    venue: 'Psychological Bulletin, 149(3–4), 133–173',
    doi: '10.1037/bul0000352',
    url: 'https://doi.org/10.1037/bul0000352',
    institutions: [],
    kind: 'meta-analysis',
    topics: ['growth mindset', 'education', 'replication'],
    participants: 97672,
    finding:
      'The effect of growth-mindset programs on grades was tiny (0.05) and no longer statistically significant ' +
      'after correcting for results that likely went unpublished. Authors with a financial interest reported ' +
      'larger effects.',
    methodology: 'A systematic review of 63 studies with three meta-analyses graded by quality.',
    limits: 'It looks at average effects on schoolwork. A second 2023 review argues for benefits in selected groups.'
  },
  {
    key: 'burnette2023',
    authors: [
      'Jeni L. Burnette',
      'Joseph Billingsley',
      'George C. Banks',
      'Laura E. Knouse',
      'Crystal L. Hoyt',
      'Jeffrey M. Pollack',
      'Stefanie Simon'
    ],
    year: 2023,
    title:
      'A systematic review and meta-analysis of growth mindset interventions: For whom, how, and why might such ' +
      'interventions work?',
    venue: 'Psychological Bulletin, 149(3–4), 174–205',
    doi: '10.1037/bul0000368',
    url: 'https://doi.org/10.1037/bul0000368',
    institutions: [],
    kind: 'meta-analysis',
    topics: ['growth mindset', 'well-being'],
    participantsNote: '53 samples',
    finding:
      'In the groups that growth-mindset programs aim at, well-run ones had small effects on grades (0.14) and ' +
      'small to medium effects on mental health (0.32), with wide variation.',
    methodology: 'A meta-analysis of independent samples from randomized studies.',
    limits:
      'The numbers are for people expected to benefit. Future results could range from slightly negative to ' +
      'moderate.'
  },
  {
    key: 'lyubomirsky2005',
    authors: ['Sonja Lyubomirsky', 'Kennon M. Sheldon', 'David Schkade'],
    year: 2005,
    title: 'Pursuing happiness: The architecture of sustainable change',
    venue: 'Review of General Psychology, 9(2), 111–131',
    doi: '10.1037/1089-2680.9.2.111',
    url: 'https://doi.org/10.1037/1089-2680.9.2.111',
    institutions: [
      'University of California, Riverside',
      'University of Missouri-Columbia',
      'University of California, San Diego'
    ],
    kind: 'theory',
    topics: ['well-being', 'gratitude', 'dose'],
    finding: 'Argues that what people deliberately do offers the best chance of a lasting rise in happiness.',
    methodology: 'A theory paper with two early experiments of six weeks.',
    limits: 'Mainly an argument. The experiments are preliminary and described only in outline.'
  }
]
