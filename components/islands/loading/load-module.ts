const attempts = new Map<string, number>()

/**
 * Loads a bundle that is not part of the page.
 * @param addresses the addresses of the bundle and of its shared chunks, separated by spaces; all are requested at once
 */
export async function loadModule<Module>(addresses: string): Promise<Module> {
  const [entry = '', ...chunks] = addresses.split(' ')
  for (const chunk of chunks) {
    if (document.querySelector(`link[href="${chunk}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
  const attempt = attempts.get(entry) ?? 0
  attempts.set(entry, attempt + 1)
  try {
    // Some browsers never request a module again that failed once, so a retry needs another address.
    const module = await import(attempt === 0 ? entry : `${entry}?${attempt}`)
    attempts.set(entry, attempt)
    return module
  } catch (error) {
    for (const chunk of chunks) document.querySelector(`link[href="${chunk}"]`)?.remove()
    throw error
  }
}
