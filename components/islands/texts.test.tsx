/** A browser that translates a page moves its texts into elements of its own, which React then looks for in vain. */
import { parseDocument } from 'htmlparser2'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseFormState } from '@/lib/http/form-page'
import Builder from './builder/builder.island'
import { ResultRow } from './builder/result-row'
import Generator from './generator/generator.island'
import Submission from './submission/submission.island'

const affirmation = { id: 'love-001', slug: 'i-rest', text: 'I rest.', category: 'love', tags: ['calm'] } as const
const generator = {
  categories: [{ name: 'love', displayName: 'Love' }],
  legend: 'Focus areas',
  hint: 'Any number',
  strengths: { legend: 'Strength', choices: [{ value: 'bold', label: 'Bold' }] },
  selected: [],
  strength: '',
  wink: { label: 'With a wink', hint: '(jokes)' },
  isWinkChecked: false,
  waiting: 'Yours appears here'
}
const values = { goal: '', style: '', intensity: '', customGoal: '' } as const
const chosen = { goal: 'career', style: 'gratitude', intensity: 'moderate', customGoal: 'lead the call' } as const
const submission = {
  categories: [{ name: 'love', displayName: 'Love' }],
  thanks: { title: 'Thank you', text: 'We read it.' },
  privacy: 'We keep it.'
}
const state = { values: {}, errors: { name: 'Please enter your name.' }, notice: 'Please change it.' }
const sentBack = parseFormState('submit', encodeURIComponent(JSON.stringify({ form: 'submit', state })))

const states: Record<string, ReactElement> = {
  builder: <Builder values={values} results={[]} />,
  'builder with results': <Builder values={chosen} results={['I rest.', 'I lead.']} notice="Please change it." />,
  'sentence of the builder': (
    <ResultRow text="I rest." onEdit={() => {}}>
      {null}
    </ResultRow>
  ),
  generator: <Generator {...generator} />,
  'generator with a result': (
    <Generator
      {...generator}
      notice="Please change it."
      affirmation={{ ...affirmation, tags: [...affirmation.tags], situation: 'For exams', ladder: [] }}
    />
  ),
  submission: <Submission {...submission} />,
  'submission with errors': <Submission {...submission} sentBack={sentBack} />
}

it.each(Object.entries(states))('each text of the %s is alone in its element', (_name, state) => {
  const html = renderToStaticMarkup(state)
  expect(textsWithNeighbors(html)).toEqual([])
})

it('finds a text beside an element', () => {
  expect(textsWithNeighbors('<p><b>One</b> two</p> <p>three</p>')).toEqual([' two'])
})

function textsWithNeighbors(html: string): string[] {
  const found: string[] = []
  const look = ({ childNodes }: Pick<ReturnType<typeof parseDocument>, 'childNodes'>) => {
    for (const child of childNodes) {
      if ('childNodes' in child) look(child)
      else if ('data' in child && child.data.trim() && childNodes.length > 1) found.push(child.data)
    }
  }
  look(parseDocument(html))
  return found
}
