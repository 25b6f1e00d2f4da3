/**
 * Shows that a form is being sent: its button says so and behaves as if disabled, but keeps the focus.
 * @returns how to show the button as it was
 */
export function showPending(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>('button[data-pending]')
  if (!button) return () => {}
  const idle = [...button.childNodes]
  button.ariaDisabled = 'true'
  button.replaceChildren(button.dataset.pending ?? '')
  if (button.hasAttribute('data-spinner')) {
    const spinner = document.createElement('span')
    spinner.className = 'spinner'
    spinner.ariaHidden = 'true'
    button.prepend(spinner)
  }
  return () => {
    button.removeAttribute('aria-disabled')
    button.replaceChildren(...idle)
  }
}
