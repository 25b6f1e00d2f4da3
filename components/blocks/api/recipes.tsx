import { Code } from '@/components/blocks/text/code'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NumberedList } from '@/components/ui/numbered-list'
import { recipes } from '@/content/pages/api'

/** Recipes that put the affirmation of the day on other sites and devices. */
export function Recipes({ origin }: { origin: string }) {
  return (
    <div className="mt-8 space-y-10">
      {recipes.map(({ id, title, text, steps, code }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`} className="text-lg">
            {title}
          </h3>
          <p className="measure mt-2 text-soft">{text}</p>
          {steps && <NumberedList items={steps} />}
          <div data-affirmation="" data-copied="Recipe copied to clipboard." className="mt-4">
            <div data-text="">
              <Code>{code.replaceAll('{origin}', origin)}</Code>
            </div>
            <Button variant="quiet" data-action="copy" aria-label={`Copy: ${title}`} className="js-only mt-3">
              <Icon name="copy" /> <span>Copy</span>
            </Button>
          </div>
        </section>
      ))}
    </div>
  )
}
