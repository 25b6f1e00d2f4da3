import { effects } from '@/content/figures'
import { type Effect, hub } from '@/content/science/hub'
import { findStudy } from '@/lib/content/studies/citations'
import { StudyLink } from '../science/study-link'
import { FigureTable } from './figure-table'

/** Words for standardized differences between two groups, by the convention of the field (Cohen, 1988). */
const NAMED_SIZES = [
  { size: 0.2, name: 'Small' },
  { size: 0.5, name: 'Medium' },
  { size: 0.8, name: 'Large' }
] as const

/** Heights in pixels; across, everything is in percent, so that the words keep their size on a phone. */
const ROW = 54
const TICKS = 44
/** The largest effect on the axis, and where the axis begins and how long it is, in percent of the width. */
const AXIS = { most: 1, start: 1, length: 98 }
/** Effects that begin beyond it have their words on the left, where there is room, and others on the right. */
const MIDDLE = 0.45

const percent = (size: number) => (size / AXIS.most) * AXIS.length
const across = (size: number) => `${(AXIS.start + percent(size)).toFixed(1)}%`

/**
 * An effect with the estimate of its study: a size with its interval, or without a size the range of the averages of several
 * outcomes.
 */
type EffectEstimate = Effect & { size?: number; low?: number; high?: number }

/** The effects of the key findings on one axis, below what they say together, and the same as a table. */
export function EffectPlot() {
  const plotted = hub.keyFindings
    .flatMap(({ effect }) => estimateOf(effect) ?? [])
    .sort((a, b) => middleOf(a) - middleOf(b))
  const height = TICKS + plotted.length * ROW + 8
  return (
    <div className="plot effect-plot">
      <figure>
        <p className="serif text-balance text-heading leading-snug">{effects.finding}</p>
        <svg width="100%" height={height} role="img" aria-labelledby="effect-plot-title" className="mt-3">
          <title id="effect-plot-title">{`Effects on one axis: ${plotted.map((effect) => `${effect.name} ${figures(effect)}`).join('; ')}`}</title>
          {/* Bands, not lines, say which size is small or large: lines would strike the words through. */}
          {NAMED_SIZES.map(({ size, name }, index) => (
            <g key={name}>
              <rect
                x={across(size)}
                width={`${percent((NAMED_SIZES[index + 1]?.size ?? AXIS.most) - size).toFixed(1)}%`}
                y={TICKS}
                height={height - TICKS}
                data-band={index}
              />
              <text x={across(size)} y="16">
                {name}
              </text>
              <text x={across(size)} y="34" className="numerals" data-soft="">
                {`from ${size}`}
              </text>
            </g>
          ))}
          <line x1={across(0)} x2={across(0)} y1={TICKS} y2={height} data-zero="" />
          <text x={across(0)} y="16">
            None
          </text>
          <text x={across(0)} y="34" className="numerals" data-soft="">
            0
          </text>
          {plotted.map((effect, index) => (
            <PlottedEffect key={effect.study} effect={effect} y={TICKS + index * ROW} />
          ))}
        </svg>
        <figcaption>
          Average effects, from small to large. A bar is the interval that the study gives; without a dot, it spans the
          averages of several outcomes. A hollow dot is contested: a large repeat found nothing.
        </figcaption>
      </figure>
      <EffectTable effects={plotted} />
    </div>
  )
}

function estimateOf(effect: Effect | undefined): EffectEstimate | undefined {
  const size = effect && findStudy(effect.study).effect
  return size && { ...effect, ...size }
}

function middleOf({ size, low = 0, high = 0 }: EffectEstimate): number {
  return size ?? (low + high) / 2
}

/** @param y the top of its row, in pixels */
function PlottedEffect({ effect, y }: { effect: EffectEstimate; y: number }) {
  const { name, size, low, high, contested } = effect
  const middle = y + 24
  const isLeft = (low ?? middleOf(effect)) > MIDDLE
  const words = {
    x: across((isLeft ? low : high) ?? middleOf(effect)),
    dx: isLeft ? -12 : 12,
    textAnchor: isLeft ? ('end' as const) : undefined
  }
  return (
    <g>
      {low !== undefined && high !== undefined && (
        <>
          <line x1={across(low)} x2={across(high)} y1={middle} y2={middle} data-interval="" />
          <line x1={across(low)} x2={across(low)} y1={middle - 6} y2={middle + 6} data-interval="" />
          <line x1={across(high)} x2={across(high)} y1={middle - 6} y2={middle + 6} data-interval="" />
        </>
      )}
      {size !== undefined && <circle cx={across(size)} cy={middle} r="6" data-contested={contested} />}
      <text {...words} y={middle + 2}>
        {name}
      </text>
      <text {...words} y={middle + 20} className="numerals" data-soft="">
        {figures(effect)}
      </text>
    </g>
  )
}

function EffectTable({ effects: rows }: { effects: EffectEstimate[] }) {
  return (
    <FigureTable
      head={['Finding', 'Effect', 'In words', 'Study']}
      rows={rows.map((effect) => [
        effect.name,
        figures(effect),
        sizesInWords(effect),
        <StudyLink key={effect.study} study={findStudy(effect.study)} className="link" />
      ])}
    />
  )
}

/** "0.19 (0.15 to 0.22)", "0.15, contested". */
function figures({ size, low, high, contested }: EffectEstimate): string {
  if (size === undefined) return `${low?.toFixed(2)} to ${high?.toFixed(2)}`
  const interval = low !== undefined && high !== undefined ? ` (${low.toFixed(2)} to ${high.toFixed(2)})` : ''
  return `${size.toFixed(2)}${interval}${contested ? ', contested' : ''}`
}

function sizesInWords({ size, low = 0, high = 0 }: EffectEstimate): string {
  return size === undefined ? `${sizeInWords(low)} to ${sizeInWords(high)}` : sizeInWords(size)
}

/** "small" from 0.2 on, and so forth; "very small" below. */
export function sizeInWords(size: number): string {
  return NAMED_SIZES.findLast((named) => Math.abs(size) >= named.size)?.name.toLowerCase() ?? 'very small'
}
