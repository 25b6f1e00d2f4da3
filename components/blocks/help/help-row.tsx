import assets from '@/components/layout/assets.json'
import { helpPage } from '@/content/pages/help-now'
import { routes } from '@/lib/routes'
import { firstNumbers } from './first-numbers'

const LOOKS = 'link numerals inline-flex min-h-11 items-center font-semibold'

/**
 * The way to someone to talk to, in one row: the page with all numbers, and the first number of the visitor's country, which
 * components/islands/pages/help.script.ts shows. Without scripts, and where none is listed, it is a directory of all countries.
 */
export function HelpRow() {
  const { hardTime, finder } = helpPage
  return (
    <div className="hairline-top no-print mt-4 flex flex-wrap items-center gap-x-6 border-b border-b-hairline py-1">
      <script async type="module" src={assets.help[0]} />
      <a href={routes.helpNow()} className="link inline-flex min-h-11 items-center">
        {hardTime}
      </a>
      {firstNumbers.map(({ country, number, href }) => (
        <a key={country} hidden data-country={country} href={href} className={LOOKS}>
          {number}
        </a>
      ))}
      <a data-finder="" href={finder.href} rel="noopener" className={LOOKS}>
        {finder.label}
      </a>
    </div>
  )
}
