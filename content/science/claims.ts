import type { Claim } from '../types'

/**
 * Popular claims held up against the studies. `strength` rates how solid the evidence is for the honest wording; it does
 * not rate the size of the effect, which can be small and well established.
 */
export const popularClaims: Claim[] = [
  {
    claim: 'You see the first changes after 21 days',
    strength: 'none',
    evidence:
      'Nobody has found anything that happens on day 21. The number comes from a surgeon’s remark, published in ' +
      '1960, that patients took at least about three weeks to get used to a new face. Habits that were timed took ' +
      'anything from four days to most of a year.',
    wording:
      'Put a mark in the calendar three weeks from now and look at what has changed. It is a good date for a first ' +
      'check, with no science in the number itself.',
    studies: ['maltz1960', 'lally2010', 'singh2024', 'buyalskaya2023']
  },
  {
    claim: '90 days bring lasting change',
    strength: 'weak',
    evidence:
      'Habit studies report medians near two months and averages between three and five months, so three ' +
      'months is a fair span to plan for. That is about habits taking hold. No trial shows that 90 days of ' +
      'affirmations change a person for good.',
    wording:
      'Think in months. Somewhere around the third, many simple routines start to run by themselves, sooner for ' +
      'some people and much later for others.',
    studies: ['lally2010', 'singh2024', 'fournier2017', 'buyalskaya2023']
  },
  {
    claim: 'Say 5 to 10 affirmations a day',
    strength: 'none',
    evidence:
      'We know of no study that compares one number with another. Experiments mostly had people choose one or two ' +
      'personal values and write for a few minutes.',
    wording:
      'Five to ten lines make a handy set. If you are unsure, take one or two that matter to you and let the ' +
      'number grow only while you still mean them.',
    studies: ['cohen_sherman2014', 'creswell2005', 'cohen2009']
  },
  {
    claim: 'A 30-day challenge changes you',
    strength: 'weak',
    evidence:
      'In one study a month of daily values reflection with health messages went with less time spent sitting. In ' +
      'another, a month of 20 seconds a day of self-compassionate touch made no difference on average and went with ' +
      'gains in those who did it almost daily. Neither shows that 30 is a special number.',
    wording:
      'Run a month as an experiment with one participant. It is short enough to finish, long enough to learn ' +
      'whether this suits you, and how regularly you show up probably counts for more than reaching the end.',
    studies: ['falk2015', 'susman2024', 'lally2010', 'dai2014']
  },
  {
    claim: 'Affirmations rewire your brain',
    strength: 'weak',
    evidence:
      'Learning to juggle changed gray matter for a while. Thinking about core values raised activity in brain ' +
      'regions tied to the self and to reward, while people lay in the scanner. We found no study in which ' +
      'affirmations changed the structure of a brain, and in two combined trials eight weeks of mindfulness ' +
      'training left no detectable change.',
    wording:
      'Your brain goes on learning for life. Reflecting on what you value has been seen at work in scans as it ' +
      'happens; whether anything lasting follows has not been shown.',
    studies: ['draganski2004', 'cascio2016', 'falk2015', 'dutcher2016', 'dutcher2020', 'kral2022']
  },
  {
    claim: 'They must be said in the first hour after waking',
    strength: 'weak',
    evidence:
      'In a trial with 48 students a morning stretch was projected to turn into a habit sooner than an evening ' +
      'one, and a review found that morning habits tended to be stronger. No study varied the hour of an ' +
      'affirmation. A stable cue is the part that habit research agrees on.',
    wording:
      'Morning is a sensible default because it turns up daily. Hang your line on something fixed, like the first ' +
      'coffee, or on the bus at six if that is the steadier hook.',
    studies: ['fournier2017', 'singh2024', 'gardner2012', 'lally2010']
  },
  {
    claim: 'The present tense works better',
    strength: 'none',
    evidence:
      'We found no experiment that sets present against future tense. Four small studies favored the question ' +
      '“Will I?” over “I will”, and a later attempt could not repeat it. What has been seen to backfire, in one ' +
      'paper, is a line at odds with how people see themselves.',
    wording:
      'The present tense is custom, and it feels close. If “I am confident” rings false, “I can take the next turn ' +
      'to speak” does the same work.',
    studies: ['senay2010', 'puchalska_wasyl2014', 'wood2009', 'kappes_oettingen2011']
  },
  {
    claim: 'Gentle, believable lines are easier to accept',
    strength: 'weak',
    evidence:
      'Two experimental papers fit the idea: an extreme sentence left people with low self-esteem feeling worse, ' +
      'and reading positive statements lowered the mood of people whose basic needs were poorly met. Two later ' +
      'studies did not find the first pattern. Milder wording has hardly been tested for itself.',
    wording:
      'Pick words you could nearly believe on a Monday. Evidence that strong lines hurt is disputed, and a modest ' +
      'line costs you nothing.',
    studies: ['wood2009', 'yeung_lun2016', 'flynn_bordieri2020', 'lindsay_creswell2014', 'ferrari2019']
  },
  {
    claim: 'Gratitude improves well-being',
    strength: 'strong',
    evidence:
      'Well established, and small. Over 145 papers and 24,804 people, gratitude exercises raised well-being by ' +
      'about 0.19 of a standard deviation. They do little for anxiety and are no better than other good exercises.',
    wording:
      'Writing down what you are grateful for lifts most people slightly, and few simple exercises have been ' +
      'tested as widely. Take it as a pleasant habit. For anxiety or depression, look to a treatment.',
    studies: ['choi2025', 'davis2016', 'cregg_cheavens2021', 'emmons_mccullough2003']
  },
  {
    claim: 'Affirmations reduce stress',
    strength: 'moderate',
    evidence:
      'In small experiments, writing about personal values held down the body’s cortisol or adrenaline response, ' +
      'and affirming them in a scanner lowered felt stress. A 2025 meta-analysis adds a small drop in ' +
      'psychological barriers (-0.22). Repeated sentences have not been tested this way.',
    wording:
      'A few minutes of writing about what matters to you, shortly before a stressful event, may take some edge ' +
      'off it. Do not expect the same from a slogan.',
    studies: ['creswell2005', 'sherman2009', 'creswell2013', 'dutcher2020', 'zhang2025']
  },
  {
    claim: 'Affirmations raise self-esteem and work for everyone',
    strength: 'weak',
    evidence:
      'Exercises on values and strengths improve how people see themselves by a small amount (0.32). Repeating ' +
      '“I’m a lovable person” helped those with high self-esteem a little and hurt those with low self-esteem in ' +
      'one paper; a later paper did not see either. For low self-esteem, weekly CBT has shown far larger gains.',
    wording:
      'They do not suit everybody. When a line makes you feel worse, let it go, write about something you care ' +
      'about, and if your opinion of yourself stays low, look for CBT, with a therapist or in a workbook.',
    studies: ['zhang2025', 'wood2009', 'flynn_bordieri2020', 'kolubinski2018', 'orth_robins2022']
  },
  {
    claim: 'Affirmations improve performance and grades',
    strength: 'moderate',
    evidence:
      'A values exercise helped chronically stressed students solve problems and raised grades for some students ' +
      'who face stereotypes (0.15 on average). Large repeats found nothing, people without such a threat gain ' +
      'nothing, and after a failure affirmed people may even try less.',
    wording:
      'If pressure hides what you can do, some minutes with your values may help it show. The average gain is ' +
      'small. Study anyway.',
    studies: ['creswell2013', 'cohen2006', 'cohen2009', 'wu2021', 'hanselman2017', 'protzko_aronson2016', 'vohs2013']
  },
  {
    claim: 'Affirmations help you change your habits',
    strength: 'moderate',
    evidence:
      'Two meta-analyses agree on small effects on health behavior (0.27 and 0.32), when the affirming comes with ' +
      'useful information and with the means to act on it.',
    wording: 'Affirming a value makes advice easier to hear. Follow it the same day with something you can do.',
    studies: ['epton2015', 'sweeney_moyer2015', 'ferrer_cohen2019', 'falk2015']
  },
  {
    claim: 'If-then plans turn intentions into action',
    strength: 'strong',
    evidence:
      'Tying a cue to an action (“if it is eight, then I open my notebook”) had a medium to large average effect ' +
      'across 94 tests (0.65), and about 0.34 in field studies that put picturing the obstacle in front of the ' +
      'plan.',
    wording:
      'Finish your line with a plan: if this moment comes, then I do this small thing. Few techniques on this site ' +
      'are better supported.',
    studies: ['gollwitzer_sheeran2006', 'wang2021', 'epton2017', 'harkin2016']
  },
  {
    claim: 'Talking to yourself by name, as to a friend, helps',
    strength: 'moderate',
    evidence:
      'In seven studies with 585 people, those who used their own name or “you” felt less distress and gave better ' +
      'speeches than those who used “I”. A brain-wave study and a scanning study point the same way.',
    wording:
      'Before something tense, call yourself by your name and say what you would say to a friend in that hallway: ' +
      '“Sam, you know this part.”',
    studies: ['kross2014', 'moser2017', 'webb2012']
  },
  {
    claim: 'Affirmations cure anxiety, social anxiety included',
    strength: 'none',
    evidence:
      'Nothing supports this. Short if-then plans lowered social anxiety over a week whether or not they held an ' +
      'affirming thought. CBT has strong evidence, and self-help along the same lines has good evidence.',
    wording:
      'They are no treatment. They may walk you through a nervous moment. When anxiety keeps you from what you ' +
      'want to do, CBT is the best-tested help, in person or as self-help.',
    studies: ['lakuta2020', 'mayo_wilson2014', 'hofmann2012', 'clark_wells1995', 'webb2010', 'brooks2014']
  },
  {
    claim: 'Affirmations fix imposter syndrome',
    strength: 'none',
    evidence:
      'We found no trial of affirmations for impostor feelings. The feelings are common (estimates run from 9 to ' +
      '82 percent), they are no diagnosis, and one randomized trial found that coaching on mindset lowered them.',
    wording:
      'Feeling like a fraud is widespread and is not an illness. Keep a file of your real work, talk about it with ' +
      'somebody, and use a sober line to remind yourself to open the file.',
    studies: ['clance_imes1978', 'bravata2020', 'tewfik2022', 'zanchetta2020']
  },
  {
    claim: 'Kind phrases and self-compassion help',
    strength: 'moderate',
    evidence:
      'Whole programs have moderate effects on stress, anxiety and self-criticism (0.56 to 0.67), often next to ' +
      'weak comparison groups. Twenty seconds a day of self-compassionate touch made no difference overall; people who did it nearly every day reported more self-compassion, and they may have differed anyway.',
    wording:
      'Talking to yourself as you would to a friend has trials behind it, when it is taught as a course. A short ' +
      'daily phrase is a sample of that, and has not been shown to do the same.',
    studies: ['ferrari2019', 'neff_germer2013', 'susman2024', 'lindsay_creswell2014']
  },
  {
    claim: 'A new week is a good time to start',
    strength: 'moderate',
    evidence:
      'Gym visits and goal commitments go up at the start of a week, a month or a year. That helps with beginning; ' +
      'carrying on is another matter, and there checking progress helps (0.40), more so when it is written down.',
    wording: 'Mondays do get people going. Choose one focus, note on Sunday how it went, and use the next Monday too.',
    studies: ['dai2014', 'harkin2016', 'epton2017']
  },
  {
    claim: 'Say it out loud in front of a mirror',
    strength: 'none',
    evidence:
      'We found no study of affirmations at a mirror. Saying “I am excited” aloud helped before performances, and ' +
      'listening to positive statements lifted mood in one experiment.',
    wording: 'Speak, write or listen, whichever you will keep doing. Mirrors are optional.',
    studies: ['brooks2014', 'yeung_lun2016']
  },
  {
    claim: 'Picturing success makes it happen',
    strength: 'moderate',
    evidence:
      'The popular version is contradicted: in four experiments, dwelling on a rosy future lowered energy. ' +
      'Picturing the wish, then the main obstacle, then a plan (WOOP) helped people reach goals by a small to ' +
      'medium amount (0.34).',
    wording: 'Dream it, look hard at what is in the way, and decide what you will do when you meet it.',
    studies: ['kappes_oettingen2011', 'wang2021']
  },
  {
    claim: 'Missing a day ruins the habit',
    strength: 'moderate',
    evidence:
      'Contradicted in the best-known habit study, where a single missed day made no real difference to how ' +
      'automatic an action became.',
    wording: 'You skipped yesterday. Do it today.',
    studies: ['lally2010']
  }
]
