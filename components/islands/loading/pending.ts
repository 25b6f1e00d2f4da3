/**
 * Shows that a form is being sent: its button changes its label and acts as disabled, but keeps the focus.
 * @returns a function that restores the button
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
