import { MessagePage } from '@/components/blocks/message-page'
import { SubcategoryNotFoundTitle } from '@/components/islands/subcategory-not-found'
import { categoryNames } from '@/content/types'
import { routes } from '@/lib/site/routes'

export default function SubcategoryNotFound() {
  return (
    <MessagePage
      title={<SubcategoryNotFoundTitle categories={[...categoryNames]} />}
      text="There is no guide at this address. The six life areas on the home page lead to all of them."
    >
      <a href={routes.home()} className="button button-primary">
        Back to Home
      </a>
    </MessagePage>
  )
}
