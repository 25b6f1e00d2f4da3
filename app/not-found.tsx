import type { Metadata } from 'next'
import { MessagePage } from '@/components/blocks/message-page'
import { site } from '@/content/site'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: '404: Missing Page? Find 1200+ Affirmations Instead!',
  description: `The page you are looking for does not exist. Go back to the home page or generate an affirmation.`
}

export default function NotFound() {
  return (
    <MessagePage
      title="Page Not Found"
      text={`The page you're looking for doesn't exist. Let's get you back on track with our ${site.name}.`}
    >
      <a href={routes.home()} className="button button-primary">
        Back to Home
      </a>
      <a href={routes.generator()} className="button button-quiet">
        Generate Affirmations
      </a>
    </MessagePage>
  )
}
