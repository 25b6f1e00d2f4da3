import { HelpNowLink } from '@/components/layout/help-now-link'
import { footer, type NavEntry, site } from '@/content/site'
import { Mark } from './mark'

/** The footer of every page. */
export function Footer() {
  return (
    <footer id="site-links" className="no-print hairline-top mt-16 md:mt-24">
      <div className="shell grid gap-x-10 gap-y-7 py-10 md:gap-y-10 md:py-14 md:grid-cols-[4fr_6fr_3fr] xl:grid-cols-12">
        <div className="md:col-span-full xl:col-span-3">
          <p className="serif flex items-center gap-2.5 text-lg">
            <Mark />
            {site.name}
          </p>
          <p className="mt-3 max-w-sm text-sm text-soft">{site.tagline}</p>
          <p className="mt-3 max-w-sm text-sm text-soft">{site.disclaimer}</p>
          <HelpNowLink />
        </div>
        <FooterList title="Start here" entries={footer.start} className="xl:col-span-3" />
        <FooterList title="Life areas" entries={footer.categories} className="xl:col-span-4" columns />
        <FooterList title="More" entries={footer.more} className="xl:col-span-2" />
      </div>
      <div className="shell hairline-top flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-sm">
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

function FooterList(props: { title: string; entries: NavEntry[]; className: string; columns?: boolean }) {
  return (
    <nav aria-label={props.title} className={props.className}>
      <h2 className="text-lg">{props.title}</h2>
      <ul className={`mt-2 columns-2 text-sm ${props.columns ? '' : 'md:columns-1'}`}>
        {props.entries.map(({ label, href }) => (
          <li key={href} className="break-inside-avoid">
            <a href={href} className="flex min-h-11 items-center hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
