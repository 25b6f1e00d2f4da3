/** When the words of each page came and last changed. Written by `npm run content:dates`. */
export interface PageDates {
  /** Days, YYYY-MM-DD. */
  published: string
  changed: string
  /** Of everything in content/ that the page is made of. */
  hash: string
}

export const updated: Record<string, PageDates> = {
  '/': { published: '2026-11-20', changed: '2026-11-20', hash: 'h7F8kzzBXH2xbvQx' },
  '/generator': { published: '2026-11-20', changed: '2026-11-20', hash: 'Fml0GZPz8OFGz6Ay' },
  '/builder': { published: '2026-11-20', changed: '2026-11-20', hash: 'vN_LZb6063Rc7K3s' },
  '/science-hub': { published: '2026-11-20', changed: '2026-11-20', hash: 'IyISWsAZpSquFL30' },
  '/how-to-guide': { published: '2026-11-20', changed: '2026-11-20', hash: 'I6V3dP5HFm5Usxus' },
  '/problem-solution': { published: '2026-11-20', changed: '2026-11-20', hash: 'F-Yd-OEl7ZWpAcrn' },
  '/resources': { published: '2026-11-20', changed: '2026-11-20', hash: 'PzYvBKdlVzTODWEZ' },
  '/submit': { published: '2026-11-20', changed: '2026-11-20', hash: 'GcsjAsdA0Pgx0QDd' },
  '/category/daily': { published: '2026-11-20', changed: '2026-11-20', hash: 'aZJLtfSGbpUxKwbJ' },
  '/category/gratitude': { published: '2026-11-20', changed: '2026-11-20', hash: 'HypuuqnmottmpGzM' },
  '/category/health': { published: '2026-11-20', changed: '2026-11-20', hash: 'LlR2J-yWn0wHHYqB' },
  '/category/love': { published: '2026-11-20', changed: '2026-11-20', hash: 'WI1A_cCNSW2S_79U' },
  '/category/success': { published: '2026-11-20', changed: '2026-11-20', hash: 's7gOM-607YhHIuSd' },
  '/category/weekly': { published: '2026-11-20', changed: '2026-11-20', hash: 'N6bQ7YuVLUp57XbW' },
  '/category/daily/morning-affirmations': { published: '2026-11-20', changed: '2026-11-20', hash: 'VAt97PnAs44EfGlx' },
  '/category/daily/evening-affirmations': { published: '2026-11-20', changed: '2026-11-20', hash: '5uBVL5CxnsVB08Bn' },
  '/category/daily/workplace-affirmations': {
    published: '2026-11-20',
    changed: '2026-11-20',
    hash: 'GrfuA72WBXMC8fcN'
  },
  '/category/daily/confidence': { published: '2026-11-20', changed: '2026-11-20', hash: 'AyhE0k1SGsmwl6sy' },
  '/category/daily/starting-over': { published: '2026-11-20', changed: '2026-11-20', hash: 'YQN08L7Ol__-He1E' },
  '/category/health/mental-health': { published: '2026-11-20', changed: '2026-11-20', hash: 'dqmypYpXGI-0cSTC' },
  '/category/health/stress-relief': { published: '2026-11-20', changed: '2026-11-20', hash: 'XJWYucbupkzWGorO' },
  '/category/health/sleep-and-rest': { published: '2026-11-20', changed: '2026-11-20', hash: 'mqNYVXRSV1smOmlX' },
  '/category/health/body-kindness': { published: '2026-11-20', changed: '2026-11-20', hash: 'dojUmC2-4JhlYd2P' },
  '/category/success/career-growth': { published: '2026-11-20', changed: '2026-11-20', hash: 'KAcplpTyQiMW9fxJ' },
  '/category/success/focus-and-study': { published: '2026-11-20', changed: '2026-11-20', hash: '2OlxUKDi7ZNllGiP' },
  '/category/success/money-calm': { published: '2026-11-20', changed: '2026-11-20', hash: 'q3DBJWjitBVMXynq' },
  '/category/success/creative-work': { published: '2026-11-20', changed: '2026-11-20', hash: 'Xo4HYK1aZkqKkYcU' },
  '/category/love/self-love': { published: '2026-11-20', changed: '2026-11-20', hash: 'YBNGYxXnDMosDwHV' },
  '/category/love/partnership': { published: '2026-11-20', changed: '2026-11-20', hash: 'PJTeBH2IlEHWUFPz' },
  '/category/love/heartbreak': { published: '2026-11-20', changed: '2026-11-20', hash: 'SDCQ1kzeWhd9rE-_' },
  '/category/love/family-and-friends': { published: '2026-11-20', changed: '2026-11-20', hash: 'Xd8DZQKH91DvbAhQ' },
  '/category/gratitude/everyday-gratitude': {
    published: '2026-11-20',
    changed: '2026-11-20',
    hash: 'zTFtXCVWdaTellJK'
  },
  '/category/gratitude/hard-season-gratitude': {
    published: '2026-11-20',
    changed: '2026-11-20',
    hash: 'AmdQap28f-WWqVtS'
  },
  '/category/gratitude/enough': { published: '2026-11-20', changed: '2026-11-20', hash: 'NYsdo__5Kq2_Rbd9' },
  '/category/gratitude/spiritual-practice': {
    published: '2026-11-20',
    changed: '2026-11-20',
    hash: 'wY0KLDAQmCXlCPbY'
  },
  '/category/weekly/monday-reset': { published: '2026-11-20', changed: '2026-11-20', hash: 'iumKvOpLr275Hcne' },
  '/category/weekly/values-focus': { published: '2026-11-20', changed: '2026-11-20', hash: 'sDZt7n7ftyneXJ5M' },
  '/category/weekly/courage-practice': { published: '2026-11-20', changed: '2026-11-20', hash: 'AdZeiJmpXmAxgTng' },
  '/category/weekly/weekly-reflection': { published: '2026-11-20', changed: '2026-11-20', hash: 'HEZ04pIdvu1AEbHp' },
  '/how-to-guide/affirmation-journaling': { published: '2026-11-20', changed: '2026-11-20', hash: 'I44JAZ0aaGGz_PKT' },
  '/how-to-guide/affirmations-with-children': {
    published: '2026-11-20',
    changed: '2026-11-20',
    hash: '9A3dG6NTybhI5V9B'
  },
  '/how-to-guide/after-a-breakup': { published: '2026-11-20', changed: '2026-11-20', hash: 'JMHutI1F46HMJu5M' },
  '/how-to-guide/anxiety-management': { published: '2026-11-20', changed: '2026-11-20', hash: 'U-a9yGB9s1MCzVKq' },
  '/how-to-guide/at-the-bedside': { published: '2026-11-20', changed: '2026-11-20', hash: 'otXZOVSAY1RrtMr5' },
  '/how-to-guide/before-an-exam': { published: '2026-11-20', changed: '2026-11-20', hash: '6cwGry64YrkSjiYP' },
  '/how-to-guide/create-affirmations': { published: '2026-11-20', changed: '2026-11-20', hash: '5WAgw0QQExt3z6ix' },
  '/how-to-guide/evening-wind-down': { published: '2026-11-20', changed: '2026-11-20', hash: '6iBRoIV_LtJs88bd' },
  '/how-to-guide/for-athletes': { published: '2026-11-20', changed: '2026-11-20', hash: 'zO0Pv7QypqueY9gg' },
  '/how-to-guide/if-then-plans': { published: '2026-11-20', changed: '2026-11-20', hash: '8_mn-CC5Dduo6Py-' },
  '/how-to-guide/morning-routine': { published: '2026-11-20', changed: '2026-11-20', hash: 'TfqmwqlpoQvmjFde' },
  '/how-to-guide/self-compassion-break': { published: '2026-11-20', changed: '2026-11-20', hash: 'qVZOUG_4ClbmTQQ_' },
  '/how-to-guide/values-writing': { published: '2026-11-20', changed: '2026-11-20', hash: 'zEczzMHkvFpODEXB' },
  '/problem-solution/body-image': { published: '2026-11-20', changed: '2026-11-20', hash: 'Qu9csAolz4BNWjm6' },
  '/problem-solution/burnout': { published: '2026-11-20', changed: '2026-11-20', hash: 'OMKW9rMHDDwjpZZq' },
  '/problem-solution/fear-of-failure': { published: '2026-11-20', changed: '2026-11-20', hash: 'eqemdFUbTr6vZcmn' },
  '/problem-solution/grief': { published: '2026-11-20', changed: '2026-11-20', hash: 'bSXqxm64tgDzv-OM' },
  '/problem-solution/imposter-syndrome': { published: '2026-11-20', changed: '2026-11-20', hash: 'OmOE7DoV3gSdb0LI' },
  '/problem-solution/job-loss': { published: '2026-11-20', changed: '2026-11-20', hash: 'Zmo3dwUuPiXkiqV4' },
  '/problem-solution/loneliness': { published: '2026-11-20', changed: '2026-11-20', hash: 'gCHGTIPV7lZcfCe8' },
  '/problem-solution/low-self-esteem': { published: '2026-11-20', changed: '2026-11-20', hash: 'X3JEUdVjFGEM7-iy' },
  '/problem-solution/parental-guilt': { published: '2026-11-20', changed: '2026-11-20', hash: 'Z8en57Yslr222L_Q' },
  '/problem-solution/perfectionism': { published: '2026-11-20', changed: '2026-11-20', hash: 'aYoJR-fvfb45uqUK' },
  '/problem-solution/procrastination': { published: '2026-11-20', changed: '2026-11-20', hash: 'bDaOIGYJITAfVAXD' },
  '/problem-solution/sleepless-nights': { published: '2026-11-20', changed: '2026-11-20', hash: 'bAsUZnnQ602Sygqr' },
  '/problem-solution/social-anxiety': { published: '2026-11-20', changed: '2026-11-20', hash: 'vmPKLwcOOT8MeEzq' }
}
