import type { Resource } from './types'

/**
 * The library of /resources: guides, programs, research and tools, in the order in which each group is shown.
 * Pages of other publishers were found in stored copies or lists; a deployer should open each link once before launch.
 */
export const resources: Resource[] = [
  {
    id: 'create-affirmations',
    group: 'guides',
    type: 'Guide',
    title: 'How to Create Affirmations',
    description:
      'Start from one hard moment in your week, find the value in it, and leave with a sentence you can say with a ' +
      'straight face.',
    meta: '8 min read',
    topics: ['technique', 'wording', 'values'],
    href: '/how-to-guide/create-affirmations'
  },
  {
    id: 'morning-routine',
    group: 'guides',
    type: 'Guide',
    title: 'A Morning Affirmation Routine',
    description:
      'Water, breath, a written sentence, a plan: six minutes beside the coffee maker, shorter or longer as the ' +
      'day allows.',
    meta: '6 min read',
    topics: ['routine', 'morning'],
    href: '/how-to-guide/morning-routine'
  },
  {
    id: 'anxiety-management',
    group: 'guides',
    type: 'Guide',
    title: 'Affirmations for Anxiety',
    description: 'Ten steps through a nervous quarter of an hour, and a plain word on what no sentence can treat.',
    meta: '10 min read',
    topics: ['anxiety', 'mental health'],
    href: '/how-to-guide/anxiety-management'
  },
  {
    id: 'evening-wind-down',
    group: 'guides',
    type: 'Guide',
    title: 'An Evening Wind-Down',
    description: 'A way to close the day on paper before the light goes off.',
    meta: '6 min read',
    topics: ['routine', 'evening', 'sleep'],
    href: '/how-to-guide/evening-wind-down'
  },
  {
    id: 'affirmation-journaling',
    group: 'guides',
    type: 'Guide',
    title: 'Affirmation Journaling',
    description: 'What to do with a cheap notebook and ten minutes, a few days a week.',
    meta: '6 min read',
    topics: ['journaling', 'technique'],
    href: '/how-to-guide/affirmation-journaling'
  },
  {
    id: 'values-writing',
    group: 'guides',
    type: 'Guide',
    title: 'Values Writing',
    description:
      'The written exercise that most of the research used, brought home from the laboratory to the kitchen table.',
    meta: '6 min read',
    topics: ['values', 'writing', 'technique'],
    href: '/how-to-guide/values-writing'
  },
  {
    id: 'if-then-plans',
    group: 'guides',
    type: 'Guide',
    title: 'If-Then Plans',
    description:
      'How to give a good sentence something to do, with a wish, an obstacle and a line that begins with “if”.',
    meta: '6 min read',
    topics: ['planning', 'goals'],
    href: '/how-to-guide/if-then-plans'
  },
  {
    id: 'self-compassion-break',
    group: 'guides',
    type: 'Guide',
    title: 'A Self-Compassion Break',
    description: 'Three minutes for the moment right after you have been hard on yourself.',
    meta: '5 min read',
    topics: ['self-compassion', 'stress'],
    href: '/how-to-guide/self-compassion-break'
  },
  {
    id: 'affirmations-with-children',
    group: 'guides',
    type: 'Guide',
    title: 'Affirmations With Children',
    description: 'For parents, grandparents and teachers who want to offer good words without handing over a script.',
    meta: '6 min read',
    topics: ['children', 'family'],
    href: '/how-to-guide/affirmations-with-children'
  },
  {
    id: 'before-an-exam',
    group: 'guides',
    type: 'Guide',
    title: 'Before an Exam',
    description: 'What to write, plan and say in the last two weeks, for any age and any kind of test.',
    meta: '6 min read',
    topics: ['study', 'stress'],
    href: '/how-to-guide/before-an-exam'
  },
  {
    id: 'for-athletes',
    group: 'guides',
    type: 'Guide',
    title: 'Self-Talk for Athletes',
    description:
      'Short cues for training and for the start line, from the corner of sport where self-talk has been tested most.',
    meta: '6 min read',
    topics: ['sport', 'self-talk'],
    href: '/how-to-guide/for-athletes'
  },
  {
    id: 'after-a-breakup',
    group: 'guides',
    type: 'Guide',
    title: 'After a Breakup',
    description: 'Words and small plans for the first weeks, when the evenings are long.',
    meta: '6 min read',
    topics: ['heartbreak', 'relationships'],
    href: '/how-to-guide/after-a-breakup'
  },
  {
    id: 'at-the-bedside',
    group: 'guides',
    type: 'Guide',
    title: 'At the Bedside',
    description: 'For hospital rooms and sickrooms, where a sentence has to be short and true.',
    meta: '7 min read',
    topics: ['illness', 'care'],
    href: '/how-to-guide/at-the-bedside'
  },
  {
    id: 'daily-guide',
    group: 'guides',
    type: 'Category guide',
    title: 'Daily Motivation',
    description: 'Lines and background for ordinary days: mornings, evenings, work, confidence, starting over.',
    meta: 'Guide with 200+ lines',
    topics: ['daily', 'motivation'],
    href: '/category/daily'
  },
  {
    id: 'health-guide',
    group: 'guides',
    type: 'Category guide',
    title: 'Health & Wellness',
    description: 'For bodies and minds that need care, in the waiting room as well as on the walk.',
    meta: 'Guide with 200+ lines',
    topics: ['health', 'rest'],
    href: '/category/health'
  },
  {
    id: 'success-guide',
    group: 'guides',
    type: 'Category guide',
    title: 'Success & Career',
    description: 'For work, study, money and making things, honest about effort and luck.',
    meta: 'Guide with 200+ lines',
    topics: ['career', 'study'],
    href: '/category/success'
  },
  {
    id: 'love-guide',
    group: 'guides',
    type: 'Category guide',
    title: 'Love & Relationships',
    description: 'For partners, family, friends, endings, and the way you speak to yourself.',
    meta: 'Guide with 200+ lines',
    topics: ['love', 'self-love'],
    href: '/category/love'
  },
  {
    id: 'gratitude-guide',
    group: 'guides',
    type: 'Category guide',
    title: 'Gratitude',
    description: 'For noticing what is here, with the evidence on what gratitude can and cannot lift.',
    meta: 'Guide with 200+ lines',
    topics: ['gratitude', 'well-being'],
    href: '/category/gratitude'
  },
  {
    id: 'weekly-guide',
    group: 'guides',
    type: 'Category guide',
    title: 'Weekly Focus',
    description: 'One line kept for seven days, and practices for people who have done this a while.',
    meta: 'Guide with 200+ lines',
    topics: ['weekly focus', 'goals'],
    href: '/category/weekly'
  },
  {
    id: 'nhs-low-self-esteem',
    group: 'guides',
    type: 'Public health page',
    title: 'Raise low self-esteem',
    description: 'A short page on how low self-esteem shows itself and what you can do about it.',
    meta: 'NHS, United Kingdom',
    topics: ['self-esteem'],
    href: 'https://www.nhs.uk/mental-health/self-help/tips-and-support/raise-low-self-esteem/'
  },
  {
    id: 'nhs-social-anxiety',
    group: 'guides',
    type: 'Public health page',
    title: 'Social anxiety (social phobia)',
    description: 'Signs of social anxiety, things to try alone, and how to get treatment.',
    meta: 'NHS, United Kingdom',
    topics: ['social anxiety'],
    href: 'https://www.nhs.uk/mental-health/conditions/social-anxiety/'
  },
  {
    id: 'nhs-reframing-thoughts',
    group: 'guides',
    type: 'Public health page',
    title: 'Reframing unhelpful thoughts',
    description: 'One technique from cognitive behavioral therapy, for examining a thought before you believe it.',
    meta: 'NHS Every Mind Matters, United Kingdom',
    topics: ['CBT', 'thoughts'],
    href: 'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/reframing-unhelpful-thoughts/'
  },
  {
    id: 'nhs-inform-anxiety',
    group: 'guides',
    type: 'Interactive guide',
    title: 'Anxiety self-help guide',
    description: 'A guide based on CBT that you work through on the page, to understand anxiety and handle it.',
    meta: 'NHS inform, Scotland',
    topics: ['anxiety', 'CBT'],
    href: 'https://www.nhsinform.scot/illnesses-and-conditions/mental-health/mental-health-self-help-guides/anxiety-self-help-guide/'
  },
  {
    id: 'mind-self-esteem',
    group: 'guides',
    type: 'Charity guide',
    title: 'Self-esteem',
    description: 'What wears self-esteem down, and suggestions for building it up.',
    meta: 'Mind, United Kingdom',
    topics: ['self-esteem'],
    href: 'https://www.mind.org.uk/information-support/types-of-mental-health-problems/self-esteem/about-self-esteem/'
  },
  {
    id: 'who-times-of-stress',
    group: 'guides',
    type: 'Illustrated guide',
    title: 'Doing What Matters in Times of Stress',
    description:
      'Drawn in pictures and free: grounding yourself, unhooking from thoughts, acting on values, being kind, ' +
      'making room.',
    meta: 'World Health Organization, free',
    topics: ['stress', 'values'],
    href: 'https://www.who.int/publications/i/item/9789240003927'
  },
  {
    id: 'nimh-social-anxiety',
    group: 'guides',
    type: 'Brochure',
    title: 'Social Anxiety Disorder: More Than Just Shyness',
    description: 'A public brochure on signs, causes and treatment.',
    meta: 'US National Institute of Mental Health',
    topics: ['social anxiety'],
    href: 'https://www.nimh.nih.gov/health/publications/social-anxiety-disorder-more-than-just-shyness'
  },
  {
    id: 'apa-impostor',
    group: 'guides',
    type: 'Article',
    title: 'How to overcome impostor phenomenon',
    description: 'A readable overview of feeling like a fraud, with suggestions from experts.',
    meta: 'APA Monitor on Psychology, June 2021',
    topics: ['imposter phenomenon'],
    href: 'https://www.apa.org/monitor/2021/06/cover-impostor-phenomenon'
  },
  {
    id: 'apa-resilience',
    group: 'guides',
    type: 'Topic page',
    title: 'Resilience',
    description: 'Where psychologists collect what helps people get through hard times, with a guide to building it.',
    meta: 'American Psychological Association',
    topics: ['resilience'],
    href: 'https://www.apa.org/topics/resilience'
  },
  {
    id: 'apa-anxiety',
    group: 'guides',
    type: 'Topic page',
    title: 'Anxiety',
    description: 'What anxiety is and how it is treated.',
    meta: 'American Psychological Association',
    topics: ['anxiety'],
    href: 'https://www.apa.org/topics/anxiety'
  },
  {
    id: 'nice-social-anxiety',
    group: 'guides',
    type: 'Clinical guideline',
    title: 'Social anxiety disorder: recognition, assessment and treatment',
    description: 'The guideline that British clinicians work from. It comes with a version for the public.',
    meta: 'NICE (CG159), United Kingdom',
    topics: ['social anxiety', 'treatment'],
    href: 'https://www.nice.org.uk/guidance/cg159'
  },
  {
    id: 'low-self-esteem-plan',
    group: 'programs',
    type: '30-day plan',
    title: 'Overcoming Low Self-Esteem',
    description: 'Starts with sentences small enough to believe, and ends each week with something you did.',
    meta: '30 days, free',
    topics: ['self-esteem'],
    href: '/problem-solution/low-self-esteem'
  },
  {
    id: 'imposter-syndrome-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Overcoming Imposter Syndrome',
    description: 'For people whose success looks to them like a clerical error: evidence first, then words.',
    meta: '4 weeks, free',
    topics: ['career', 'imposter phenomenon'],
    href: '/problem-solution/imposter-syndrome'
  },
  {
    id: 'social-anxiety-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Overcoming Social Anxiety',
    description: 'Attention, plans and small outings, next to a clear account of the treatments that work better.',
    meta: '4 weeks, free',
    topics: ['social anxiety'],
    href: '/problem-solution/social-anxiety'
  },
  {
    id: 'burnout-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Burnout',
    description: 'For the stage where a weekend no longer helps and each message feels like a weight.',
    meta: '4 weeks, free',
    topics: ['burnout', 'work'],
    href: '/problem-solution/burnout'
  },
  {
    id: 'procrastination-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Procrastination',
    description: 'For the task you have walked around for days.',
    meta: '4 weeks, free',
    topics: ['procrastination', 'planning'],
    href: '/problem-solution/procrastination'
  },
  {
    id: 'perfectionism-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Perfectionism',
    description: 'For work that is finished and still cannot be let out of the house.',
    meta: '4 weeks, free',
    topics: ['perfectionism'],
    href: '/problem-solution/perfectionism'
  },
  {
    id: 'fear-of-failure-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Fear of Failure',
    description: 'For chances that go by because losing feels worse than not trying.',
    meta: '4 weeks, free',
    topics: ['fear', 'courage'],
    href: '/problem-solution/fear-of-failure'
  },
  {
    id: 'loneliness-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Loneliness',
    description: 'For quiet weekends and for crowded rooms in which nobody knows you.',
    meta: '4 weeks, free',
    topics: ['loneliness', 'friendship'],
    href: '/problem-solution/loneliness'
  },
  {
    id: 'grief-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Grief',
    description: 'For the weeks after a loss, with no schedule for feeling better.',
    meta: '4 weeks, free',
    topics: ['grief'],
    href: '/problem-solution/grief'
  },
  {
    id: 'body-image-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Body Image',
    description: 'For a truce with mirrors, photographs and fitting rooms.',
    meta: '4 weeks, free',
    topics: ['body image'],
    href: '/problem-solution/body-image'
  },
  {
    id: 'parental-guilt-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Parental Guilt',
    description: 'For parents who lie awake going over what they said at bath time.',
    meta: '4 weeks, free',
    topics: ['parenting', 'family'],
    href: '/problem-solution/parental-guilt'
  },
  {
    id: 'job-loss-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Job Loss',
    description: 'For the days between jobs, when the calendar is empty and the bills are not.',
    meta: '4 weeks, free',
    topics: ['job loss', 'work'],
    href: '/problem-solution/job-loss'
  },
  {
    id: 'sleepless-nights-plan',
    group: 'programs',
    type: '4-week plan',
    title: 'Sleepless Nights',
    description: 'For 3 a.m., the ceiling, and the morning that comes anyway.',
    meta: '4 weeks, free',
    topics: ['sleep'],
    href: '/problem-solution/sleepless-nights'
  },
  {
    id: 'cci-self-esteem',
    group: 'programs',
    type: 'Workbook',
    title: 'Improving Self-Esteem',
    description: 'A free CBT workbook in nine parts to download and fill in.',
    meta: 'Centre for Clinical Interventions, Western Australia, 9 modules',
    topics: ['self-esteem', 'CBT'],
    href: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Self-Esteem'
  },
  {
    id: 'cci-social-anxiety',
    group: 'programs',
    type: 'Workbook',
    title: 'Social anxiety workbook and information sheets',
    description: 'Free CBT material on social anxiety, to work through at your own pace.',
    meta: 'Centre for Clinical Interventions, Western Australia',
    topics: ['social anxiety', 'CBT'],
    href: 'https://www.cci.health.wa.gov.au/Resources/Looking-After-Yourself/Social-Anxiety'
  },
  {
    id: 'yale-science-of-wellbeing',
    group: 'programs',
    type: 'Online course',
    title: 'The Science of Well-Being',
    description:
      'Laurie Santos’s course on what research says about happiness. It could be audited free when last described; ' +
      'check the price.',
    meta: 'Yale University on Coursera',
    topics: ['well-being'],
    href: 'https://www.coursera.org/learn/the-science-of-well-being'
  },
  {
    id: 'palouse-mindfulness',
    group: 'programs',
    type: 'Online course',
    title: 'Online MBSR',
    description: 'A free course in mindfulness-based stress reduction that you follow alone.',
    meta: 'Palouse Mindfulness, 8 weeks, free',
    topics: ['mindfulness', 'stress'],
    href: 'https://palousemindfulness.com'
  },
  {
    id: 'living-life-to-the-full',
    group: 'programs',
    type: 'Online course',
    title: 'Living Life to the Full',
    description: 'Courses in everyday skills based on CBT.',
    meta: 'Online courses, some free',
    topics: ['CBT', 'life skills'],
    href: 'https://llttf.com'
  },
  {
    id: 'nhs-talking-therapies',
    group: 'programs',
    type: 'Service',
    title: 'NHS Talking Therapies: find a service',
    description: 'Refer yourself to free therapies such as CBT if you live in England.',
    meta: 'NHS England, free',
    topics: ['therapy', 'CBT'],
    href: 'https://www.nhs.uk/service-search/mental-health/find-an-nhs-talking-therapies-service/'
  },
  {
    id: 'science-hub',
    group: 'research',
    type: 'Overview',
    title: 'The science of affirmations',
    description: 'Key figures, four mechanisms, and the popular claims compared with the studies.',
    meta: 'Our summary, with sources',
    topics: ['self-affirmation', 'evidence'],
    href: '/science-hub'
  },
  {
    id: 'brain-overview',
    group: 'research',
    type: 'Overview',
    title: 'Affirmations and the brain',
    description: 'What scans have shown, and why none of it is rewiring.',
    meta: 'Our summary, with sources',
    topics: ['brain', 'neuroplasticity'],
    href: '/science-hub#neuroplasticity'
  },
  {
    id: 'study-list',
    group: 'research',
    type: 'Study list',
    title: 'The studies, with their limits',
    description: 'More than seventy papers, reviews and books in plain words, those that found nothing included.',
    meta: 'Our list, with sources',
    topics: ['studies', 'evidence'],
    href: '/science-hub#clinical-studies'
  },
  {
    id: 'wise-interventions',
    group: 'research',
    type: 'Database',
    title: 'Wise Interventions',
    description: 'Searchable summaries of brief psychological interventions, values affirmation among them.',
    meta: 'wiseinterventions.org',
    topics: ['self-affirmation', 'studies'],
    href: 'https://wiseinterventions.org'
  },
  {
    id: 'greater-good-gratitude',
    group: 'research',
    type: 'Topic page',
    title: 'Gratitude',
    description: 'Articles and summaries of research on gratitude, with a white paper from 2018.',
    meta: 'Greater Good Science Center, UC Berkeley',
    topics: ['gratitude'],
    href: 'https://greatergood.berkeley.edu/topic/gratitude'
  },
  {
    id: 'plos-problem-solving',
    group: 'research',
    type: 'Study',
    title: 'Self-affirmation improves problem-solving under stress',
    description: 'The 2013 puzzle experiment with stressed students, in full.',
    meta: 'PLoS ONE, free full text',
    topics: ['stress', 'performance'],
    href: 'https://doi.org/10.1371/journal.pone.0062593'
  },
  {
    id: 'scan-brain-systems',
    group: 'research',
    type: 'Study',
    title: 'Self-affirmation activates brain systems',
    description:
      'The 2016 scanning study behind much of our section on the brain. Read it and see how ' + 'careful it is.',
    meta: 'Social Cognitive and Affective Neuroscience, free full text',
    topics: ['brain', 'reward'],
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4814782/'
  },
  {
    id: 'hanselman-replication',
    group: 'research',
    type: 'Study',
    title: 'New evidence on self-affirmation effects',
    description: 'The large school replication that found no effect. Good company for the hopeful papers.',
    meta: 'Journal of Educational Psychology, free manuscript',
    topics: ['education', 'replication'],
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5403146/'
  },
  {
    id: 'making-health-habitual',
    group: 'research',
    type: 'Article',
    title: 'Making health habitual',
    description: 'Written for family doctors and short: how one action in one setting becomes a habit.',
    meta: 'British Journal of General Practice, free full text',
    topics: ['habits'],
    href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3505409/'
  },
  {
    id: 'bravata-impostor-review',
    group: 'research',
    type: 'Review',
    title: 'Prevalence, predictors, and treatment of impostor syndrome',
    description: 'A review of 62 studies on feeling like a fraud, and of how little is known about treating it.',
    meta: 'Journal of General Internal Medicine, free full text',
    topics: ['imposter phenomenon'],
    href: 'https://doi.org/10.1007/s11606-019-05364-1'
  },
  {
    id: 'lancet-social-anxiety',
    group: 'research',
    type: 'Meta-analysis',
    title: 'Social anxiety treatments compared',
    description: 'A network meta-analysis of 101 trials: what works, and by how much, next to waiting.',
    meta: 'The Lancet Psychiatry, free full text',
    topics: ['social anxiety', 'treatment'],
    href: 'https://doi.org/10.1016/S2215-0366(14)70329-3'
  },
  {
    id: 'self-determination-theory',
    group: 'research',
    type: 'Research site',
    title: 'Self-Determination Theory',
    description: 'A theory of motivation with its papers and questionnaires.',
    meta: 'selfdeterminationtheory.org',
    topics: ['motivation'],
    href: 'https://selfdeterminationtheory.org/'
  },
  {
    id: 'sheet-30-day-practice',
    group: 'tools',
    type: 'Printable',
    title: '30-day practice sheet',
    description:
      'Thirty rows to check and jot in, a question each week, and a place to decide at the end whether to go on.',
    meta: 'PDF, for printing',
    topics: ['30-day practice', 'habits'],
    href: '/downloads/30-day-practice.pdf',
    download: true
  },
  {
    id: 'sheet-values-writing',
    group: 'tools',
    type: 'Printable',
    title: 'Values-writing pages',
    description: 'Choose a value, then five prompts with room to write: the exercise closest to the research.',
    meta: 'PDF, for printing',
    topics: ['values', 'writing'],
    href: '/downloads/values-writing.pdf',
    download: true
  },
  {
    id: 'sheet-if-then',
    group: 'tools',
    type: 'Printable',
    title: 'If-then planner',
    description: 'Six boxes that turn a line into a plan, with an example filled in above them.',
    meta: 'PDF, for printing',
    topics: ['planning', 'goals'],
    href: '/downloads/if-then-planner.pdf',
    download: true
  },
  {
    id: 'sheet-cards',
    group: 'tools',
    type: 'Printable',
    title: 'Affirmation cards',
    description: 'Eight blank cards to cut out, with a faint prompt on each.',
    meta: 'PDF, for printing and cutting',
    topics: ['cards', 'wording'],
    href: '/downloads/affirmation-cards.pdf',
    download: true
  },
  {
    id: 'sheet-gratitude-week',
    group: 'tools',
    type: 'Printable',
    title: 'A week of gratitude',
    description: 'Three lines a day for seven days, and permission to skip one.',
    meta: 'PDF, for printing',
    topics: ['gratitude', 'journaling'],
    href: '/downloads/gratitude-week.pdf',
    download: true
  },
  {
    id: 'affirmation-builder',
    group: 'tools',
    type: 'Interactive',
    title: 'Personal affirmation builder',
    description: 'Pick a goal, a style and a strength, and download the result as a text file.',
    meta: 'In your browser, about 2 minutes',
    topics: ['wording', 'goals'],
    href: '/affirmation-builder'
  },
  {
    id: 'affirmation-generator',
    group: 'tools',
    type: 'Interactive',
    title: 'Affirmation generator',
    description: 'Check what is on your mind and get one line. Ask again as often as you like.',
    meta: 'In your browser',
    topics: ['random', 'daily'],
    href: '/generator'
  },
  {
    id: 'woop-my-life',
    group: 'tools',
    type: 'Instructions',
    title: 'WOOP my life',
    description: 'Free instructions for Wish, Outcome, Obstacle, Plan, from the researcher behind the method.',
    meta: 'woopmylife.org, free',
    topics: ['planning', 'goals'],
    href: 'https://woopmylife.org'
  },
  {
    id: 'ggia-gratitude-journal',
    group: 'tools',
    type: 'Practice',
    title: 'Gratitude journal',
    description: 'The practice step by step, with the studies it comes from.',
    meta: 'Greater Good in Action, UC Berkeley',
    topics: ['gratitude', 'journaling'],
    href: 'https://ggia.berkeley.edu/practice/gratitude_journal'
  },
  {
    id: 'ggia-gratitude-letter',
    group: 'tools',
    type: 'Practice',
    title: 'Gratitude letter',
    description: 'How to write a letter of thanks, and how to deliver it.',
    meta: 'Greater Good in Action, UC Berkeley',
    topics: ['gratitude', 'relationships'],
    href: 'https://ggia.berkeley.edu/practice/gratitude_letter'
  },
  {
    id: 'neff-practices',
    group: 'tools',
    type: 'Exercises',
    title: 'Self-compassion practices',
    description: 'Guided practices and written exercises, free to use.',
    meta: 'Kristin Neff, free',
    topics: ['self-compassion'],
    href: 'https://self-compassion.org/self-compassion-practices/'
  },
  {
    id: 'neff-test',
    group: 'tools',
    type: 'Self-test',
    title: 'Self-compassion test',
    description:
      'The Self-Compassion Scale with its scoring. It is a research scale, and no diagnosis comes out of it.',
    meta: 'Kristin Neff, free',
    topics: ['self-compassion'],
    href: 'https://self-compassion.org/self-compassion-test/'
  },
  {
    id: 'clance-test',
    group: 'tools',
    type: 'Self-test',
    title: 'Impostor phenomenon test and scoring',
    description:
      'Twenty questions by one of the two psychologists who first described the experience, for your own insight.',
    meta: 'Pauline Rose Clance, PDF',
    topics: ['imposter phenomenon'],
    href: 'https://paulineroseclance.com/pdf/IPTestandscoring.pdf'
  },
  {
    id: 'get-self-help',
    group: 'tools',
    type: 'Worksheets',
    title: 'Get Self Help',
    description: 'A large collection of CBT worksheets and information sheets.',
    meta: 'getselfhelp.co.uk',
    topics: ['CBT', 'worksheets'],
    href: 'https://www.getselfhelp.co.uk/'
  }
]
