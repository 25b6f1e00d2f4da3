import { ButtonLink } from '@/components/ui/button'
import { type NotFoundCase, notFoundCases } from '@/content/not-found'
import { MessagePage } from './message-page'

/** The page for an address that does not exist, with the words of its route and status 404. */
export function NotFoundPage({ of }: { of: NotFoundCase }) {
  const { heading, text, parents, actions } = notFoundCases[of]
  return (
    <MessagePage status={404} steps={[...parents, { label: heading }]} line="lost" title={heading} text={text}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </MessagePage>
  )
}
