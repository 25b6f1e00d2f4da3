/** When the words of each page came and last changed. Written by `npm run content:dates`. */
export interface PageDates {
  /** Days, YYYY-MM-DD. */
  published: string
  changed: string
  /** Of everything in content/ that the page is made of. */
  hash: string
}

export const updated: Record<string, PageDates> = {
  '/': { published: '2026-11-20', changed: '2026-11-22', hash: 's5WKBbWcRX5f5y8W' },
  '/generator': { published: '2026-11-20', changed: '2026-11-22', hash: 'A3snbBR5BY8xAzKt' },
  '/builder': { published: '2026-11-20', changed: '2026-11-22', hash: 'gLkENTdbbE7NVQsm' },
  '/science-hub': { published: '2026-11-20', changed: '2026-11-22', hash: 'UOqDryZlcqIz4d5-' },
  '/how-to-guide': { published: '2026-11-20', changed: '2026-11-22', hash: 'CLw1d0sh98Fc0Cb-' },
  '/problem-solution': { published: '2026-11-20', changed: '2026-11-22', hash: 'f09xJBEzltoUVmka' },
  '/practice': { published: '2026-11-22', changed: '2026-11-22', hash: 'qRulv2kAzlddLb-Y' },
  '/favorites': { published: '2026-11-22', changed: '2026-11-22', hash: 'I6EJbm76axBViuGH' },
  '/resources': { published: '2026-11-20', changed: '2026-11-22', hash: 'wGVyKlXwvzwVCAGc' },
  '/submit': { published: '2026-11-20', changed: '2026-11-22', hash: 'XNxX1_-GEHos2qex' },
  '/privacy': { published: '2026-11-22', changed: '2026-11-22', hash: 'gcm7IrTW5MAWXoAz' },
  '/accessibility': { published: '2026-11-22', changed: '2026-11-22', hash: 'MNfcRP6bi3vViapm' },
  '/category/daily': { published: '2026-11-20', changed: '2026-11-22', hash: 'JlWq71w95K9-tG9k' },
  '/category/gratitude': { published: '2026-11-20', changed: '2026-11-22', hash: 'F4p8sFQM-rhlsypp' },
  '/category/health': { published: '2026-11-20', changed: '2026-11-22', hash: 'bFLxnpDZ6WT0qG7E' },
  '/category/love': { published: '2026-11-20', changed: '2026-11-22', hash: 'hEqbdskC9YeQZRMX' },
  '/category/success': { published: '2026-11-20', changed: '2026-11-22', hash: '_boQWMjSVIKWCHHe' },
  '/category/weekly': { published: '2026-11-20', changed: '2026-11-22', hash: 'R5sDFp3M9Bn62CBm' },
  '/category/daily/morning-affirmations': { published: '2026-11-20', changed: '2026-11-22', hash: 'pbcAAOHUBa0clT1P' },
  '/category/daily/evening-affirmations': { published: '2026-11-20', changed: '2026-11-22', hash: '9icsA_nWLUs2NF46' },
  '/category/daily/workplace-affirmations': {
    published: '2026-11-20',
    changed: '2026-11-22',
    hash: '70ps_XsfUlTQjYE5'
  },
  '/category/daily/confidence': { published: '2026-11-20', changed: '2026-11-22', hash: '7ld59xL8DcRK_KR0' },
  '/category/daily/starting-over': { published: '2026-11-20', changed: '2026-11-22', hash: 'P7UZychkI_Nmob9D' },
  '/category/health/mental-health': { published: '2026-11-20', changed: '2026-11-22', hash: 'UzYMZzZJOEZYymOp' },
  '/category/health/stress-relief': { published: '2026-11-20', changed: '2026-11-22', hash: 'JMsZED-3l1cMLs4K' },
  '/category/health/sleep-and-rest': { published: '2026-11-20', changed: '2026-11-22', hash: 'z6z3a1A5gT5tqyXr' },
  '/category/health/body-kindness': { published: '2026-11-20', changed: '2026-11-22', hash: 'hOfxC3Ut02Y0RxGK' },
  '/category/success/career-growth': { published: '2026-11-20', changed: '2026-11-22', hash: 'evKcC40P8fD4Qu05' },
  '/category/success/focus-and-study': { published: '2026-11-20', changed: '2026-11-22', hash: 'wKlB_ebKC-bAIp_c' },
  '/category/success/money-calm': { published: '2026-11-20', changed: '2026-11-22', hash: 'JO6WWivpcCun2Mmw' },
  '/category/success/creative-work': { published: '2026-11-20', changed: '2026-11-22', hash: 'hu617-v2YuT0Rbu6' },
  '/category/love/self-love': { published: '2026-11-20', changed: '2026-11-22', hash: '80-PuUhMbZywMWgj' },
  '/category/love/partnership': { published: '2026-11-20', changed: '2026-11-22', hash: 'CDAHWBgIW9Jvdquf' },
  '/category/love/heartbreak': { published: '2026-11-20', changed: '2026-11-22', hash: 'k2K5WXwIKWAL2yiv' },
  '/category/love/family-and-friends': { published: '2026-11-20', changed: '2026-11-22', hash: '2IMj9gZM_usZTqCw' },
  '/category/gratitude/everyday-gratitude': {
    published: '2026-11-20',
    changed: '2026-11-22',
    hash: 'OwJBS8ssvTzpH-JH'
  },
  '/category/gratitude/hard-season-gratitude': {
    published: '2026-11-20',
    changed: '2026-11-22',
    hash: 'wM3TIqMK03M8kWDI'
  },
  '/category/gratitude/enough': { published: '2026-11-20', changed: '2026-11-22', hash: 'JfG7MCVH6dZpeqrf' },
  '/category/gratitude/spiritual-practice': {
    published: '2026-11-20',
    changed: '2026-11-22',
    hash: 'w1vk8RiAwtucykeA'
  },
  '/category/weekly/monday-reset': { published: '2026-11-20', changed: '2026-11-22', hash: 'Q2LFw1CvTrLkKEnQ' },
  '/category/weekly/values-focus': { published: '2026-11-20', changed: '2026-11-22', hash: 'V_8LQSJlSj_gB3uN' },
  '/category/weekly/courage-practice': { published: '2026-11-20', changed: '2026-11-22', hash: 'IKN5RrMOGqSjTMiL' },
  '/category/weekly/weekly-reflection': { published: '2026-11-20', changed: '2026-11-22', hash: 'PqJIsDd_kuHI5Ayr' },
  '/how-to-guide/affirmation-journaling': { published: '2026-11-20', changed: '2026-11-22', hash: 'XLkthPDKMpAcPCzw' },
  '/how-to-guide/affirmations-with-children': {
    published: '2026-11-20',
    changed: '2026-11-22',
    hash: 'cbLR9Nlz9PrSiHP-'
  },
  '/how-to-guide/after-a-breakup': { published: '2026-11-20', changed: '2026-11-22', hash: '_7zN4EKvnd70TfVX' },
  '/how-to-guide/anxiety-management': { published: '2026-11-20', changed: '2026-11-22', hash: 'WHeQhCvLnJgY1w0O' },
  '/how-to-guide/at-the-bedside': { published: '2026-11-20', changed: '2026-11-22', hash: 't3mlNntfBtX7I7P_' },
  '/how-to-guide/before-an-exam': { published: '2026-11-20', changed: '2026-11-22', hash: 'RY_79KbqAY6eUbZ1' },
  '/how-to-guide/create-affirmations': { published: '2026-11-20', changed: '2026-11-22', hash: 'KlyM7kZ_KVFL89R7' },
  '/how-to-guide/evening-wind-down': { published: '2026-11-20', changed: '2026-11-22', hash: '-zL-WrE5Ncl2FSox' },
  '/how-to-guide/for-athletes': { published: '2026-11-20', changed: '2026-11-22', hash: 'IgWjuN_lhr5G7jEx' },
  '/how-to-guide/if-then-plans': { published: '2026-11-20', changed: '2026-11-22', hash: 'YnPgqz4vDagfYybe' },
  '/how-to-guide/morning-routine': { published: '2026-11-20', changed: '2026-11-22', hash: 'rwj5-4CMlW06K3TL' },
  '/how-to-guide/self-compassion-break': { published: '2026-11-20', changed: '2026-11-22', hash: 'ZH6AehXU6OYJSbJ9' },
  '/how-to-guide/values-writing': { published: '2026-11-20', changed: '2026-11-22', hash: 'gmag6ELty2oWx-uu' },
  '/problem-solution/body-image': { published: '2026-11-20', changed: '2026-11-22', hash: 'NFhky57BKbZlovMI' },
  '/problem-solution/burnout': { published: '2026-11-20', changed: '2026-11-22', hash: 'GMEN63axVmFLpaCj' },
  '/problem-solution/fear-of-failure': { published: '2026-11-20', changed: '2026-11-22', hash: 'V-jb-mtHpDOmAjWz' },
  '/problem-solution/grief': { published: '2026-11-20', changed: '2026-11-22', hash: 'PuYokWH7SUi_HKvv' },
  '/problem-solution/imposter-syndrome': { published: '2026-11-20', changed: '2026-11-22', hash: '1qlvbLNTBbIxcs8r' },
  '/problem-solution/job-loss': { published: '2026-11-20', changed: '2026-11-22', hash: 'oGFgXu_EaVDVwTwx' },
  '/problem-solution/loneliness': { published: '2026-11-20', changed: '2026-11-22', hash: 'Kp9gV3Pf_e-MjYni' },
  '/problem-solution/low-self-esteem': { published: '2026-11-20', changed: '2026-11-22', hash: 'gT9KTmI4m3flWoqL' },
  '/problem-solution/parental-guilt': { published: '2026-11-20', changed: '2026-11-22', hash: '-Ha75px98WvKQ-_O' },
  '/problem-solution/perfectionism': { published: '2026-11-20', changed: '2026-11-22', hash: 'QtChS0nlydQlMuV6' },
  '/problem-solution/procrastination': { published: '2026-11-20', changed: '2026-11-22', hash: 'Im5hQHNLxkjiHpsB' },
  '/problem-solution/sleepless-nights': { published: '2026-11-20', changed: '2026-11-22', hash: 'Bi21umuk0aQ6l6Oo' },
  '/problem-solution/social-anxiety': { published: '2026-11-20', changed: '2026-11-22', hash: 'hsRespIjU1dvdTwp' }
}
