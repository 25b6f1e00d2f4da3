/** What XML 1.0 cannot hold, escaped or not. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for XML, in elements and in attributes. A character that would make the whole document unreadable becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(UNFIT, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** One element. `content` is XML already. */
export function element(name: string, content: string, attributes: Record<string, string> = {}): string {
  const shown = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return content === '' ? `<${name}${shown.join('')}/>` : `<${name}${shown.join('')}>${content}</${name}>`
}

/** One element that holds text. */
export function textElement(name: string, text: string): string {
  return element(name, escapeXml(text))
}
