import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RowActions } from '@/components/ui/action-buttons'
import { Button } from '@/components/ui/button'
import { OWN_LINE_LENGTH } from '@/content/favorites'
import { keepOwnLine, reasons } from '../favorites/favorites'
import { notify, notifyError } from '../toasts/notify'
import { useReadAloud } from './use-read-aloud'

interface ResultRowProps {
  text: string
  onEdit: (text: string) => void
}

/** A finished sentence once scripts run: it can be changed, kept and read aloud as well. */
export function ResultRow({ text, onEdit }: ResultRowProps) {
  const voice = useReadAloud()
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const isSpoken = voice?.spoken === text

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
  const keep = () => {
    const outcome = keepOwnLine(text)
    if (outcome === 'kept') {
      notify({ kind: 'success', title: 'Kept', description: 'It is among your favorites, in this browser only.' })
    } else notifyError(reasons[outcome])
  }

  if (isEditing) return <ResultEditor text={text} onDone={finish} />
  return (
    <>
      <span data-text="">{text}</span>
      <span className="row-actions" aria-live="off">
        <button ref={edit} type="button" data-action="edit" aria-label="Edit" onClick={startEditing} />
        <button type="button" data-action="keep" aria-label="Keep as a favorite" onClick={keep} />
        {voice && (
          <button
            type="button"
            data-action={isSpoken ? 'stop' : 'speak'}
            aria-label={isSpoken ? 'Stop reading' : 'Read aloud'}
            onClick={() => (isSpoken ? voice.stop() : voice.speak(text))}
          />
        )}
      </span>
      <RowActions only="copy" />
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
