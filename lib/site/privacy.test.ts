import { privacyPage } from '../../content/pages/privacy'
import { controller, isOn } from '../../content/site'
import { fillPrivacy, isControllerSample, nameScripts } from './privacy'

it('fills in who is responsible and how long things are kept, and leaves no mark', () => {
  const { summary, sections } = privacyPage
  const paragraphs = [summary, ...sections.map((section) => section.paragraphs)].flat()
  const texts = paragraphs.map((text) => fillPrivacy(text, 30))
  expect(texts.join('\n').includes('30 days after the decision both are deleted.')).toBe(isOn('submissions'))
  expect(/subscribe|daily email/.test(texts.join('\n'))).toBe(isOn('newsletter'))
  expect(texts.join('\n')).toContain(`${controller.name}, ${controller.address}`)
  expect(texts.join('\n')).not.toMatch(/[{}]|undefined/)
  expect(isControllerSample({ email: 'privacy@example.org' })).toBe(true)
  expect(isControllerSample({ email: 'privacy@kind-words.test' })).toBe(false)
})

it('names where the scripts of others come from', () => {
  expect(nameScripts([{ src: 'https://count.example.org/a.js' }])).toBe('a script from count.example.org')
  expect(nameScripts([{ src: 'https://a.example.org/a.js' }, { src: '/b.js' }])).toBe(
    'scripts from a.example.org and this site'
  )
})
