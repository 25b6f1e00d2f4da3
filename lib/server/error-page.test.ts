import { withoutScripts } from './error-page'

it('takes the scripts and their hints out, and nothing else', () => {
  const html =
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>' +
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script></head>' +
    '<body><h1>Words</h1><script>one()\ntwo()</script><a href="/">Home</a></body>'
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/></head>' +
      '<body><h1>Words</h1><a href="/">Home</a></body>'
  )
})
