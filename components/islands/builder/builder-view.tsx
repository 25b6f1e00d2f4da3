import type { ComponentProps, ComponentType, FormEventHandler, MouseEventHandler, ReactNode, Ref } from 'react'
import { Button } from '@/components/ui/button'
import { builderPage, goals, intensities, placeholder, styles } from '@/content/builder'
import { CUSTOM_GOAL_LIMIT } from '@/lib/affirmations/builder/builder'
import { routes } from '@/lib/routes'
import { BuilderResults } from './builder-results'
import type { BuilderValues } from './builder-values'
import { RadioStep, type RadioStepProps } from './radio-step'

/** The words of the button and of the message are those of the specification. */
export const CRAFTING = 'Crafting Your Personal Affirmations...'
export const MISSING = {
  title: 'Missing Information',
  text: 'Please select a goal, style, and intensity level to generate affirmations.'
}
export const FORM = 'builder-form'

export interface BuilderProps {
  values: BuilderValues
  results: string[]
  /** The reason why a form that was sent without scripts could not be answered. */
  notice?: string
  /** The error in the visitor's own words, for a form that was sent without scripts. */
  customGoalError?: string
}

interface BuilderViewProps extends BuilderProps {
  Step?: ComponentType<RadioStepProps>
  isGenerating?: boolean
  isDisabled?: boolean
  onChange?: (values: Partial<BuilderValues>) => void
  /** The sentence under the field of the visitor's own words, once scripts run. */
  preview?: ReactNode
  onSubmit?: FormEventHandler
  onDownload?: MouseEventHandler
  customGoalField?: Ref<HTMLTextAreaElement>
  tools?: ComponentProps<typeof BuilderResults>['tools']
  resultsCard?: Ref<HTMLElement>
}

/** The four steps on the left, the sentences on the right: the server renders it, and the island takes it over. */
export function BuilderView(props: BuilderViewProps) {
  const { values, results, notice, Step = RadioStep, isGenerating = false, onChange } = props
  const step = (name: 'goal' | 'style' | 'intensity') => ({
    name,
    value: values[name],
    onChange: onChange && ((id: string) => onChange({ [name]: id }))
  })
  return (
    <div className="split-lg gap-y-10">
      <form
        id={FORM}
        method="post"
        action={`${routes.buildForm()}#result`}
        onSubmit={props.onSubmit}
        data-failure="Failed to generate affirmations. Please try again."
        data-requires="goal style intensity"
        data-missing={MISSING.title}
        data-missing-text={MISSING.text}
        className="lg:col-span-7"
      >
        <Step number={1} title="What is your primary goal?" choices={goals} columns {...step('goal')} />
        <CustomGoal {...props} />
        <Step number={3} title="Choose your affirmation style" choices={styles} {...step('style')} />
        <Step number={4} title="Choose the intensity" choices={intensities} {...step('intensity')} />
        {notice && (
          <p role="alert" className="mb-4 text-danger">
            {notice}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          data-pending={CRAFTING}
          data-spinner=""
          disabled={props.isDisabled}
          // In development Next hydrates the page, too, after the script has disabled it.
          suppressHydrationWarning
          aria-disabled={isGenerating || undefined}
        >
          {isGenerating ? <Crafting /> : 'Generate My Personal Affirmations'}
        </Button>
      </form>
      <div className="lg:col-span-5">
        <BuilderResults
          results={results}
          isGenerating={isGenerating}
          onDownload={props.onDownload}
          form={FORM}
          tools={props.tools}
          card={props.resultsCard}
        />
      </div>
    </div>
  )
}

function Crafting(): ReactNode {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      {CRAFTING}
    </>
  )
}

function CustomGoal({ values, customGoalError, onChange, preview, customGoalField }: BuilderViewProps) {
  const { length } = values.customGoal.trim()
  const isTooLong = length > CUSTOM_GOAL_LIMIT
  const error = isTooLong
    ? `Please keep it to ${CUSTOM_GOAL_LIMIT} characters: it has ${length}.`
    : (customGoalError ?? '')
  return (
    <section className="hairline-top pt-5 pb-9">
      <h2 className="text-xl">
        <label htmlFor="custom-goal">
          <span className="numerals mr-1 text-soft">2</span>
          {' Describe your specific goal '}
          <span className="text-soft">(optional)</span>
        </label>
      </h2>
      <p id="custom-goal-hint" className="mt-1 text-sm text-soft">
        {builderPage.customHint}
      </p>
      <textarea
        ref={customGoalField}
        id="custom-goal"
        name="customGoal"
        rows={3}
        className="field mt-3"
        placeholder={placeholder}
        defaultValue={values.customGoal}
        onChange={onChange && (({ target }) => onChange({ customGoal: target.value }))}
        // A description that changes with each letter would be read out again with each.
        aria-describedby={error ? 'custom-goal-count' : 'custom-goal-hint custom-goal-limit'}
        aria-invalid={error !== '' || undefined}
      />
      <span id="custom-goal-limit" hidden>
        {`Up to ${CUSTOM_GOAL_LIMIT} characters.`}
      </span>
      <p id="custom-goal-count" className={`numerals mt-1 text-sm ${error ? 'text-danger' : 'text-soft'}`}>
        {error || `${length} of ${CUSTOM_GOAL_LIMIT} characters`}
      </p>
      {preview}
    </section>
  )
}
