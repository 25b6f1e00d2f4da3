import { MessagePage } from '@/components/blocks/message-page'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/site/routes'

export default function GuideNotFound() {
  return (
    <MessagePage title="Guide not found" text="There is no how-to guide at this address.">
      <NavLink href={routes.howToLanding()} className="button button-primary">
        All How-to Guides
      </NavLink>
      <NavLink href={routes.resources()} className="button button-quiet">
        Back to Resources
      </NavLink>
    </MessagePage>
  )
}
