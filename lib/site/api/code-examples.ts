/** A call as a program sends it, in three languages. Each example runs as it stands: e2e/api.spec.ts runs them. */
import { type ApiCall, exampleAddress } from './calls'

export interface CodeExample {
  language: 'curl' | 'JavaScript' | 'Python'
  code: string
}

export function codeExamples(call: ApiCall, origin: string): CodeExample[] {
  const url = exampleAddress(call, origin)
  const body = call.example.body === undefined ? undefined : JSON.stringify(call.example.body)
  return [
    { language: 'curl', code: body ? `curl --json '${body}' '${url}'` : `curl '${url}'` },
    { language: 'JavaScript', code: javaScript(url, body) },
    { language: 'Python', code: python(url, body) }
  ]
}

function javaScript(url: string, body: string | undefined): string {
  const init = `, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${body})
}`
  return `const response = await fetch('${url}'${body ? init : ''})
console.log(await response.json())`
}

function python(url: string, body: string | undefined): string {
  const request = `request = urllib.request.Request(
    "${url}", json.dumps(${body}).encode(), {"Content-Type": "application/json"}
)
`
  return `import json, urllib.request

${body ? request : ''}with urllib.request.urlopen(${body ? 'request' : `"${url}"`}) as response:
    print(json.load(response))`
}
