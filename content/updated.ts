/** When the words of each page came and last changed. Written by `npm run content:dates`. */
export interface PageDates {
  /** Days, YYYY-MM-DD. */
  published: string
  changed: string
  /** Of everything in content/ that the page is made of. */
  hash: string
}

export const updated: Record<string, PageDates> = {
  '/': { published: '2026-11-20', changed: '2026-11-22', hash: 'yOMf871t7pgx5VWH' },
  '/generator': { published: '2026-11-20', changed: '2026-11-21', hash: '4rPhVlYi-fiuj_yr' },
  '/builder': { published: '2026-11-20', changed: '2026-11-22', hash: 'sNLLSjUkWOwJ6_Ke' },
  '/science-hub': { published: '2026-11-20', changed: '2026-11-21', hash: 'oAMA5BWvEdUXZ6Dd' },
  '/how-to-guide': { published: '2026-11-20', changed: '2026-11-21', hash: 'Z4HLcYmMVSVtNqWt' },
  '/problem-solution': { published: '2026-11-20', changed: '2026-11-20', hash: 'F-Yd-OEl7ZWpAcrn' },
  '/resources': { published: '2026-11-20', changed: '2026-11-21', hash: 'YX45ScDlGJdKq9XQ' },
  '/submit': { published: '2026-11-20', changed: '2026-11-21', hash: 'MZnrLQoc0b6Bp7PU' },
  '/category/daily': { published: '2026-11-20', changed: '2026-11-21', hash: '8AMgibFvozewB42R' },
  '/category/gratitude': { published: '2026-11-20', changed: '2026-11-21', hash: '9U-taTRDAa57qpL4' },
  '/category/health': { published: '2026-11-20', changed: '2026-11-21', hash: 'HgdNHcRQdqgwhEE-' },
  '/category/love': { published: '2026-11-20', changed: '2026-11-21', hash: 'thEQMJoF9aBhff2U' },
  '/category/success': { published: '2026-11-20', changed: '2026-11-21', hash: 'NMpqc_rOXIgLhIMd' },
  '/category/weekly': { published: '2026-11-20', changed: '2026-11-21', hash: 'iY0L74IvNtWMmrL3' },
  '/category/daily/morning-affirmations': { published: '2026-11-20', changed: '2026-11-21', hash: 'WCXdk5BvBvrUHyoQ' },
  '/category/daily/evening-affirmations': { published: '2026-11-20', changed: '2026-11-21', hash: 'DfHBhlL0qc8Fyuim' },
  '/category/daily/workplace-affirmations': {
    published: '2026-11-20',
    changed: '2026-11-21',
    hash: 's_PD8TpauQ6kDMSL'
  },
  '/category/daily/confidence': { published: '2026-11-20', changed: '2026-11-21', hash: 'bU14Mnl4metPcuxF' },
  '/category/daily/starting-over': { published: '2026-11-20', changed: '2026-11-21', hash: '_VMLaffLq_v3Y9f3' },
  '/category/health/mental-health': { published: '2026-11-20', changed: '2026-11-21', hash: '_nHZ7g4BP3zf9c-9' },
  '/category/health/stress-relief': { published: '2026-11-20', changed: '2026-11-21', hash: 'mlgjolRUGoB9HegH' },
  '/category/health/sleep-and-rest': { published: '2026-11-20', changed: '2026-11-21', hash: '8G08Nwr5Ubv2EvLV' },
  '/category/health/body-kindness': { published: '2026-11-20', changed: '2026-11-21', hash: 'D5xw-lqV8o4Y2ZR7' },
  '/category/success/career-growth': { published: '2026-11-20', changed: '2026-11-21', hash: '_1QXVwyLPxME4P5y' },
  '/category/success/focus-and-study': { published: '2026-11-20', changed: '2026-11-21', hash: 'SaRaWtBGeyUnnIMw' },
  '/category/success/money-calm': { published: '2026-11-20', changed: '2026-11-20', hash: 'q3DBJWjitBVMXynq' },
  '/category/success/creative-work': { published: '2026-11-20', changed: '2026-11-21', hash: 'tClcZAvtD3L2efT_' },
  '/category/love/self-love': { published: '2026-11-20', changed: '2026-11-21', hash: '_vhL594GTO8ulBSm' },
  '/category/love/partnership': { published: '2026-11-20', changed: '2026-11-21', hash: 'x8-9KvvK4fYks5k9' },
  '/category/love/heartbreak': { published: '2026-11-20', changed: '2026-11-21', hash: 'UXcEmeUt8743bgye' },
  '/category/love/family-and-friends': { published: '2026-11-20', changed: '2026-11-21', hash: 'n92teuRGxlLYbTnu' },
  '/category/gratitude/everyday-gratitude': {
    published: '2026-11-20',
    changed: '2026-11-21',
    hash: '5tKcNGjyzzpr4_ut'
  },
  '/category/gratitude/hard-season-gratitude': {
    published: '2026-11-20',
    changed: '2026-11-21',
    hash: 'OxjZ9-MjhwN9gYQC'
  },
  '/category/gratitude/enough': { published: '2026-11-20', changed: '2026-11-21', hash: '215S1xBmGCgXRSDE' },
  '/category/gratitude/spiritual-practice': {
    published: '2026-11-20',
    changed: '2026-11-21',
    hash: 'GQjfc1iofP4NVVbM'
  },
  '/category/weekly/monday-reset': { published: '2026-11-20', changed: '2026-11-21', hash: '4H3c152dSuyWqvD6' },
  '/category/weekly/values-focus': { published: '2026-11-20', changed: '2026-11-21', hash: 'DM3plbdK335503LZ' },
  '/category/weekly/courage-practice': { published: '2026-11-20', changed: '2026-11-21', hash: 'y0z_skgIlWkFTJ3c' },
  '/category/weekly/weekly-reflection': { published: '2026-11-20', changed: '2026-11-21', hash: '4iUCnzJwKyitXqsd' },
  '/how-to-guide/affirmation-journaling': { published: '2026-11-20', changed: '2026-11-21', hash: 'G0aLwZEJ-hvYWUmb' },
  '/how-to-guide/affirmations-with-children': {
    published: '2026-11-20',
    changed: '2026-11-21',
    hash: 'XfEq0pLBp5jBlP3f'
  },
  '/how-to-guide/after-a-breakup': { published: '2026-11-20', changed: '2026-11-21', hash: 'zK1qgSXcet07E94q' },
  '/how-to-guide/anxiety-management': { published: '2026-11-20', changed: '2026-11-21', hash: 'P383URQZL2oHSaKd' },
  '/how-to-guide/at-the-bedside': { published: '2026-11-20', changed: '2026-11-21', hash: 'DuzmMuYDFc4WaFHH' },
  '/how-to-guide/before-an-exam': { published: '2026-11-20', changed: '2026-11-21', hash: 'JaXbFRDmKmwbBeKF' },
  '/how-to-guide/create-affirmations': { published: '2026-11-20', changed: '2026-11-21', hash: 'f4DM0XvrmZgPXMUu' },
  '/how-to-guide/evening-wind-down': { published: '2026-11-20', changed: '2026-11-21', hash: 'FBBtHdNeB65dtD0C' },
  '/how-to-guide/for-athletes': { published: '2026-11-20', changed: '2026-11-21', hash: 'kVKtD8XY4gHNbMwN' },
  '/how-to-guide/if-then-plans': { published: '2026-11-20', changed: '2026-11-20', hash: '8_mn-CC5Dduo6Py-' },
  '/how-to-guide/morning-routine': { published: '2026-11-20', changed: '2026-11-21', hash: 't9MvayYekEM15D7J' },
  '/how-to-guide/self-compassion-break': { published: '2026-11-20', changed: '2026-11-21', hash: 'eVvfR4g-XFS2eRfb' },
  '/how-to-guide/values-writing': { published: '2026-11-20', changed: '2026-11-21', hash: 'qzveW_vOGEka_hYL' },
  '/problem-solution/body-image': { published: '2026-11-20', changed: '2026-11-20', hash: 'Qu9csAolz4BNWjm6' },
  '/problem-solution/burnout': { published: '2026-11-20', changed: '2026-11-21', hash: 'FaIY1NlW5-bi6eZ9' },
  '/problem-solution/fear-of-failure': { published: '2026-11-20', changed: '2026-11-21', hash: 'bHdJ78SW_BmMefn6' },
  '/problem-solution/grief': { published: '2026-11-20', changed: '2026-11-21', hash: 'iyS9MNDSrw1gw27h' },
  '/problem-solution/imposter-syndrome': { published: '2026-11-20', changed: '2026-11-21', hash: '44Kc_sFLBjtak7sg' },
  '/problem-solution/job-loss': { published: '2026-11-20', changed: '2026-11-21', hash: 'LtvKLcn3peYpVP3G' },
  '/problem-solution/loneliness': { published: '2026-11-20', changed: '2026-11-21', hash: '2aLEgfViDMnbghCR' },
  '/problem-solution/low-self-esteem': { published: '2026-11-20', changed: '2026-11-21', hash: 'dFdMOtdxxobLCxXv' },
  '/problem-solution/parental-guilt': { published: '2026-11-20', changed: '2026-11-21', hash: 'I6fU7RB-b88jbFkJ' },
  '/problem-solution/perfectionism': { published: '2026-11-20', changed: '2026-11-20', hash: 'aYoJR-fvfb45uqUK' },
  '/problem-solution/procrastination': { published: '2026-11-20', changed: '2026-11-20', hash: 'bDaOIGYJITAfVAXD' },
  '/problem-solution/sleepless-nights': { published: '2026-11-20', changed: '2026-11-20', hash: 'bAsUZnnQ602Sygqr' },
  '/problem-solution/social-anxiety': { published: '2026-11-20', changed: '2026-11-21', hash: 'K03mOwGt88L_LzQa' }
}
