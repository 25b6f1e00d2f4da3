import { renderToStaticMarkup } from 'react-dom/server'
import { RightNow } from './right-now'

describe('RightNow', () => {
  const html = renderToStaticMarkup(
    <RightNow items={['Breathe out *slowly*.', 'Say “This will pass.”', 'Call [a friend](/resources).']} />
  )

  it('is a section that its heading names', () => {
    expect(html).toMatch(/<section aria-labelledby="right-now-title"/)
    expect(html).toMatch(/<h2 id="right-now-title"[^>]*>Right now<\/h2>/)
  })

  it('makes a link of a number to call', () => {
    const called = renderToStaticMarkup(<RightNow items={['For 10 minutes, sit. In danger, call or text 988.']} />)
    expect(called).toMatch(/sit\. In danger, call or text <a href="tel:988"[^>]*>988<\/a>\./)
  })

  it('lists its items with their marks', () => {
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(html).toContain('<em>slowly</em>')
    expect(html).toMatch(/<a href="\/resources"[^>]*>a friend<\/a>/)
  })
})
