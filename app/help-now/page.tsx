import type { Metadata } from 'next'
import '@/components/blocks/help/help.css'
import { HardMoment } from '@/components/blocks/help/hard-moment'
import { HelpNumbers, OtherCountries } from '@/components/blocks/help/help-numbers'
import { HelplinesNote } from '@/components/blocks/help/helplines'
import assets from '@/components/layout/assets.json'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { helpPage } from '@/content/pages/help-now'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...helpPage.seo, canonicalUrl: routes.helpNow() })

/** The page for a person in danger: plain, and nothing before the numbers. */
export default function HelpPage() {
  return (
    <>
      {/* Before the first paint: what is read must not move. */}
      <script async blocking="render" type="module" src={assets.help[0]} />
      <div className="shell pt-4">
        <Breadcrumb steps={[{ label: helpPage.title, href: routes.helpNow() }]} />
        <div className="split-lg gap-y-6 md:mt-4 lg:gap-y-14">
          <div className="lg:col-span-7">
            <h1 className="mb-5 text-title">{helpPage.title}</h1>
            <HelpNumbers />
          </div>
          {/* Right after the numbers on a phone, beside them on a wide screen. */}
          <div className="lg:col-span-4 lg:col-start-9">
            <HardMoment />
          </div>
          <div className="space-y-8 lg:col-span-full">
            <OtherCountries />
            <div>
              <HelplinesNote />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
