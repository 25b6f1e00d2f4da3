/** HTML as template strings in which everything that is filled in is escaped, unless it is HTML already. */

class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text
  }
}

export type { Html }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** html`<p title="${text}">${text}</p>`: lists are joined, undefined is nothing. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[] | undefined)[]): Html {
  const filled = values.map((value) => {
    if (value === undefined) return ''
    if (Array.isArray(value)) return value.join('')
    return value instanceof Html ? value.text : value.replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
  })
  return new Html(parts.reduce((text, part, index) => text + filled[index - 1] + part))
}
