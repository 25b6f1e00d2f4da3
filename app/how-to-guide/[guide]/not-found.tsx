import { MessagePage } from '@/components/blocks/message-page'
import { routes } from '@/lib/site/routes'

export default function GuideNotFound() {
  return (
    <MessagePage title="Guide not found" text="There is no how-to guide at this address.">
      <a href={routes.howToLanding()} className="button button-primary">
        All How-to Guides
      </a>
      <a href={routes.resources()} className="button button-quiet">
        Back to Resources
      </a>
    </MessagePage>
  )
}
