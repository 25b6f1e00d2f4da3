import './print-large.css'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { site } from '@/content/site'

/** Prints the affirmations of the page in large letters below its title, if they stand in an element with `data-large`. A short one is quieter, and has one word on a phone. */
export function PrintLargeButton({ isShort = false }: { isShort?: boolean }) {
  return (
    <>
      <Button
        variant="quiet"
        className={`js-only ${isShort ? 'border-transparent px-0 text-sm' : ''}`.trimEnd()}
        data-print="large"
      >
        <Icon name="printer" />
        <span>
          Print<span className={isShort ? 'max-md:sr-only' : undefined}> in large letters</span>
        </span>
      </Button>
      {/* At the foot of each sheet. */}
      <p data-source="">{`From ${site.name}`}</p>
    </>
  )
}
