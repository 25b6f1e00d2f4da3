import { helpPage } from '@/content/pages/help-now'
import { routes } from '@/lib/routes'

/** A quiet way to the page for a hard moment. */
export function HelpLink() {
  return (
    <a href={routes.helpNow()} className="link no-print inline-flex min-h-11 items-center text-sm">
      {helpPage.link}
    </a>
  )
}
