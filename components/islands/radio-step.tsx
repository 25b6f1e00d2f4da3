'use client'

import * as RadioGroup from '@radix-ui/react-radio-group'
import type { ReactNode } from 'react'

export interface Choice {
  id: string
  label: string
  description: string
  example?: string
}

interface RadioStepProps {
  number: number
  title: string
  choices: Choice[]
  value: string
  onChange: (id: string) => void
  columns?: boolean
  children?: ReactNode
}

/** One step of the builder: a radio group. Arrow keys move focus and choice, and wrap around. */
export function RadioStep({ number, title, choices, value, onChange, columns = false }: RadioStepProps) {
  const id = `step-${number}`
  return (
    <section aria-labelledby={id} className="hairline-top pt-5 pb-9">
      <h2 id={id} className="text-xl">
        <span className="numerals mr-2 text-soft">{number}</span>
        {title}
      </h2>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={onChange}
        loop
        className={`mt-4 grid gap-2 ${columns ? 'sm:grid-cols-2' : ''}`}
      >
        {choices.map(({ id: choice, label, description, example }) => (
          <RadioGroup.Item
            key={choice}
            value={choice}
            onFocus={(event) => {
              // Radix selects on arrow keys only while the key is still down when focus arrives; a quick tap is not.
              const group = event.currentTarget.closest('[role=radiogroup]')
              if (group?.contains(event.relatedTarget)) onChange(choice)
            }}
            aria-describedby={`${id}-${choice}`}
            aria-labelledby={`${id}-${choice}-label`}
            className="choice grid cursor-pointer grid-cols-[1.75rem_1fr] rounded-field border border-hairline p-3 text-left"
          >
            <span aria-hidden="true" className="choice-dot mt-1" />
            <span>
              <span id={`${id}-${choice}-label`} className="block font-semibold">
                {label}
              </span>
              <span id={`${id}-${choice}`} className="block text-sm text-soft">
                {description}
                {example && <span className="block">“{example}”</span>}
              </span>
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </section>
  )
}
