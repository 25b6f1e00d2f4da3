/** Serializes JSON for a script element. `<` is escaped, so that no text can end the element or open a comment. */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Next's metadata has no field for structured data: it travels in a meta element, of which lib/server makes a script. */
export const STRUCTURED_DATA_META = 'structured-data'
