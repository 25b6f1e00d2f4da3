import { MessagePage } from '@/components/blocks/message-page'
import { SubcategoryNotFoundTitle } from '@/components/islands/subcategory-not-found'
import { NavLink } from '@/components/ui/nav-link'
import { categoryNames } from '@/content/types'
import { routes } from '@/lib/site/routes'

export default function SubcategoryNotFound() {
  return (
    <MessagePage
      title={<SubcategoryNotFoundTitle categories={[...categoryNames]} />}
      text="There is no guide at this address. The six life areas on the home page lead to all of them."
    >
      <NavLink href={routes.home()} className="button button-primary">
        Back to Home
      </NavLink>
    </MessagePage>
  )
}
