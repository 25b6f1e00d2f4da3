/** The script of the science hub: filters its list of studies, which is in the page as a whole, by topic, problem, or both. */
import { whenParsed } from './when-parsed'

function start(): void {
  const selects = document.querySelectorAll<HTMLSelectElement>('[data-study-filter]')
  const output = document.querySelector<HTMLElement>('[data-study-count]')
  if (selects.length === 0 || !output) return
  const folds = document.querySelectorAll<HTMLDetailsElement>('[data-studies]')
  let isNarrowed = false

  const filter = () => {
    const wanted = [...selects].filter(({ value }) => value !== '')
    let count = 0
    let total = 0
    for (const fold of folds) {
      const studies = [...fold.querySelectorAll('li')]
      for (const study of studies) {
        study.hidden = wanted.some(
          ({ value, dataset }) => !study.dataset[dataset.studyFilter as string]?.split(' ').includes(value)
        )
      }
      const shown = studies.filter(({ hidden }) => !hidden).length
      count += shown
      total += studies.length
      fold.hidden = wanted.length > 0 && shown === 0
      if (wanted.length > 0) fold.open = true
      else if (isNarrowed) fold.open = false
      for (const links of fold.querySelectorAll<HTMLElement>(':scope > dl')) links.hidden = wanted.length > 0
    }
    isNarrowed = wanted.length > 0
    const text = `${count} of ${total} studies`
    if (output.textContent !== text) output.textContent = text
  }

  /** Shows the study in the fragment of the address: some browsers do not open its group, and the filter may hide it. */
  const reveal = () => {
    const study = document.getElementById(location.hash.slice(1))
    const fold = study?.closest<HTMLDetailsElement>('[data-studies]')
    if (!study || !fold) return
    if (study.hidden) {
      for (const select of selects) select.value = ''
      filter()
    }
    fold.open = true
    study.scrollIntoView({ behavior: 'instant' })
  }

  for (const select of selects) select.addEventListener('change', filter)
  addEventListener('hashchange', reveal)
  // A topic may have been chosen before this script ran, or restored by the browser.
  addEventListener('pageshow', filter)
  filter()
  reveal()
  // Until the page has loaded, the browser keeps scrolling to the place that the study had in its closed group.
  if (document.readyState !== 'complete') addEventListener('load', reveal, { once: true })
}

whenParsed(start)
