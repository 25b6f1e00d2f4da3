import { MessagePage } from '@/components/blocks/message-page'
import { routes } from '@/lib/site/routes'

export default function AffirmationNotFound() {
  return (
    <MessagePage title="Affirmation Not Found" text="The affirmation you're looking for doesn't exist.">
      <a href={routes.home()} className="button button-primary">
        Back to Home
      </a>
    </MessagePage>
  )
}
