import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { AnyIconName } from '@/components/ui/icon-names'
import { NOTE_LENGTH } from '@/content/pages/favorites'

/**
 * The rows that components/islands/favorites/list.ts copies for each favorite, and in the place of one that was removed. They stand in
 * no `template`, whose content React cannot hydrate in development.
 */
export function FavoriteTemplates() {
  return (
    <ul hidden data-templates="">
      <li data-row="" data-affirmation="" className="favorite">
        <span data-text="" className="serif" />
        <small data-own="" className="block text-soft text-xs">
          Your own line
        </small>
        <div className="no-print flex flex-wrap items-start gap-x-3">
          <div className="row-actions -ml-3">
            <IconButton name="Copy" icon="copy" data-action="copy" />
            <IconButton name="Share" icon="share" data-action="share" />
            <IconButton name="Move up" icon="arrow-up" data-up="" />
            <IconButton name="Move down" icon="arrow-down" data-down="" />
            <IconButton name="Remove" icon="x" data-remove="" />
          </div>
          <details className="unfolds-below">
            <summary className="inline-flex min-h-11 min-w-11 items-center text-sm underline underline-offset-4">
              Note
            </summary>
            <textarea
              rows={1}
              maxLength={NOTE_LENGTH}
              aria-label="Your note"
              placeholder="When I say it, and why"
              className="field favorite-note field-sizing-content max-w-160 text-sm/[inherit]"
            />
          </details>
        </div>
      </li>
      <li
        data-undo-row=""
        className="no-print flex flex-wrap items-center justify-between gap-x-6 border-hairline border-t py-2"
      >
        <p className="min-w-0 flex-1 text-soft">
          Removed: <span data-removed="" />
        </p>
        <Button variant="quiet">Undo</Button>
      </li>
    </ul>
  )
}

interface IconButtonProps {
  name: string
  icon: AnyIconName
  [attribute: `data-${string}`]: string
}

function IconButton({ name, icon, ...attributes }: IconButtonProps) {
  return (
    <button type="button" aria-label={name} {...attributes}>
      <Icon name={icon} />
    </button>
  )
}
