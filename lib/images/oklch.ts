/** OKLCH to the sRGB that pictures are drawn in, and mixing on the way from one color to the next, as browsers do it. */

/** Oklab: lightness 0 to 1, then the two color axes. */
export type Lab = readonly [lightness: number, a: number, b: number]

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/

/** @throws Error where the text is not a plain `oklch(0.87 0.09 65)` */
export function parseOklch(color: string): Lab {
  const parts = OKLCH.exec(color)
  if (!parts) throw new Error(`"${color}" is not a color such as oklch(0.87 0.09 65).`)
  const [lightness, chroma, hue] = parts.slice(1).map(Number) as [number, number, number]
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** The color at a share of the way, 0 to 1. */
export function mix(from: Lab, to: Lab, share: number): Lab {
  return from.map((value, index) => value + ((to[index] as number) - value) * share) as unknown as Lab
}

/** Linear-light sRGB, each 0 to 1; what lies outside of the gamut is clipped. */
function linearRgb([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ].map((channel) => Math.min(1, Math.max(0, channel)))
}

/** As `#rrggbb`. */
export function toHex(color: Lab): string {
  const channels = linearRgb(color).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrast(one: Lab, other: Lab): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Lab): number {
  const [red, green, blue] = linearRgb(color) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
