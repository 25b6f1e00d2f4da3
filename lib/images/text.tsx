/** The words of a social image, set by satori: a label, the affirmation or title, and the name of the site. */
import satori from 'satori'
import type { SkyColors } from '../../content/theme'
import { hex, inkOn } from '../content/colors'
import { drawable, loadFonts, SANS, SERIF } from './fonts'
import type { ImageLayout } from './image-layouts'

export interface SocialImageText {
  /** The affirmation, or the title of a page. */
  words: string
  /** A word or two above it, such as the category; may be empty. */
  label: string
  /** Stands on the ground. */
  siteName: string
}

/** Distance of the lines, as a share of their size. */
export const LEADING = 1.14
/** A text is set in the size that suits the longest one of its class, as on the pages. */
export const LENGTH_CLASSES = [20, 40, 60, 85, 120, 170, 240, 340, 420, 500]
/** Room for a character, in squares of the size: its width, the distance of the lines, and what lines leave empty. */
const ROOM = 0.72
/** The average width of a character in a wide word, as a share of the type size. */
const WIDE_CHARACTER = 0.58

/** In pixels. */
export function sizeOfWords(words: string, { width, height, largest, smallest }: ImageLayout['words']): number {
  const length = LENGTH_CLASSES.find((longest) => words.length <= longest) ?? words.length
  const longestWord = Math.max(1, ...words.split(' ').map((word) => word.length))
  const size = Math.min(largest, Math.sqrt((width * height) / (length * ROOM)), width / (longestWord * WIDE_CHARACTER))
  return Math.max(smallest, Math.floor(size))
}

/** @returns the content of an SVG of the size of the layout: outlines in place of text */
export async function setWords(content: SocialImageText, sky: SkyColors, layout: ImageLayout): Promise<string> {
  const { words, label, siteName } = content
  const { width, height, margin, words: room } = layout
  const text = drawable(words)
  const size = sizeOfWords(text, room)
  const line = { position: 'absolute', left: margin, lineHeight: 1, whiteSpace: 'nowrap' } as const
  const svg = await satori(
    <div style={{ display: 'flex', width, height, color: hex(sky.ink), fontFamily: SERIF }}>
      <div style={{ ...line, ...baseline(layout.label), fontFamily: SANS, opacity: 0.86 }}>{drawable(label)}</div>
      <div
        style={{
          position: 'absolute',
          left: margin,
          top: room.y,
          width: room.width,
          height: room.height,
          display: 'flex',
          flexDirection: 'column'
        }}
      >
        {/* A little above the middle of its room. */}
        <div style={{ flexGrow: 0.42 }} />
        <div
          // Not with a number of lines: satori would balance words into more lines than that, and cut them.
          style={{
            display: 'block',
            fontSize: size,
            lineHeight: LEADING,
            overflowWrap: 'anywhere',
            textWrap: 'balance'
          }}
        >
          {text}
        </div>
        <div style={{ flexGrow: 0.58 }} />
      </div>
      <div
        style={{
          ...line,
          ...baseline(layout.name),
          left: margin + layout.name.size * 1.75,
          color: hex(inkOn(sky.ground))
        }}
      >
        {drawable(siteName)}
      </div>
    </div>,
    { width, height, fonts: loadFonts() }
  )
  // An SVG within an SVG is drawn on a layer of its own, which takes a third of the time.
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
}

/** In a line as high as its size, the baseline of both typefaces lies so far below the top. */
function baseline({ y, size }: { y: number; size: number }) {
  return { top: y - size * 0.86, fontSize: size }
}
