/** Marks in the contents of a page the part that is being read: the one that a line across the screen runs through. */
export function startContents(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')
  let marked = ''
  const mark = (id: string) => {
    marked = id
    for (const link of links) link.ariaCurrent = link.hash === `#${id}` ? 'true' : null
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // The newest: a busy page hears of several parts at once, in the order in which they were reached.
      const current = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
      if (current) mark(current.target.id)
      // Back above the first part, or between two: none is being read.
      else if (entries.some(({ target, boundingClientRect }) => target.id === marked && boundingClientRect.top > 0))
        mark('')
    },
    { rootMargin: '-30% 0% -70%' }
  )
  for (const { hash } of links) {
    const part = document.getElementById(hash.slice(1))
    if (part) observer.observe(part)
  }
}
