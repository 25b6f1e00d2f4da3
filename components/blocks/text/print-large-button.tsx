import './print-large.css'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Prints the affirmations of the page in large letters, if they stand in an element with `data-large`. */
export function PrintLargeButton() {
  return (
    <Button variant="quiet" className="js-only" data-print="large">
      <Icon name="printer" /> Print in large letters
    </Button>
  )
}
