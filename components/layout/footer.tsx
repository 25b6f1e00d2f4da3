import { HelpNowLink } from '@/components/layout/help-now-link'
import { footer, type NavEntry, site } from '@/content/site'
import { Mark } from './mark'

/** The footer of every page. A phone folds what goes beyond the site's pages and life areas. */
export function Footer() {
  return (
    <footer id="site-links" className="no-print hairline-top mt-16 md:mt-20">
      <div className="shell grid gap-x-10 pt-6 md:py-8 md:grid-cols-3 md:gap-y-6 xl:grid-cols-[minmax(0,1fr)_auto_auto_auto] xl:gap-x-12">
        <div className="max-md:mb-2 md:max-xl:col-span-full">
          <p className="serif flex items-center gap-2.5 text-lg">
            <Mark />
            {site.name}
          </p>
          <p className="mt-2 max-w-sm text-sm text-soft leading-normal">{`${site.tagline} ${site.disclaimer}`}</p>
          <HelpNowLink />
        </div>
        {/* On a phone they are one list of two columns. */}
        <div className="max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:pb-2 md:contents max-md:[&_:is(nav,ul)]:contents">
          <FooterList title="Start here" entries={footer.start} />
          <FooterList title="Life areas" entries={footer.categories} columns />
        </div>
        <FoldedFooterList title="More" entries={footer.more} />
      </div>
      <div className="shell hairline-top flex flex-wrap items-center justify-between gap-x-8 py-2 text-sm max-md:pt-3">
        <p className="text-soft">{`© ${new Date().getUTCFullYear()} ${site.name}`}</p>
        <ul className="flex flex-wrap gap-x-6">
          {/* A social link that a deployer has not set yet leads nowhere; one that is set leads to whoever runs the site. */}
          {[...footer.social, ...footer.about].map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                rel={/^https?:/.test(href) ? 'me' : undefined}
                className="flex min-h-11 items-center hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

interface FooterListProps {
  title: string
  entries: NavEntry[]
  /** True for two columns on wide screens. */
  columns?: boolean
}

function FooterList({ title, entries, columns }: FooterListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="row-title pb-1 max-md:sr-only">{title}</h2>
      <FooterLinks entries={entries} className={columns ? 'xl:grid xl:grid-cols-[auto_auto] xl:gap-x-8' : ''} />
    </nav>
  )
}

function FoldedFooterList({ title, entries }: FooterListProps) {
  return (
    <nav aria-label={title}>
      <details className="hairline-top md:unwrapped">
        <summary className="flex min-h-12 list-none items-center">
          <h2 className="row-title grow">{title}</h2>
          <span aria-hidden="true" className="plus" />
        </summary>
        {/* In wider windows the row of the fold is gone. */}
        <h2 className="row-title hidden pb-1 md:supports-[selector(::details-content)]:block">{title}</h2>
        <FooterLinks
          entries={entries}
          className="max-md:columns-2 max-md:pb-4 xl:grid xl:grid-cols-[auto_auto] xl:gap-x-8"
        />
      </details>
    </nav>
  )
}

function FooterLinks({ entries, className }: { entries: NavEntry[]; className: string }) {
  return (
    <ul className={`text-sm leading-snug xl:whitespace-nowrap ${className}`.trimEnd()}>
      {entries.map(({ label, href }) => (
        <li key={href} className="break-inside-avoid">
          <a href={href} className="flex min-h-11 items-center hover:underline md:min-h-9">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
