import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import assets from '@/components/layout/assets.json'
import { fraunces, instrumentSans } from '@/components/layout/fonts'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { HourDialog } from '@/components/layout/hour-dialog'
import { ButtonLink } from '@/components/ui/button'
import problems from '@/content/generated/problems.json'
import { scripts, site } from '@/content/site'
import { themes } from '@/content/theme'
import { hex } from '@/lib/content/colors'
import { env } from '@/lib/env'
import { DAY, HOUR_SCRIPT } from '@/lib/site/hour-sky'
// What all pages import: from here the build writes it once for all of them, else once for each (40 MB of memory).
import '@/lib/site/pages'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_URL),
  applicationName: site.name,
  title: site.name
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: hex(themes.light.palette.paper) },
    { media: '(prefers-color-scheme: dark)', color: hex(themes.dark.palette.paper) }
  ],
  colorScheme: 'light dark'
}

/** Pages are rendered on request. lib/server caches the finished responses. */
export const dynamic = 'force-dynamic'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script changes the class before React sees it, in development.
    <html
      lang="en-US"
      className={`${instrumentSans.variable} ${fraunces.variable} sky-${DAY}`}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of a page allows by its hash */}
        <script dangerouslySetInnerHTML={{ __html: HOUR_SCRIPT }} />
        {/*
         * Next's own scripts are taken out of the finished page, which works without any. This one loads ours. Async, since a
         * browser goes to the place that an address names only once it has all other scripts.
         */}
        <script async type="module" src={assets.loader[0]} data-script={assets.site[0]} />
        {scripts.map(({ src, data }) => (
          <script key={src} async src={src} {...data} />
        ))}
      </head>
      <body className="flex min-h-dvh flex-col">
        <ButtonLink
          href="#main"
          variant="primary"
          className="absolute top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
        >
          Skip to content
        </ButtonLink>
        {problems.length > 0 && (
          <pre className="whitespace-pre-wrap bg-paper p-6">{`This page has the content as it was before. To mend:\n${problems.join('\n')}`}</pre>
        )}
        <Header />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
        <HourDialog />
        {/* These announce notices to screen readers: components/islands/toasts/site-toasts.ts. */}
        <div role="status" className="sr-only" />
        <div role="alert" className="sr-only" />
      </body>
    </html>
  )
}
