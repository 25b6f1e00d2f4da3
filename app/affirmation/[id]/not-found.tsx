import { MessagePage } from '@/components/blocks/message-page'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/site/routes'

export default function AffirmationNotFound() {
  return (
    <MessagePage title="Affirmation Not Found" text="The affirmation you're looking for doesn't exist.">
      <NavLink href={routes.home()} className="button button-primary">
        Back to Home
      </NavLink>
    </MessagePage>
  )
}
