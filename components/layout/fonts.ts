import localFont from 'next/font/local'

/**
 * Everything but affirmations and headings. First, since it is the larger one: browsers load the fonts ahead in this order.
 * scripts/build/fonts.ts makes both files from their packages.
 */
export const instrumentSans = localFont({
  src: './sans.woff2',
  variable: '--font-instrument-sans',
  weight: '400 600',
  style: 'normal'
})

/** Affirmations and headings: one soft cut. */
export const fraunces = localFont({
  src: './serif.woff2',
  variable: '--font-fraunces',
  weight: '400',
  style: 'normal',
  adjustFontFallback: 'Times New Roman'
})
