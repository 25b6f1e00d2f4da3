/**
 * The script of the science hub: filters its list of studies, which is in the page as a whole, by topic, problem, or both.
 * After the first option, which stands for all, the topics have the order of their folds, and the guides that of the lists
 * below the folds.
 */
function start(): void {
  const [topics, guides] = document.querySelectorAll<HTMLSelectElement>('[data-study-filter]')
  const output = document.querySelector<HTMLElement>('[data-study-count]')
  if (!topics || !guides || !output) return
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('[data-studies]')]
  const lists = document.querySelectorAll('.studies dl > div')
  let isNarrowed = false

  const filter = () => {
    const topic = topics.selectedIndex - 1
    const list = lists[guides.selectedIndex - 1]
    const isNarrow = topic >= 0 || list !== undefined
    const served = new Set([...(list?.querySelectorAll('a') ?? [])].map(({ href }) => href))
    let count = 0
    let total = 0
    for (const [place, fold] of folds.entries()) {
      const studies = [...fold.querySelectorAll('li')]
      for (const study of studies) {
        const isOfTopic = topic < 0 || topic === place || study.dataset.topics?.split(' ').includes(String(topic))
        const isOfGuide = !list || served.has(study.querySelector('a')?.href ?? '')
        study.hidden = !isOfTopic || !isOfGuide
      }
      const shown = studies.filter(({ hidden }) => !hidden).length
      count += shown
      total += studies.length
      fold.hidden = isNarrow && shown === 0
      if (isNarrow) fold.open = true
      else if (isNarrowed) fold.open = false
    }
    isNarrowed = isNarrow
    const text = `${count} of ${total} studies`
    if (output.textContent !== text) output.textContent = text
  }

  /** Shows the study in the fragment of the address: some browsers do not open its group, and the filter may hide it. */
  const reveal = () => {
    const study = document.getElementById(location.hash.slice(1))
    const fold = study?.closest<HTMLDetailsElement>('[data-studies]')
    if (!study || !fold) return
    if (study.hidden) {
      topics.value = ''
      guides.value = ''
      filter()
    }
    fold.open = true
    study.scrollIntoView({ behavior: 'instant' })
  }

  for (const select of [topics, guides]) select.addEventListener('change', filter)
  addEventListener('hashchange', reveal)
  // A topic may have been chosen before this script ran, or restored by the browser.
  addEventListener('pageshow', filter)
  filter()
  reveal()
  // Until the page has loaded, the browser keeps scrolling to the place that the study had in its closed group.
  if (document.readyState !== 'complete') addEventListener('load', reveal, { once: true })
}

start()

// It imports nothing, and is a module all the same.
export {}
