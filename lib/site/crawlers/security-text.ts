/** security.txt: RFC 9116. */
import { DAY_MS } from '../../calendar/utc-date'
import { absoluteUrl, siteHost } from '../../env'
import { routes } from '../../routes'

/** The validity of security.txt in days. RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180

/** Reports go to security@ of the site's host, the mailbox that RFC 2142 names for them. */
export function securityText(now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + SECURITY_DAYS) * DAY_MS)
  return [
    `Contact: mailto:security@${siteHost()}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(routes.securityText())}`,
    ''
  ].join('\n')
}
