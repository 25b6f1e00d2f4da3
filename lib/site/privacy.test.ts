import { privacyPage } from '../../content/pages/privacy'
import { fillPrivacy, isControllerSample } from './privacy'

it('fills in who is responsible and how long things are kept, and leaves no mark', () => {
  const texts = privacyPage.sections.flatMap(({ paragraphs }) => paragraphs.map((text) => fillPrivacy(text, 30)))
  expect(texts.join('\n')).toContain('30 days after the decision both are deleted.')
  expect(texts.join('\n')).toContain('Sample Controller, 1 Sample Street')
  expect(texts.join('\n')).not.toMatch(/[{}]|undefined/)
  expect(isControllerSample()).toBe(true)
})
