import localFont from 'next/font/local'

/**
 * For everything but affirmations and headings. It comes first because it is the larger one, and browsers preload fonts in this order.
 * scripts/build/fonts.ts makes both files from their packages.
 */
export const instrumentSans = localFont({
  src: './sans.woff2',
  variable: '--font-instrument-sans',
  weight: '400 600',
  style: 'normal'
})

/** For affirmations and headings: one soft cut. */
export const fraunces = localFont({
  src: './serif.woff2',
  variable: '--font-fraunces',
  weight: '400',
  style: 'normal',
  adjustFontFallback: 'Times New Roman'
})
