import { renderToStaticMarkup } from 'react-dom/server'
import { distress } from '@/content/distress'
import { helplines } from '@/content/helplines'
import { Helplines } from './helplines'

it.each([
  [undefined, '988 Suicide &amp; Crisis Lifeline'],
  ['crisis', '988 Suicide &amp; Crisis Lifeline'],
  ['violence', 'National Domestic Violence Hotline'],
  ['eating', 'National Alliance for Eating Disorders Helpline'],
  ['baby', 'National Maternal Mental Health Hotline']
] as const)('the helplines for %s begin with %s, and have each once', (subject, first) => {
  const html = renderToStaticMarkup(<Helplines subject={subject} />)
  const titles = [...html.matchAll(/class="link[^"]*" rel="noopener">([^<]+)</g)].map(([, title]) => title)
  expect(titles[0]).toBe(first)
  expect(titles).toHaveLength(helplines.length)
})

it('are there under the names by which distress refers to them', () => {
  const titles = helplines.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(Object.values(distress).flatMap((subject) => subject.helplines ?? [])))
})
