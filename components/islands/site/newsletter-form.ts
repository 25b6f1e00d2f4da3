import { RequestError, request } from '../browser/request'
import { showPending } from '../loading/pending'
import { notify, notifyError } from '../toasts/notify'

/** Sends the forms of the daily e-mail without leaving the page. Both the browser and the server validate the address. */
export function startNewsletterForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) startForm(form)
}

function startForm(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=email]')
  const status = form.querySelector('[role=status]')
  const alert = form.querySelector('[role=alert]')
  if (!field || !status || !alert) return
  let isPending = false

  const setProblem = (message: string) => {
    if (alert.textContent !== message) alert.textContent = message
    if (message === '') {
      field.removeAttribute('aria-invalid')
      field.removeAttribute('aria-describedby')
      return
    }
    field.ariaInvalid = 'true'
    field.setAttribute('aria-describedby', alert.id)
    field.focus()
  }

  const send = async () => {
    const email = field.value
    const showIdle = showPending(form)
    setProblem('')
    try {
      const { confirm } = await request<{ confirm?: boolean }>('POST', '/api/newsletter/subscribe', { email })
      field.value = ''
      status.textContent = confirm
        ? `We sent an email to ${email.trim()}. Open it and confirm your address, and the daily line starts. The link in an earlier email works for 14 days, too.`
        : ''
      notify({
        kind: 'success',
        title: confirm ? 'One more step' : 'Success!',
        description: confirm
          ? 'Please open the email we sent you and confirm your address.'
          : 'You’ve been subscribed to our daily affirmations newsletter.'
      })
    } catch (error) {
      if (error instanceof RequestError) setProblem(error.fieldErrors[0]?.message ?? '')
      notifyError('Failed to subscribe. Please try again.')
    } finally {
      showIdle()
    }
  }

  field.addEventListener('input', () => setProblem(''))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (field.value.trim() === '' || isPending) return
    isPending = true
    await send()
    isPending = false
  })
}
