import { Sky } from '@/components/affirmation/sky'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NOTE_LENGTH } from '@/content/pages/favorites'
import { routes } from '@/lib/routes'

/** A card is some 400 px wide: half as high as other low drawings. */
const LOW = { width: 800, only: true }

/**
 * The cards that components/islands/favorites/list.ts copies for each favorite, and in the place of one that was removed. They stand in
 * no `template`, whose content React cannot hydrate in development.
 */
export function FavoriteTemplates() {
  return (
    <ul hidden data-templates="">
      <li data-row="" data-affirmation="" className="favorite">
        <Sky category="daily" seed="favorite" low={LOW} changes className="favorite-sky rounded-field">
          <div className="flex-1">
            <span data-text="" className="serif block" />
            <small data-own="" className="block text-xs">
              Your own line
            </small>
            <label hidden data-note-field="" className="no-print mt-3 block">
              <span className="sr-only">Your note</span>
              <textarea
                rows={1}
                maxLength={NOTE_LENGTH}
                aria-label="Your note"
                placeholder="When I say it, and why"
                className="favorite-note field-sizing-content"
              />
            </label>
          </div>
          <div className="no-print favorite-tools">
            <Tool name="Copy" data-action="copy" data-tip="Copy" />
            <details name="favorite-more" className="favorite-more">
              <summary aria-label="More" data-tip="More">
                <Icon name="ellipsis" />
              </summary>
              <div className="favorite-menu">
                <Tool name="Share" data-action="share" />
                <a data-picture="" href={routes.favorites()} className="favorite-tool">
                  Picture
                </a>
                <a data-practice="" href={routes.practice()} className="favorite-tool">
                  Practice
                </a>
                <Tool name="Note" data-note="" />
                <Tool name="Move up" data-up="" />
                <Tool name="Move down" data-down="" />
                <Tool name="Remove" data-remove="" />
              </div>
            </details>
          </div>
        </Sky>
      </li>
      <li
        data-undo-row=""
        className="no-print flex flex-wrap items-center justify-between gap-x-6 rounded-field border border-hairline px-5 py-2"
      >
        <p className="min-w-0 flex-1 text-soft">
          Removed: <span data-removed="" />
        </p>
        <Button variant="quiet">Undo</Button>
      </li>
    </ul>
  )
}

/** The script adds the line to the name. */
function Tool({ name, ...attributes }: { name: string; [attribute: `data-${string}`]: string }) {
  return (
    <button type="button" aria-label={name} className="favorite-tool" {...attributes}>
      {name === 'Copy' ? <Icon name="copy" /> : <span>{name}</span>}
    </button>
  )
}
