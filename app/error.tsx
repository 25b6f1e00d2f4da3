'use client'

import { MessagePage } from '@/components/blocks/message-page'

/** Shown where a page could not be made: most likely the database cannot be reached for a moment. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <MessagePage
      title="This page could not be loaded"
      text="Something on our side did not answer. Please try again in a minute."
    >
      <button type="button" onClick={reset} className="button button-primary">
        Try Again
      </button>
      <a href="/" className="button button-quiet">
        Back to Home
      </a>
    </MessagePage>
  )
}
