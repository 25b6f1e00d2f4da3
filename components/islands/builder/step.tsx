import * as RadioGroup from '@radix-ui/react-radio-group'
import type { FocusEvent } from 'react'
import type { CategoryName } from '@/content/types'

interface Choice {
  id: string
  label: string
  description: string
  example?: string
}

interface StepProps {
  number: number
  name: string
  title: string
  choices: Choice[]
  /** The sky of each choice, if they have any. */
  skies?: Record<string, CategoryName>
  value: string
  onChange: (id: string) => void
  columns?: boolean
  /** False for native radios, which work before any script. */
  isRadix: boolean
}

const CHOICE = 'choice grid cursor-pointer grid-cols-[1.75rem_1fr] rounded-field -mx-2 p-2 text-left hover:bg-sunk'

/** One step of the builder as a group of radios. Arrow keys move focus and choice, and wrap around. */
export function Step({ number, name, title, choices, skies, value, onChange, columns, isRadix }: StepProps) {
  const id = `step-${number}`
  const group = {
    'aria-labelledby': id,
    className: `mt-2 grid content-start gap-x-6 ${columns ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] sm:grid-cols-2' : ''}`
  }
  const names = (choice: Choice) => ({
    'aria-labelledby': `${id}-${choice.id}-label`,
    'aria-describedby': `${id}-${choice.id}`
  })
  return (
    <section
      aria-labelledby={id}
      className={`hairline-top pt-4 pb-6 ${columns ? '' : 'sm:row-span-2 sm:grid sm:grid-rows-subgrid'}`.trimEnd()}
    >
      <h2 id={id} className="text-heading">
        <span className="numerals mr-1 text-soft">{number}</span>
        <span>{` ${title}`}</span>
      </h2>
      {isRadix ? (
        <RadioGroup.Root name={name} value={value} onValueChange={onChange} loop {...group}>
          {choices.map((choice) => (
            <RadioGroup.Item
              key={choice.id}
              value={choice.id}
              onFocus={(event) => isFromOtherRadio(event) && onChange(choice.id)}
              {...names(choice)}
              className={CHOICE}
            >
              <span aria-hidden="true" className="choice-dot mt-1" />
              <ChoiceWords id={id} choice={choice} sky={skies?.[choice.id]} />
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      ) : (
        <div role="radiogroup" {...group}>
          {choices.map((choice) => (
            <label key={choice.id} className={CHOICE}>
              <input
                type="radio"
                name={name}
                value={choice.id}
                defaultChecked={value === choice.id}
                onChange={() => onChange(choice.id)}
                {...names(choice)}
                className="choice-dot mt-1"
              />
              <ChoiceWords id={id} choice={choice} sky={skies?.[choice.id]} />
            </label>
          ))}
        </div>
      )}
    </section>
  )
}

/** Radix selects on arrow keys only while the key is still down when focus arrives; a quick tap is not. */
function isFromOtherRadio({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const group = currentTarget.closest('[role=radiogroup]')
  // The Tab key arrives by way of the group itself, and chooses nothing.
  return relatedTarget !== group && group?.contains(relatedTarget) === true
}

/** @param id of the step */
function ChoiceWords({ id, choice, sky }: { id: string; choice: Choice; sky?: CategoryName }) {
  return (
    <span>
      <span id={`${id}-${choice.id}-label`} className="block font-semibold">
        {sky && <span className={`sky sky-${sky} mr-2 inline-block size-3 rounded-full`} aria-hidden="true" />}
        <span>{choice.label}</span>
      </span>
      <span id={`${id}-${choice.id}`} className="block text-sm text-soft">
        <span>{choice.description}</span>
        {choice.example && <span className="block">{`“${choice.example}”`}</span>}
      </span>
    </span>
  )
}
