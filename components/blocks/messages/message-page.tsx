import type { ReactNode } from 'react'
import { ButtonLink, ButtonRow } from '@/components/ui/button'

interface MessagePageProps {
  title: string
  text: string
  /** Its buttons. */
  children: ReactNode
}

/** A page with nothing but a message: not found, an error, the end of a link in an e-mail. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="shell flex min-h-[60vh] flex-col items-start justify-center py-20">
      <h1 className="text-4xl">{title}</h1>
      <p className="measure mt-5 text-lg leading-snug">{text}</p>
      <ButtonRow className="mt-8">{children}</ButtonRow>
    </div>
  )
}

/** Asks for the same page again. */
export function TryAgainLink() {
  return (
    // An empty address is the one that was asked for.
    <ButtonLink href="" variant="primary">
      Try Again
    </ButtonLink>
  )
}
