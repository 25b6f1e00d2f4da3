import { renderToStaticMarkup } from 'react-dom/server'
import type { Sheet, SheetBlock } from '@/content/downloads'
import { PrintedSheet } from './printed-sheet'

function htmlOf(...blocks: SheetBlock[]): string {
  const sheet: Sheet = { id: 'x', title: 'X', intro: 'Write.', blocks, sourceNote: 'A note.', studies: ['wood2009'] }
  return renderToStaticMarkup(<PrintedSheet sheet={sheet} />)
}

describe('a sheet to print', () => {
  it('has elements that screen readers follow: headings, headers of rows and columns, lists, links', () => {
    const html = htmlOf(
      { kind: 'heading', text: 'Week one' },
      { kind: 'rows', columns: ['Day', 'Date'], rows: ['Day 1'] },
      { kind: 'checkboxes', prompt: 'I decide:', items: ['I stop.'] }
    )
    expect(html).toContain('<h1>X</h1>')
    expect(html).toContain('<h2>Week one</h2>')
    expect(html).toContain('<th scope="col">Date</th>')
    expect(html).toContain('<th scope="row">Day 1</th><td></td>')
    expect(html).toContain('<li>I stop.</li>')
    expect(html).toMatch(/<a href="https:[^"]+">/)
  })

  it('has as many lines to write on as a prompt asks for, a short one on the first of them', () => {
    const rules = (html: string) => html.match(/class="rule"/g)?.length
    const short = htmlOf({ kind: 'lines', prompt: 'My line:', count: 2 })
    expect([rules(short), short.includes('class="lines inline"')]).toEqual([2, true])
    const long = htmlOf({ kind: 'lines', prompt: 'What did I do this month that fits the line?', count: 3 })
    expect([rules(long), long.includes('inline')]).toEqual([3, false])
  })

  it('turns underscores at the end of an item into a line', () => {
    expect(htmlOf({ kind: 'checkboxes', items: ['Something else: ____'] })).toContain(
      '<li>Something else:<span class="rule" aria-hidden="true"></span></li>'
    )
  })
})
