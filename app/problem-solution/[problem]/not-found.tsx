import { MessagePage } from '@/components/blocks/message-page'
import { routes } from '@/lib/site/routes'

export default function ProblemNotFound() {
  return (
    <MessagePage title="Problem guide not found" text="There is no problem guide at this address.">
      <a href={routes.problemLanding()} className="button button-primary">
        All Problem Guides
      </a>
      <a href={routes.home()} className="button button-quiet">
        Back to Home
      </a>
    </MessagePage>
  )
}
