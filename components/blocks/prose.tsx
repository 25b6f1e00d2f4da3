import { Fragment } from 'react'
import { parseProse } from '@/lib/content/prose'

/** The numbers of a page's notes: study key to number, from 1. */
export type Notes = ReadonlyMap<string, number>

/** A running text with its marks: links, stress, and citations as numbered notes. */
export function Prose({ text, notes }: { text: string; notes?: Notes }) {
  return parseProse(text).map((part, index) => {
    // The parts of a text never change places.
    const key = index
    switch (part.kind) {
      case 'stress':
        return <em key={key}>{part.text}</em>
      case 'link':
        return <ProseLink key={key} href={part.href} text={part.text} />
      case 'cite':
        return notes ? <Citation key={key} keys={part.keys} notes={notes} /> : null
      default:
        return <Fragment key={key}>{part.text}</Fragment>
    }
  })
}

/** Paragraphs of running text, at reading width. */
export function Paragraphs({ texts, notes, className = '' }: { texts: string[]; notes?: Notes; className?: string }) {
  return (
    <div className={`measure space-y-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} notes={notes} />
        </p>
      ))}
    </div>
  )
}

function ProseLink({ href, text }: { href: string; text: string }) {
  if (href.startsWith('/')) {
    return (
      <a href={href} className="link">
        {text}
      </a>
    )
  }
  return (
    <a href={href} className="link" rel="noopener">
      {text}
    </a>
  )
}

function Citation({ keys, notes }: { keys: string[]; notes: Notes }) {
  return (
    <sup className="text-[0.7em] leading-none">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <a
            href={`#note-${key}`}
            className="px-[0.1em] py-1.5 underline-offset-2 hover:underline"
            aria-label={`Source ${notes.get(key)}`}
          >
            {notes.get(key)}
          </a>
        </Fragment>
      ))}
    </sup>
  )
}
