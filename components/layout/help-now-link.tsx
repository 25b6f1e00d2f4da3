import { helpPage } from '@/content/pages/help-now'
import { routes } from '@/lib/routes'

/** An unobtrusive link to /help-now, for a visitor in a crisis. */
export function HelpNowLink() {
  return (
    <a href={routes.helpNow()} className="link no-print inline-flex min-h-11 items-center text-sm">
      {helpPage.link}
    </a>
  )
}
