import type { ReactNode, Ref } from 'react'
import { linkTo } from '@/lib/links'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'

/**
 * Copy, share and favorite as icons of a row. They act on the nearest element with `data-affirmation`, whose words are added to
 * their names: see components/islands/site/actions.ts and components/islands/favorites/favorite-controls.ts. In development that
 * may happen before React comes.
 */
export function RowActions() {
  return (
    <span className="row-actions">
      <button type="button" data-action="copy" aria-label="Copy" suppressHydrationWarning />
      <button type="button" data-action="share" aria-label="Share" suppressHydrationWarning />
      <button
        type="button"
        data-action="favorite"
        aria-label="Favorite"
        aria-pressed="false"
        suppressHydrationWarning
      />
    </span>
  )
}

interface AffirmationActionsProps {
  className?: string
  /** False if the link to the favorites stands elsewhere. */
  hasLink?: boolean
  /** How it is saved as an image. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The same as buttons with words, in one row under the sentence of a page. The link to the favorites appears while it is one. */
export function AffirmationActions({ className = '', hasLink = true, children, ref }: AffirmationActionsProps) {
  return (
    <div ref={ref} className={`action-bar no-print ${className}`.trimEnd()}>
      <Button variant="quiet" data-action="copy" className="js-only">
        <Icon name="copy" /> <span>Copy</span>
      </Button>
      <Button variant="quiet" data-action="share" className="js-only">
        <Icon name="share" /> <span>Share</span>
      </Button>
      <Button variant="quiet" data-action="favorite" className="js-only" aria-pressed={false}>
        <Icon name="heart" /> <span>Favorite</span>
      </Button>
      {hasLink && (
        <a
          href={linkTo('/favorites')}
          className="link order-1 hidden min-h-11 items-center text-sm max-sm:col-span-full max-sm:justify-center [[aria-pressed=true]+&]:inline-flex"
        >
          Your Favorites
        </a>
      )}
      {children}
    </div>
  )
}
