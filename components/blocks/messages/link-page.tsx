import { Button } from '@/components/ui/button'
import { HomeLink, MessagePage } from './message-page'

interface LinkPageProps {
  message: { title: string; text: string }
  /** The button, until it has been pressed. It is a plain form, so that it works without scripts. */
  form?: { action: string; token: string; label: string }
}

/** The page that a link in an e-mail leads to: it explains its button, and afterwards says what has happened. */
export function LinkPage({ message, form }: LinkPageProps) {
  return (
    <MessagePage {...message}>
      {form ? (
        <form method="post" action={form.action}>
          <input type="hidden" name="token" value={form.token} />
          <Button type="submit" variant="primary">
            {form.label}
          </Button>
        </form>
      ) : (
        <HomeLink variant="primary" />
      )}
    </MessagePage>
  )
}
