import localFont from 'next/font/local'

/** Affirmations and headings: one soft cut. scripts/fonts.ts makes both files from their packages. */
export const fraunces = localFont({
  src: './fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  preload: true
})

/** Everything else. */
export const instrumentSans = localFont({
  src: './instrument-sans.woff2',
  variable: '--font-instrument-sans',
  weight: '400 600',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Arial',
  preload: true
})
