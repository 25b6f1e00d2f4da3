import { Code } from '@/components/blocks/text/code'
import { Fold } from '@/components/blocks/text/fold'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NumberedList } from '@/components/ui/numbered-list'
import { recipes } from '@/content/pages/api'

/** Recipes that put the affirmation of the day on other sites and devices. The first is open. A link to one unfolds it. */
export function Recipes({ origin }: { origin: string }) {
  return (
    <div className="mt-5">
      {recipes.map(({ id, title, text, steps, code }, index) => (
        <Fold key={id} title={title} level="h3" open={index === 0}>
          <div id={id}>
            <p className="measure text-soft">{text}</p>
            {steps && <NumberedList items={steps} />}
            <div data-affirmation="" data-copied="Recipe copied to clipboard." className="mt-4">
              <div data-text="">
                <Code>{code.replaceAll('{origin}', origin)}</Code>
              </div>
              <Button variant="quiet" data-action="copy" aria-label={`Copy: ${title}`} className="js-only mt-3">
                <Icon name="copy" /> <span>Copy</span>
              </Button>
            </div>
          </div>
        </Fold>
      ))}
    </div>
  )
}
