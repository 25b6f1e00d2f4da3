import './worked-example.css'
import { Button, ButtonRow } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { HowToGuide } from '@/content/types'
import { Fold } from '../text/fold'
import { Paragraphs, Prose } from '../text/prose'
import { Bullets } from './points'

/**
 * An example that is filled in, and the same to fill in. Each prints by itself on a sheet: its button sets `data-print` on the
 * root (components/islands/site/printing.ts). Without scripts both print with the page.
 */
export function WorkedExample({ example }: { example: NonNullable<HowToGuide['workedExample']> }) {
  const { introduction, entries, blank } = example
  return (
    <div className="worked-example">
      <p className="measure">
        <Prose text={introduction} />
      </p>
      <Fold title="The example, filled in" className="mt-3">
        <div className="filled">
          {entries.map(({ title, paragraphs, items }) => (
            <div key={title}>
              <h3 className="text-lg">{title}</h3>
              {paragraphs && <Paragraphs texts={paragraphs} />}
              {items && <Bullets texts={items} />}
            </div>
          ))}
        </div>
        <Fold title="A blank copy" level="h3" className="mt-6 md:mt-8">
          <ol className="blank">
            {blank.map((prompt) => (
              <li key={prompt}>
                <Prose text={prompt} />
              </li>
            ))}
          </ol>
        </Fold>
        <ButtonRow className="js-only no-print mt-5">
          <Button variant="quiet" data-print="example">
            <Icon name="printer" /> Print this example
          </Button>
          <Button variant="quiet" data-print="blank">
            <Icon name="printer" /> Print a blank copy
          </Button>
        </ButtonRow>
      </Fold>
    </div>
  )
}
