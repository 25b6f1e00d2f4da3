import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { OWN_LINE_LENGTH } from '@/content/pages/favorites'
import { announceFavorites } from '../favorites/favorites'
import { useReadAloud } from './use-read-aloud'

/** The number of characters from which on a sentence is set smaller. */
const LONG = 110

export function sentenceSize(text: string): string | undefined {
  return text.length > LONG ? 'long' : undefined
}

interface ResultRowProps {
  text: string
  onEdit: (text: string) => void
  /** Stands below the sentence. */
  children: ReactNode
}

/** A finished sentence once scripts run: it can be copied, changed, kept and read aloud. */
export function ResultRow({ text, onEdit, children }: ResultRowProps) {
  const voice = useReadAloud()
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const isSpoken = voice?.spoken === text

  // The Favorite button stands by other words now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the words change
  useEffect(announceFavorites, [text, isEditing])
  const finish = (changed: string) => {
    flushSync(() => {
      setEditing(false)
      if (changed.trim()) onEdit(changed.replace(/\s+/g, ' ').trim())
    })
    edit.current?.focus()
  }
  // The button that stops the reading goes away.
  const startEditing = () => {
    if (isSpoken) voice?.stop()
    setEditing(true)
  }
  /** Its name has the sentence, its tooltip does not. */
  const tool = (action: string, name: string) => ({
    type: 'button' as const,
    'data-action': action,
    'data-tip': name,
    'aria-label': `${name}: ${text}`
  })

  if (isEditing) return <ResultEditor text={text} onDone={finish} />
  return (
    <>
      <span data-text={text} className={sentenceSize(text)}>
        {text}
      </span>
      {children}
      <span className="row-actions" aria-live="off">
        <button {...tool('edit', 'Edit')} ref={edit} onClick={startEditing} />
        <button {...tool('favorite', 'Favorite')} aria-pressed={false} />
        {voice && (
          <button
            {...(isSpoken ? tool('stop', 'Stop reading') : tool('speak', 'Read aloud'))}
            onClick={() => (isSpoken ? voice.stop() : voice.speak(text))}
          />
        )}
        {/* At the end of the row, where nothing is missed while it is not shown. */}
        <button {...tool('copy', 'Copy')} />
      </span>
    </>
  )
}

function ResultEditor({ text, onDone }: { text: string; onDone: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      aria-live="off"
      className="col-span-full py-2"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(field.current?.value ?? text)
      }}
    >
      <textarea
        ref={field}
        aria-label="Your sentence"
        rows={3}
        maxLength={OWN_LINE_LENGTH}
        className="field"
        defaultValue={text}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(text)
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          onDone(event.currentTarget.value)
        }}
      />
      <Button type="submit" variant="quiet" className="mt-2">
        Done
      </Button>
    </form>
  )
}
