import type { ReactNode } from 'react'
import type { Sheet, SheetBlock, SheetCard } from '@/content/downloads'
import { findStudy, shortCitation } from '@/lib/content/studies/citations'
import { MARK } from '@/lib/images/mark'

type Block<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>

/** A prompt that is shorter stands on the first of its lines, if it has at most two. */
const SHORT_PROMPT = 40
/** More boxes to check run down two columns. */
const ONE_COLUMN = 6

/**
 * A sheet to print, in the looks of printed-sheet.css: `npm run content:sheets` makes a PDF of it. Its elements become the tags
 * of the PDF, which screen readers follow.
 */
export function PrintedSheet({ sheet }: { sheet: Sheet }) {
  return (
    <main>
      <header>
        <Mark />
        <h1>{sheet.title}</h1>
        <p className="intro">{sheet.intro}</p>
      </header>
      {sheet.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
        <SheetPart key={index} {...block} />
      ))}
      <footer>
        <p>{sheet.sourceNote}</p>
        <ul>
          {sheet.studies.map(findStudy).map((study) => (
            <li key={study.key}>
              {`${shortCitation(study)}. ${study.title}. ${study.venue}.`}{' '}
              <a href={study.url}>{study.url.replace(/^https?:\/\//, '')}</a>
            </li>
          ))}
        </ul>
      </footer>
    </main>
  )
}

function SheetPart(block: SheetBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'text':
      return <p>{block.text}</p>
    case 'lines':
      return <Lines {...block} />
    case 'rows':
      return <Rows {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'checkboxes':
      return <Checkboxes {...block} />
  }
}

/** A prompt above lines to write on. */
function Lines({ prompt = '', count }: Block<'lines'>) {
  const isInline = prompt.endsWith(':') && prompt.length < SHORT_PROMPT && count <= 2
  return (
    <section className={`lines ${isInline ? 'inline' : ''}`}>
      {prompt && <p>{prompt}</p>}
      <Rules count={count} />
    </section>
  )
}

function Rules({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((line) => (
    <div key={line} className="rule" aria-hidden="true" />
  ))
}

function Rows({ columns, rows }: Block<'rows'>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.slice(1).map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ cards, columns, cut }: Block<'cards'>) {
  return (
    <ul className={`cards ${cut ? 'cut' : ''} ${columns === 2 ? 'two' : ''}`}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
        <li key={index}>
          <Card {...card} cut={cut} />
        </li>
      ))}
    </ul>
  )
}

/** A card to cut out and carry, with a small sun where nobody writes; or one to fill in on the sheet, or an example of that. */
function Card({ title, prompts, filled = [], lines, cut }: SheetCard & { cut: boolean }) {
  if (!cut && filled.length > 0) {
    return (
      <>
        {title && <h2>{title}</h2>}
        <dl>
          {prompts.map((prompt, index) => (
            <div key={prompt}>
              <dt>{prompt}</dt>
              <dd>{filled[index]}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  }
  return (
    <>
      {title && <h2>{title}</h2>}
      {filled.map((text) => (
        <p key={text} className="said">
          {text}
        </p>
      ))}
      {prompts.map((prompt) => (
        <div key={prompt}>
          <p className="prompt">{prompt}</p>
          <Rules count={lines} />
        </div>
      ))}
      {cut && <Mark />}
    </>
  )
}

/** Squares to check. Underscores at the end of an item become a line to write on. */
function Checkboxes({ prompt, items }: Block<'checkboxes'>) {
  return (
    <section>
      {prompt && <p>{prompt}</p>}
      <ul className={`boxes ${items.length > ONE_COLUMN ? 'two' : ''}`}>
        {items.map((item) => {
          const text = item.replace(/\s*_+$/, '')
          return (
            <li key={item}>
              {text}
              {text !== item && <span className="rule" aria-hidden="true" />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Mark() {
  return (
    <svg className="mark" viewBox="1 3 26 20.5" aria-hidden="true">
      <path d={MARK} />
    </svg>
  )
}
