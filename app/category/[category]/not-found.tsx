import { MessagePage } from '@/components/blocks/message-page'
import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/site/routes'

export default function CategoryNotFound() {
  return (
    <MessagePage title="Category Not Found" text="There is no such life area here. All six are on the home page.">
      <NavLink href={routes.home()} className="button button-primary">
        Back to Home
      </NavLink>
    </MessagePage>
  )
}
