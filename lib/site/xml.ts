/** Characters that XML 1.0 cannot hold, escaped or not. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes a text for an element or an attribute. A character that XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An element whose content is XML already. */
export function element(name: string, content: string, attributes: Record<string, string> = {}): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return content === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${content}</${name}>`
}

/** An element that holds a text. */
export function textElement(name: string, text: string): string {
  return element(name, escapeXml(text))
}
