import * as RadioGroup from '@radix-ui/react-radio-group'
import { CHOICE, ChoiceWords, choiceNames, gridClass, type RadioStepProps, StepFrame } from './radio-step'

/** The same step once scripts run. Arrow keys move focus and choice, and wrap around. */
export function RadixStep(props: RadioStepProps) {
  const { number, name, title, choices, value, onChange } = props
  return (
    <StepFrame number={number} title={title}>
      <RadioGroup.Root
        name={name}
        aria-labelledby={`step-${number}`}
        value={value}
        onValueChange={onChange}
        loop
        className={gridClass(props)}
      >
        {choices.map((choice) => (
          <RadioGroup.Item
            key={choice.id}
            value={choice.id}
            onFocus={(event) => {
              // Radix selects on arrow keys only while the key is still down when focus arrives; a quick tap is not.
              const group = event.currentTarget.closest('[role=radiogroup]')
              // The Tab key arrives by way of the group itself, and chooses nothing.
              const isFromOther = event.relatedTarget !== group && group?.contains(event.relatedTarget)
              if (isFromOther) onChange(choice.id)
            }}
            {...choiceNames(number, choice)}
            className={CHOICE}
          >
            <span aria-hidden="true" className="choice-dot mt-1" />
            <ChoiceWords number={number} choice={choice} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </StepFrame>
  )
}
