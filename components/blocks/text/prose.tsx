import { Fragment } from 'react'
import { parseProse } from '@/lib/content/text/prose'
import { pageNotes } from './page-notes'
import { TextWithPhoneLinks } from './text-with-phone-links'

interface ProseProps {
  text: string
  /** Makes links of the numbers to call. */
  phoneLinks?: boolean
}

/** A running text with its markup: links, emphasis, and citations as the numbered notes of the page. */
export function Prose({ text, phoneLinks = false }: ProseProps) {
  return parseProse(text).map((part, index) => {
    // The parts of a text are never reordered, so the index is a stable key.
    const key = index
    switch (part.kind) {
      case 'emphasis':
        return <em key={key}>{part.text}</em>
      case 'link':
        return (
          <a key={key} href={part.href} className="link" rel={part.href.startsWith('/') ? undefined : 'noopener'}>
            {part.text}
          </a>
        )
      case 'cite':
        return <Citation key={key} keys={part.keys} />
      default:
        return <Fragment key={key}>{phoneLinks ? <TextWithPhoneLinks text={part.text} /> : part.text}</Fragment>
    }
  })
}

interface ParagraphsProps extends Omit<ProseProps, 'text'> {
  texts: string[]
  className?: string
}

/** Paragraphs of running text, at reading width. */
export function Paragraphs({ texts, phoneLinks, className = '' }: ParagraphsProps) {
  return (
    <div className={`measure space-y-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} phoneLinks={phoneLinks} />
        </p>
      ))}
    </div>
  )
}

/** Nothing if the page has no note for any of the studies. */
function Citation({ keys }: { keys: string[] }) {
  const notes = pageNotes()
  const known = keys.filter((key) => notes.has(key))
  if (known.length === 0) return null
  return (
    <sup className="text-[max(0.7em,0.8125rem)] leading-[0]">
      {known.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <a
            className="py-1.5 pr-[0.1em] underline-offset-2 hover:underline"
            aria-label={`Source ${notes.get(key)}`}
            href={`#note-${key}`}
          >
            {notes.get(key)}
          </a>
        </Fragment>
      ))}
    </sup>
  )
}
