'use client'

import { fraunces, instrumentSans } from '@/components/layout/fonts'
import ErrorPage from './error'
import './globals.css'

/** Stands in for the layout too, where that is what failed. Loading anew also fetches files of a newer deployment. */
export default function GlobalErrorPage() {
  return (
    <html lang="en-US" className={`${fraunces.variable} ${instrumentSans.variable}`}>
      <body className="flex min-h-dvh flex-col">
        <title>This page could not be loaded</title>
        <main id="main" className="flex-1">
          <ErrorPage reset={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}
