import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ClickActions } from '@/components/islands/click-actions'
import { NavigationSkeleton } from '@/components/islands/navigation-skeleton'
import { Toasts } from '@/components/islands/toasts'
import { Tooltips } from '@/components/islands/tooltips'
import { fraunces, instrumentSans } from '@/components/layout/fonts'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { site } from '@/content/site'
import { themes } from '@/content/theme'
import { hex } from '@/lib/content/colors'
import { env } from '@/lib/env'
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

/**
 * For every page: lines that were added and days that have passed show without a new build. Changes of lines are noticed at
 * once by lib/server/version-poller.ts; this is for the case that it cannot look.
 */
export const revalidate = 3600

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Tells Next that the style sheet glides, so that it lands on a new page without gliding: else it stops half-way.
    <html lang="en-US" data-scroll-behavior="smooth" className={`${fraunces.variable} ${instrumentSans.variable}`}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="button button-primary absolute top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <NavigationSkeleton />
          {children}
        </main>
        <Footer />
        <ClickActions />
        <Tooltips />
        <Toasts />
      </body>
    </html>
  )
}
