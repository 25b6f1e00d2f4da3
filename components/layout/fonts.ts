import localFont from 'next/font/local'

/** Affirmations and headings: soft, weights 350 to 450, with optical sizes. scripts/fonts.ts cuts it from the package. */
export const fraunces = localFont({
  src: './fraunces.woff2',
  variable: '--font-fraunces',
  weight: '350 450',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  preload: true
})

/** Everything else. */
export const instrumentSans = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  variable: '--font-instrument-sans',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Arial',
  preload: true
})
