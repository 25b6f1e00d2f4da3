import type { ReactNode } from 'react'

export interface Choice {
  id: string
  label: string
  description: string
  example?: string
}

export interface RadioStepProps {
  number: number
  name: string
  title: string
  choices: Choice[]
  value: string
  onChange: (id: string) => void
  columns?: boolean
}

/** One step of the builder as a group of native radios, which work before any script. */
export function RadioStep(props: RadioStepProps) {
  const { number, name, choices, value, onChange } = props
  return (
    <StepFrame number={number} title={props.title}>
      <div role="radiogroup" aria-labelledby={`step-${number}`} className={gridClass(props)}>
        {choices.map((choice) => (
          <label key={choice.id} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              defaultChecked={value === choice.id}
              onChange={() => onChange(choice.id)}
              {...choiceNames(number, choice)}
              className="choice-dot mt-1"
            />
            <ChoiceWords number={number} choice={choice} />
          </label>
        ))}
      </div>
    </StepFrame>
  )
}

export const CHOICE =
  'choice grid cursor-pointer grid-cols-[1.75rem_1fr] rounded-field border border-hairline p-3 text-left'

export function gridClass({ columns = false }: Pick<RadioStepProps, 'columns'>): string {
  return `mt-4 grid gap-2 ${columns ? 'sm:grid-cols-2' : ''}`
}

/** The attributes that point to the name and the description of a choice. */
export function choiceNames(number: number, { id }: Choice) {
  return { 'aria-labelledby': `step-${number}-${id}-label`, 'aria-describedby': `step-${number}-${id}` }
}

export function StepFrame({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`step-${number}`} className="hairline-top pt-5 pb-9">
      <h2 id={`step-${number}`} className="text-xl">
        <span className="numerals mr-1 text-soft">{number}</span>
        {` ${title}`}
      </h2>
      {children}
    </section>
  )
}

export function ChoiceWords({ number, choice }: { number: number; choice: Choice }) {
  const { id, label, description, example } = choice
  return (
    <span>
      <span id={`step-${number}-${id}-label`} className="block font-semibold">
        {label}
      </span>
      <span id={`step-${number}-${id}`} className="block text-sm text-soft">
        {description}
        {example && <span className="block">{`“${example}”`}</span>}
      </span>
    </span>
  )
}
