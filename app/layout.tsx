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
import { env } from '@/lib/env'
import { routes } from '@/lib/site/routes'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_URL),
  applicationName: site.name,
  title: site.name,
  manifest: routes.manifest(),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' }
    ],
    apple: { url: '/apple-touch-icon.png', sizes: '180x180' }
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#10111a' }
  ],
  colorScheme: 'light dark'
}

/** Pages are rendered on request. lib/server caches the finished responses. */
export const dynamic = 'force-dynamic'

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
