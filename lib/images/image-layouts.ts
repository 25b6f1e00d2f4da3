/** Where everything stands on a social image of each size, in pixels. */

export interface ImageLayout {
  width: number
  height: number
  /** Free space to the left of everything that is set. */
  margin: number
  /** Baselines and sizes of the label and of the site's name. */
  label: { y: number; size: number }
  name: { y: number; size: number }
  /** The box of the words, and their largest and smallest font size. */
  words: { y: number; width: number; height: number; largest: number; smallest: number }
  /** The middle height of the horizon, as a share. */
  horizon: number
}

export const imageLayouts = {
  /** The size of link previews: Open Graph, cards. */
  preview: {
    width: 1200,
    height: 630,
    margin: 84,
    label: { y: 94, size: 28 },
    name: { y: 588, size: 30 },
    words: { y: 136, width: 1032, height: 306, largest: 112, smallest: 26 },
    horizon: 0.84
  },
  square: {
    width: 1080,
    height: 1080,
    margin: 96,
    label: { y: 136, size: 32 },
    name: { y: 1006, size: 34 },
    words: { y: 190, width: 888, height: 570, largest: 116, smallest: 34 },
    horizon: 0.865
  },
  /** Apps lay their own controls over the uppermost and lowermost fifth: nothing is set there. */
  story: {
    width: 1080,
    height: 1920,
    margin: 108,
    label: { y: 330, size: 38 },
    name: { y: 1580, size: 40 },
    words: { y: 390, width: 864, height: 860, largest: 132, smallest: 40 },
    horizon: 0.765
  }
} as const satisfies Record<string, ImageLayout>

export type SocialImageSize = keyof typeof imageLayouts

/** The size that a file name of an address stands for: `square` for `square.png`. */
export function sizeFromFileName(file: string): SocialImageSize | undefined {
  return (Object.keys(imageLayouts) as SocialImageSize[]).find((size) => `${size}.png` === file)
}
