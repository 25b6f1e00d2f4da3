import { Button, ButtonLink, ButtonRow } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** One line for this hour over the whole sky: components/islands/site/hour-dialog.ts fills and opens it. */
export function HourDialog() {
  return (
    <dialog className="sky hour-dialog" aria-labelledby="hour-line" data-affirmation="">
      <form method="dialog" className="justify-self-end">
        <Button type="submit" variant="quiet">
          <Icon name="x" /> Close
        </Button>
      </form>
      <p className="-mb-3 text-sm">
        A line for this hour · <time />
      </p>
      <p id="hour-line" data-text="" className="serif max-w-[20ch] text-balance text-sentence leading-[1.08]" />
      <ButtonRow>
        <Button variant="primary" data-action="copy">
          <Icon name="copy" /> <span>Copy</span>
        </Button>
        <Button variant="quiet" data-action="favorite" aria-pressed={false}>
          <Icon name="heart" /> <span>Favorite</span>
        </Button>
        <ButtonLink href={routes.home()} variant="quiet">
          Open its page
        </ButtonLink>
      </ButtonRow>
    </dialog>
  )
}
