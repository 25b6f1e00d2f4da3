/** Narrows the list of studies, all of which the page has, to one topic. */
export function startStudyFilter(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-study-filter]')
  const output = document.querySelector<HTMLElement>('[data-study-count]')
  if (!select || !output) return
  const studies = document.querySelectorAll<HTMLElement>(`#${select.dataset.studyFilter} > [data-topics]`)

  const filter = () => {
    let count = 0
    for (const study of studies) {
      study.hidden = select.value !== '' && !study.dataset.topics?.split(' ').includes(select.value)
      if (!study.hidden) count += 1
    }
    const text = `${count} of ${studies.length} studies`
    if (output.textContent !== text) output.textContent = text
  }
  select.addEventListener('change', filter)
  // A topic may have been chosen before this script came, or be restored by going back.
  addEventListener('pageshow', filter)
  filter()
}
