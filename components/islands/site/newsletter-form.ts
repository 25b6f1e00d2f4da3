import { signUp } from '@/content/pages/sign-up'
import { linkTo } from '@/lib/links'
import { RequestError, request } from '../browser/request'
import { showPending } from '../loading/pending'
import { notify, notifyError } from '../toasts/notify'
import { likelyAddress } from './mail-typo'

/** Sends the forms of the daily e-mail without leaving the page. Both the browser and the server validate the address. */
export function startNewsletterForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) startForm(form)
}

function startForm(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=email]')
  const status = form.querySelector('[role=status]')
  const alert = form.querySelector('[role=alert]')
  const done = form.querySelector<HTMLElement>('[data-done]')
  const title = form.querySelector<HTMLElement>('[data-done-title]')
  const address = form.querySelector('[data-done-email]')
  const text = form.querySelector('[data-done-text]')
  if (!field || !status || !alert || !done || !title || !address || !text) return
  // What is wrong is said below the field, as at every other form of the site.
  form.noValidate = true
  let isPending = false
  /** The address that was asked about. A second submit sends it unchanged. */
  let asked = ''

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
    status.replaceChildren()
    try {
      const { confirm } = await request<{ confirm?: boolean }>('POST', linkTo('/api/newsletter/subscribe'), { email })
      field.value = ''
      const words = confirm ? signUp.confirm : signUp.subscribed
      const [before = '', after = ''] = words.title.split('{email}')
      address.replaceChildren()
      for (const part of email.trim().match(/[^@.]*[@.]?/g) ?? []) address.append(part, document.createElement('wbr'))
      title.replaceChildren(before, address, after)
      text.textContent = words.text
      done.hidden = false
      // The button that was pressed is gone.
      title.focus({ preventScroll: true })
      notify({
        kind: 'success',
        answer: done,
        title: confirm ? 'One more step' : 'Success!',
        description: confirm
          ? 'Please open the email we sent you and confirm your address.'
          : 'You’ve been subscribed to our daily affirmations newsletter.'
      })
    } catch (error) {
      const { detail = '', errors } = error instanceof RequestError ? error.problem : {}
      setProblem(errors?.[0]?.message ?? detail)
      // An address that has to be put right is no failure.
      if (!errors) notifyError('Failed to subscribe. Please try again.')
    } finally {
      showIdle()
    }
  }

  /** A likely slip is asked about once, and never refused. */
  const askAbout = (meant: string) => {
    asked = field.value
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'link min-h-6 cursor-pointer'
    button.textContent = meant
    button.addEventListener('click', () => {
      field.value = meant
      status.replaceChildren()
      field.focus()
    })
    status.replaceChildren('Did you mean ', button, '? If not, press the button above again.')
  }

  field.addEventListener('input', () => setProblem(''))
  form.querySelector('[data-again]')?.addEventListener('click', (event) => {
    event.preventDefault()
    done.hidden = true
    field.focus()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isPending) return
    if (field.value.trim() === '' || !field.validity.valid) return setProblem(form.dataset.invalid ?? '')
    const meant = likelyAddress(field.value)
    if (meant && asked !== field.value) return askAbout(meant)
    isPending = true
    await send()
    isPending = false
  })
}
