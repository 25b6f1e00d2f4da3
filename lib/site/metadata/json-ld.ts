/** Serializes JSON for a script element. `<` is escaped, so that no text can end the element or open a comment. */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
