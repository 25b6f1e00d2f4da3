import { MessagePage } from '@/components/blocks/message-page'
import { isCategoryName } from '@/lib/content/taxonomy'
import { routes } from '@/lib/site/routes'

const ADDRESS_WORD = /^[a-z0-9-]+$/

/** Says which part of the address is unknown. Next renders it without parameters if it has none. */
export default function SubcategoryNotFound({ category = '', subcategory = '' }) {
  return (
    <MessagePage
      title={titleFor(category, subcategory)}
      text="There is no guide at this address. The six life areas on the home page lead to all of them."
    >
      <a href={routes.home()} className="button button-primary">
        Back to Home
      </a>
    </MessagePage>
  )
}

function titleFor(category: string, subcategory: string): string {
  if (!ADDRESS_WORD.test(category) || !ADDRESS_WORD.test(subcategory)) return 'Invalid category or subcategory'
  return isCategoryName(category) ? 'Subcategory not found' : 'Category not found'
}
