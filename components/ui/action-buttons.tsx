import { Button } from './button'
import { Icon } from './icon'

/**
 * Copy, share and favorite as icons of a row. They act on the nearest element with `data-affirmation`: see
 * components/islands/site/actions.ts and components/islands/favorites/favorite-controls.ts.
 */
export function RowActions() {
  return (
    <span className="row-actions">
      <button type="button" data-action="copy" aria-label="Copy" />
      <button type="button" data-action="share" aria-label="Share" />
      <button type="button" data-action="favorite" aria-label="Favorite" aria-pressed="false" />
    </span>
  )
}

/** The same two as buttons with words. */
export function WordActions() {
  return (
    <>
      <Button variant="quiet" data-action="copy" className="js-only">
        <Icon name="copy" /> Copy
      </Button>
      <Button variant="quiet" data-action="share" className="js-only">
        <Icon name="share" /> Share
      </Button>
    </>
  )
}
