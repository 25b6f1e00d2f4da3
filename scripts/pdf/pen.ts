import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { MARK } from '../../lib/images/mark'
import { colors, fonts, paper, ruling, type Style } from './paper'

/** Fixed, so that the same words always give the same bytes. */
const PRINTED = new Date('2026-01-01T00:00:00Z')

/** An element of the tagged structure, which a screen reader follows. */
type Element = PDFKit.PDFStructureElement

type Point = [x: number, y: number]

export interface Place {
  x: number
  /** Top of the text, or its first baseline if `baseline` is set. */
  y: number
  width: number
  baseline?: boolean
  align?: 'left' | 'right'
}

/** The meaning of a text for screen readers: its tag, its parent element (by default the document), and the address of a link. */
interface Meaning {
  /** A paragraph, `P`, unless told. */
  tag?: string
  parent?: Element
  scope?: 'Column' | 'Row'
  link?: string
}

/** The types of pdfkit do not have `scope` yet. */
type StructureOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & { scope?: Meaning['scope'] }

/**
 * Writes and draws on pages. The only file that knows pdfkit, which leaves the layout to us: of the libraries with a layout
 * React-PDF and pdfmake tag nothing, and Typst for Node no headers of rows.
 */
export class Pen {
  private readonly doc: PDFKit.PDFDocument
  private readonly root: Element

  constructor(info: { title: string; author: string; subject: string }) {
    this.doc = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      font: fonts.instrument,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: info.author,
        CreationDate: PRINTED,
        ModDate: PRINTED
      }
    })
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  turnPage(): void {
    this.doc.addPage()
  }

  /** Opens an element that holds others, such as a table or a list. */
  element(tag: string, parent: Element = this.root): Element {
    const element = this.doc.struct(tag)
    parent.add(element)
    return element
  }

  widthOf(text: string, style: Style): number {
    return this.take(style).widthOfString(text)
  }

  /** Returns `y` plus the height of the text. */
  write(
    text: string,
    style: Style,
    place: Place,
    { tag = 'P', parent = this.root, scope, link }: Meaning = {}
  ): number {
    const options: StructureOptions = scope ? { scope } : {}
    const element = this.doc.struct(tag, options, [() => this.put(text, style, place, link)])
    parent.add(element)
    return place.y + this.heightOf(text, style, place.width)
  }

  /** Writes text that is not part of the content, such as a page number. */
  writeAside(text: string, style: Style, place: Place): void {
    this.aside('Pagination', () => this.put(text, style, place))
  }

  /** Draws the mark of the site: x and y are the left end of its horizon, `scale` the points of a unit of its grid. */
  mark(x: number, y: number, scale: number): void {
    const horizon = { x: 2, y: 18.5 }
    const stroke = scale < 1 ? 0.5 : 0.75
    this.aside('Layout', () => {
      this.doc.save().translate(x, y).scale(scale).translate(-horizon.x, -horizon.y)
      this.doc.lineWidth(stroke / scale).lineCap('round')
      this.doc.path(MARK).stroke(colors.ink).restore()
    })
  }

  line(from: Point, to: Point, look: { color?: string; width?: number; dashed?: boolean } = {}): void {
    const { color = colors.hairline, width = 0.5, dashed } = look
    this.aside('Layout', () => {
      this.doc.save().lineWidth(width)
      if (dashed) this.doc.dash(3, { space: 3 })
      this.doc.moveTo(...from).lineTo(...to)
      this.doc.stroke(color).restore()
    })
  }

  /** A line to write on. */
  rule(x: number, y: number, width: number): void {
    this.line([x, y], [x + width, y])
  }

  /** Lines to write on; `y` is a line's height above the first of them. Returns where the last one stands. */
  rules(x: number, y: number, width: number, count: number): number {
    for (let line = 1; line <= count; line++) this.rule(x, y + line * ruling, width)
    return y + count * ruling
  }

  /** A square to tick, standing on the baseline `y`. */
  checkbox(x: number, y: number, size: number, parent: Element): void {
    const top = y - size
    const square = () => this.doc.lineWidth(0.75).rect(x, top, size, size).stroke(colors.ink)
    parent.add(this.doc.struct('Lbl', { actual: '☐' }, [square]))
  }

  /** Closes the document. */
  finish(): Promise<Buffer> {
    this.root.end()
    this.doc.end()
    return buffer(this.doc)
  }

  private put(text: string, style: Style, { x, y, width, baseline, align }: Place, link?: string): void {
    const options = {
      width: this.balance(text, style, width),
      lineGap: this.lineGap(style),
      baseline: baseline ? ('alphabetic' as const) : undefined,
      align,
      link
    }
    this.take(style).fillColor(style.color).text(text, x, y, options)
  }

  /** The smallest width with as many lines as `width` needs, so that the lines of a text have similar lengths. */
  private balance(text: string, style: Style, width: number): number {
    if (this.widthOf(text, style) <= width) return width
    const height = this.heightOf(text, style, width)
    let narrow = width
    while (this.heightOf(text, style, narrow - 4) === height) narrow -= 4
    return narrow
  }

  private heightOf(text: string, style: Style, width: number): number {
    return this.take(style).heightOfString(text, { width, lineGap: this.lineGap(style) })
  }

  private lineGap(style: Style): number {
    return style.leading - this.take(style).currentLineHeight(true)
  }

  /** Sets font and size but not the color, which would be written to the page each time a text is measured. */
  private take({ font, size }: Style): PDFKit.PDFDocument {
    return this.doc.font(font).fontSize(size)
  }

  private aside(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }
}
