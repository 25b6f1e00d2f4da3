import type { Metadata } from 'next'
import '@/components/blocks/help/help.css'
import { HardMoment } from '@/components/blocks/help/hard-moment'
import { HelpNumbers } from '@/components/blocks/help/help-numbers'
import { HelplinesChecked } from '@/components/blocks/problem/helplines'
import assets from '@/components/layout/assets.json'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { helpPage } from '@/content/help-now'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...helpPage.seo, canonicalUrl: routes.helpNow() })

/** For a person in danger: plain, and without a picture before the numbers. */
export default function HelpPage() {
  return (
    <>
      {/* Before the first paint: what is read must not move. */}
      <script async blocking="render" type="module" src={assets.help[0]} />
      <div className="shell pt-4">
        <Breadcrumb steps={[{ label: helpPage.title, href: routes.helpNow() }]} />
        <div className="max-w-2xl">
          <h1 className="mt-4 mb-3 text-2xl">{helpPage.title}</h1>
          <HelpNumbers />
          <HardMoment />
          <div className="mt-14">
            <HelplinesChecked />
          </div>
        </div>
      </div>
    </>
  )
}
