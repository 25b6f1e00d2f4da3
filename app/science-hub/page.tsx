import type { Metadata } from 'next'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { Points } from '@/components/blocks/guide/points'
import { Paragraphs, Prose } from '@/components/blocks/prose'
import { FeaturedStudies } from '@/components/blocks/science/featured-studies'
import { KeyFindings } from '@/components/blocks/science/findings'
import { StudyList } from '@/components/blocks/science/ledger'
import { PopularClaims } from '@/components/blocks/science/popular-claims'
import { SectionHeading } from '@/components/blocks/section-heading'
import { Sources } from '@/components/blocks/sources'
import { PageHeader } from '@/components/layout/page-header'
import { hub } from '@/content/science/hub'
import { numberNotes } from '@/lib/content/citations'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = pageMetadata({ ...hub.seo, ogType: 'article', canonicalUrl: routes.scienceHub() })

export default function ScienceHubPage() {
  const { seo, ...shown } = hub
  const notes = numberNotes(shown)
  return (
    <>
      <PageHeader
        steps={[{ label: 'Science & Research', href: routes.scienceHub() }]}
        title={hub.title}
        lead={<Paragraphs texts={hub.lead} notes={notes} />}
      >
        <ArticleFacts path={routes.scienceHub()} title={hub.title} description={hub.lead[0] ?? ''} notes={notes} />
      </PageHeader>
      <div className="shell space-y-24">
        <section aria-labelledby="findings-title">
          <SectionHeading id="findings-title" title="Key findings" intro={hub.figuresNote} />
          <div className="mt-6">
            <KeyFindings findings={hub.keyFindings} notes={notes} />
          </div>
        </section>
        <section aria-labelledby="concepts-title" className="grid gap-x-12 gap-y-6 md:grid-cols-12">
          <h2 id="concepts-title" className="text-3xl md:col-span-4">
            Four core concepts
          </h2>
          <div className="md:col-span-8">
            <Points points={hub.concepts} notes={notes} numbered />
          </div>
        </section>
        <section id="neuroplasticity" className="grid gap-x-12 gap-y-6 border-ink border-t-2 pt-8 md:grid-cols-12">
          <h2 className="text-3xl md:col-span-5">{hub.neuroplasticity.heading}</h2>
          <Paragraphs texts={hub.neuroplasticity.body} notes={notes} className="md:col-span-7" />
        </section>
        <section aria-labelledby="mechanisms-title" className="grid gap-x-12 gap-y-6 md:grid-cols-12">
          <div className="md:col-span-4">
            <SectionHeading id="mechanisms-title" title="Four mechanisms" />
            <p className="mt-3 text-soft">
              <Prose text={hub.mechanismsIntro} notes={notes} />
            </p>
          </div>
          <div className="md:col-span-8">
            <Points points={hub.mechanisms} notes={notes} numbered />
          </div>
        </section>
        <section aria-labelledby="featured-title">
          <SectionHeading id="featured-title" title="Five studies, closely read" />
          <p className="measure mt-3 text-soft">
            <Prose text={hub.featuredIntro} notes={notes} /> <Prose text={hub.impactNote} notes={notes} />
          </p>
          <div className="mt-6">
            <FeaturedStudies studies={hub.featured} notes={notes} />
          </div>
        </section>
        <section id="not-shown" aria-labelledby="not-shown-title">
          <h2 id="not-shown-title" className="text-3xl">
            {hub.notShown.heading}
          </h2>
          <Paragraphs texts={hub.notShown.body} notes={notes} className="mt-4" />
          <div className="mt-6">
            <PopularClaims />
          </div>
        </section>
        <section id="clinical-studies" aria-labelledby="ledger-title">
          <h2 id="ledger-title" className="text-3xl">
            {hub.clinicalStudies.heading}
          </h2>
          <Paragraphs texts={hub.clinicalStudies.body} notes={notes} className="mt-4 mb-8" />
          <StudyList />
        </section>
        <section
          aria-label="Next steps"
          className="no-print grid gap-x-12 gap-y-8 border-ink border-t-2 pt-8 md:grid-cols-2"
        >
          {hub.callsToAction.map(({ title, text, label, href }, index) => (
            <div key={href}>
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2 text-soft">
                <Prose text={text} notes={notes} />
              </p>
              <a href={href} className={`button mt-4 ${index === 0 ? 'button-primary' : 'button-quiet'}`}>
                {label}
              </a>
            </div>
          ))}
        </section>
        <Sources notes={notes} />
      </div>
    </>
  )
}
