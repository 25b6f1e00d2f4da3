/** Opens what is folded around the place that an address names, since not all browsers do, and shared lines lie in folds. */
export function startFolds(): void {
  const reveal = () => {
    const place = document.getElementById(location.hash.slice(1))
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    const around = closed.filter((fold) => fold !== place && fold.contains(place))
    if (!place || around.length === 0) return
    for (const fold of around) fold.open = true
    place.scrollIntoView({ behavior: 'instant' })
  }
  addEventListener('hashchange', reveal)
  reveal()
}
