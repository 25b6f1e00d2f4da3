/** What the tools show of a form that was sent without scripts, whatever it held. */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseFormState } from '@/lib/http/form-page'
import { anyUnicode } from '@/test/arbitraries'
import Builder from './builder/builder.island'
import Generator from './generator/generator.island'
import Submission from './submission/submission.island'

const odd = fc.oneof(
  anyUnicode,
  fc.constantFrom('__proto__', 'constructor', 'toString', 'a'.repeat(15_900), 'be '.repeat(5_000))
)
/** A state as the server hands it to the page. */
const header = (form: string, values: unknown) =>
  encodeURIComponent(JSON.stringify({ form, state: { values, errors: {}, notice: 'Please change it.' } }))
const RUNS = { numRuns: 300 }

it('the builder shows what is one of its choices, and the words', () => {
  const value = fc.oneof(odd, fc.constantFrom('career', 'present', 'bold'))
  fc.assert(
    fc.property(value, value, value, odd, (goal, style, intensity, customGoal) => {
      const state = parseFormState('build', header('build', { goal, style, intensity, customGoal, other: goal }))
      const values = state?.values ?? fail('no state')
      expect(values).toEqual({
        goal: goal === 'career' ? goal : '',
        style: style === 'present' ? style : '',
        intensity: intensity === 'bold' ? intensity : '',
        customGoal
      })
      expect(renderToStaticMarkup(<Builder values={values} results={[]} notice={state?.notice} />)).toContain(
        'Please change it.'
      )
    }),
    RUNS
  )
})

it('the generator checks the boxes that it has', () => {
  const name = fc.oneof(odd, fc.constantFrom('love', 'daily'))
  const props = { categories: [{ name: 'love', displayName: 'Love' }], legend: '', hint: '', waiting: '' }
  const wink = { label: '', hint: '' }
  const strengths = { legend: '', choices: [{ value: 'bold', label: 'Bold' }] }
  fc.assert(
    fc.property(fc.array(name), odd, (categories, strength) => {
      const state = parseFormState('generate', header('generate', { categories, strength }))
      const values = state?.values ?? fail('no state')
      expect(values.categories).toEqual(['daily', 'love'].filter((one) => categories.includes(one)))
      expect(values.strength).toBe('')
      const shown = { selected: values.categories, strength: values.strength, notice: state?.notice }
      expect(
        renderToStaticMarkup(<Generator {...props} {...shown} strengths={strengths} wink={wink} winks={false} />)
      ).toContain('Please change it.')
    }),
    RUNS
  )
})

it('the submission keeps what was typed, and a category that there is', () => {
  fc.assert(
    fc.property(odd, odd, odd, (name, category, affirmationText) => {
      const state = parseFormState('submit', header('submit', { name, email: 1, category, affirmationText }))
      expect(state?.values).toMatchObject({ name, email: '', category: '', affirmationText })
      const thanks = { title: '' }
      const html = renderToStaticMarkup(
        <Submission categories={[]} thanks={thanks} privacy="" sentBack={state ?? fail('no state')} />
      )
      expect(html).toContain('Please change it.')
    }),
    RUNS
  )
})

function fail(message: string): never {
  throw new Error(message)
}
