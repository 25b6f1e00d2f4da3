import { habitDays } from '@/content/figures'
import { findStudy } from '@/lib/content/studies/citations'
import { StudyLink } from '../science/study-link'
import { FigureTable } from './figure-table'

/** The last day on the axis, and where the axis begins and how long it is, in percent of the width. */
const AXIS = { last: 270, start: 2, length: 96 }
const TICKS = [0, 50, 100, 150, 200, 250]
const LINE = 96
const HEIGHT = 170

const across = (day: number) => `${(AXIS.start + (day / AXIS.last) * AXIS.length).toFixed(1)}%`

/** Days until an everyday action felt automatic: the median and the spread on one axis. */
export function HabitSpread() {
  const { finding, study, median, shortest, longest, watched, saying } = habitDays
  return (
    <div className="plot">
      <figure>
        <p className="serif text-balance text-heading leading-snug">{finding}</p>
        <svg width="100%" height={HEIGHT} role="img" aria-labelledby="habit-spread-title" className="mt-3">
          <title id="habit-spread-title">
            {`Days to a habit: half of the people within about ${median}, all from ${shortest} to ${longest}. Past day ${watched} they are projected.`}
          </title>
          <line x1={across(0)} x2={across(AXIS.last)} y1={HEIGHT - 34} y2={HEIGHT - 34} data-axis="" />
          {TICKS.map((day) => (
            <g key={day}>
              <line x1={across(day)} x2={across(day)} y1={HEIGHT - 34} y2={HEIGHT - 28} data-axis="" />
              <text x={across(day)} y={HEIGHT - 10} textAnchor="middle" className="numerals">
                {day}
              </text>
            </g>
          ))}
          <line x1={across(saying.days)} x2={across(saying.days)} y1={26} y2={LINE - 12} />
          <text x={across(saying.days)} dx="-4" y="18">
            {`${saying.days}: the saying, never measured`}
          </text>
          <line x1={across(shortest)} x2={across(watched)} y1={LINE} y2={LINE} data-interval="" />
          <line x1={across(watched)} x2={across(longest)} y1={LINE} y2={LINE} data-projected="" />
          {[shortest, longest].map((day) => (
            <g key={day}>
              <line x1={across(day)} x2={across(day)} y1={LINE - 7} y2={LINE + 7} data-interval="" />
              <text x={across(day)} y={LINE + 26} textAnchor={day === longest ? 'end' : 'middle'} className="numerals">
                {day}
              </text>
            </g>
          ))}
          <circle cx={across(median)} cy={LINE} r="6" />
          <text x={across(median)} dx="-5" y={LINE - 18}>
            {`half within about ${median} days`}
          </text>
        </svg>
        <figcaption>
          {`Days until a daily action around eating, drinking or exercise felt automatic, estimated for the 39 of 96 people whose data fitted well. The study watched them for ${watched} days; the dashed part is projected. No action was an affirmation.`}
        </figcaption>
      </figure>
      <FigureTable
        head={['Days', 'What it is', 'Study']}
        rows={[
          [`about ${median}`, 'half of the people within', linkTo(study)],
          [`${shortest} to ${longest}`, 'the range', linkTo(study)],
          [watched, 'how long people were watched', linkTo(study)],
          [saying.days, 'the saying, never measured', linkTo(saying.study)]
        ]}
      />
    </div>
  )
}

function linkTo(study: string) {
  return <StudyLink key={study} study={findStudy(study)} className="link" />
}
