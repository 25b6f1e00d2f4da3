import type { Effect, KeyFinding } from '@/content/science/hub'
import type { Study } from '@/content/types'
import { findStudy } from '@/lib/content/studies/citations'
import { NAMED_SIZES, sizeInWords } from '@/lib/content/studies/effect-sizes'
import { StudyLink } from '../science/study-link'
import { FigureTable } from './figure-table'

/** In pixels; across, everything is in percent, so that the words keep their size on a phone. */
const ROW = 58
const TICKS = 44
/** The largest effect on the axis, and where the axis begins and how long it is, in percent of the width. */
const AXIS = { most: 1.25, start: 7, length: 86 }

const across = (size: number) => `${(AXIS.start + (size / AXIS.most) * AXIS.length).toFixed(1)}%`

/** An effect with its size, of the record of its study. */
type SizedEffect = Effect & NonNullable<Study['effect']>

/** The effects of the key findings on one axis, and the same as a table. */
export function EffectPlot({ findings }: { findings: KeyFinding[] }) {
  const plotted = findings.flatMap(({ effect }) => sized(effect) ?? []).sort((a, b) => a.size - b.size)
  const height = TICKS + plotted.length * ROW
  return (
    <figure className="plot effect-plot">
      <svg width="100%" height={height} role="img" aria-labelledby="effect-plot-title">
        <title id="effect-plot-title">{`Effects on one axis: ${plotted.map((effect) => `${effect.name} ${figures(effect)}`).join('; ')}`}</title>
        {[{ size: 0, name: 'None' }, ...NAMED_SIZES].map(({ size, name }) => (
          <g key={name}>
            <line x1={across(size)} x2={across(size)} y1={TICKS} y2={height} data-zero={size === 0 || undefined} />
            <text x={across(size)} y="16" textAnchor="middle">
              {name}
            </text>
            <text x={across(size)} y="34" textAnchor="middle" className="numerals">
              {size}
            </text>
          </g>
        ))}
        {plotted.map((effect, index) => (
          <PlottedEffect key={effect.study} effect={effect} y={TICKS + index * ROW} />
        ))}
      </svg>
      <figcaption>
        Average effects, from small to large. A bar is the interval that the study gives. A hollow dot is contested: a
        large repeat found nothing.
      </figcaption>
      <EffectTable effects={plotted} />
    </figure>
  )
}

function sized(effect: Effect | undefined): SizedEffect | undefined {
  const size = effect && findStudy(effect.study).effect
  return size && { ...effect, ...size }
}

/** @param y the top of its row, in pixels */
function PlottedEffect({ effect, y }: { effect: SizedEffect; y: number }) {
  const { name, size, low, high, contested } = effect
  const middle = y + 40
  return (
    <g>
      <text x={across(0)} dx="9" y={y + 20}>
        {name}
      </text>
      {low !== undefined && high !== undefined && (
        <>
          <line x1={across(low)} x2={across(high)} y1={middle} y2={middle} data-interval="" />
          <line x1={across(low)} x2={across(low)} y1={middle - 6} y2={middle + 6} data-interval="" />
          <line x1={across(high)} x2={across(high)} y1={middle - 6} y2={middle + 6} data-interval="" />
        </>
      )}
      <circle cx={across(size)} cy={middle} r="5" data-contested={contested} />
      <text x={across(high ?? size)} dx="12" y={middle + 5} className="numerals">
        {figures(effect)}
      </text>
    </g>
  )
}

function EffectTable({ effects }: { effects: SizedEffect[] }) {
  return (
    <FigureTable
      head={['Finding', 'Effect', 'In words', 'Study']}
      rows={effects.map((effect) => [
        effect.name,
        figures(effect),
        sizeInWords(effect.size),
        <StudyLink key={effect.study} study={findStudy(effect.study)} className="link" />
      ])}
    />
  )
}

/** "0.19 (0.15 to 0.22)", "0.15, contested". */
function figures({ size, low, high, contested }: SizedEffect): string {
  const interval = low !== undefined && high !== undefined ? ` (${low.toFixed(2)} to ${high.toFixed(2)})` : ''
  return `${size.toFixed(2)}${interval}${contested ? ', contested' : ''}`
}
