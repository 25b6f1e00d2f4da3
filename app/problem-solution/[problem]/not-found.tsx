import { MessagePage } from '@/components/blocks/message-page'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/site/routes'

export default function ProblemNotFound() {
  return (
    <MessagePage title="Problem guide not found" text="There is no problem guide at this address.">
      <NavLink href={routes.problemLanding()} className="button button-primary">
        All Problem Guides
      </NavLink>
      <NavLink href={routes.home()} className="button button-quiet">
        Back to Home
      </NavLink>
    </MessagePage>
  )
}
