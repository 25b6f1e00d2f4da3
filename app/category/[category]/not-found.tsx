import { MessagePage } from '@/components/blocks/message-page'
import { routes } from '@/lib/site/routes'

export default function CategoryNotFound() {
  return (
    <MessagePage title="Category Not Found" text="There is no such life area here. All six are on the home page.">
      <a href={routes.home()} className="button button-primary">
        Back to Home
      </a>
    </MessagePage>
  )
}
