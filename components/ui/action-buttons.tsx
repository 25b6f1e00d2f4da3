import { Button } from './button'
import { Icon } from './icon'

/**
 * Copy and share as icons at the end of a row. They act on the nearest element with `data-affirmation`: see
 * components/islands/site/actions.ts.
 */
export function RowActions({ only }: { only?: 'copy' }) {
  return (
    <span className="row-actions">
      <button type="button" data-action="copy" aria-label="Copy" />
      {only !== 'copy' && <button type="button" data-action="share" aria-label="Share" />}
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
