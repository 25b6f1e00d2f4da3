import { morningRoutine } from '@/content/figures'
import { FigureTable } from './figure-table'

const { steps, reading, lengths } = morningRoutine
const PARTS = [...steps, reading]
const LONGEST = 15
const ROW = 64
const BAR = { top: 26, height: 28 }

const across = (minute: number) => `${((minute / LONGEST) * 100).toFixed(2)}%`

/** The minutes of the morning routine in its three lengths, one bar each; a number is that of the step. */
export function RoutineShape() {
  return (
    <div className="plot">
      <figure>
        <svg width="100%" height={lengths.length * ROW} role="img" aria-labelledby="routine-shape-title">
          <title id="routine-shape-title">
            {lengths.map((each) => `${each.name}: ${inWords(each.minutes)}`).join('. ')}
          </title>
          {lengths.map(({ name, minutes }, row) => (
            <g key={name}>
              <text x="0" y={row * ROW + 16}>
                {name}
              </text>
              {partsOf(minutes).map(({ index, start, length }) => (
                <g key={PARTS[index]}>
                  <rect
                    x={across(start)}
                    y={row * ROW + BAR.top}
                    width={across(length)}
                    height={BAR.height}
                    data-long={length > 1 || undefined}
                  />
                  <text
                    x={across(start + length / 2)}
                    y={row * ROW + BAR.top + 20}
                    textAnchor="middle"
                    className="numerals"
                  >
                    {index + 1}
                  </text>
                </g>
              ))}
            </g>
          ))}
        </svg>
        <ol className="mt-3 grid list-decimal grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 pl-5 text-sm/[inherit]">
          {PARTS.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        <figcaption>
          Minutes from left to right. In the five-minute version you drink the water while you breathe.
        </figcaption>
      </figure>
      <FigureTable
        head={['Step', ...lengths.map(({ name }) => name)]}
        rows={PARTS.map((part, index) => [part, ...lengths.map(({ minutes }) => minutes[index] || '–')])}
      />
    </div>
  )
}

/** The start and the length of each part that takes any time, in minutes. */
function partsOf(minutes: readonly number[]) {
  let start = 0
  return minutes.flatMap((length, index) => {
    if (length === 0) return []
    start += length
    return [{ index, start: start - length, length }]
  })
}

function inWords(minutes: readonly number[]): string {
  return partsOf(minutes)
    .map(({ index, length }) => `${PARTS[index]?.toLowerCase()} ${length}`)
    .join(', ')
}
