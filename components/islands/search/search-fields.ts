import { loadModule } from '../loading/load-module'

/** Loads what suggests at the first focus of a search field. */
export function startSearchFields(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-suggest]')) {
    const load = () => {
      form.removeEventListener('focusin', load)
      loadModule<typeof import('./suggestions.script')>(form.dataset.suggest ?? '')
        .then(({ attachSuggestions }) => attachSuggestions(form))
        // The form works without; the next focus tries again.
        .catch(() => form.addEventListener('focusin', load))
    }
    form.addEventListener('focusin', load)
    if (form.contains(document.activeElement)) load()
  }
}
