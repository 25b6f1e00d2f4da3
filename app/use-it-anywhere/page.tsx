import type { Metadata } from 'next'
import { Code } from '@/components/blocks/text/code'
import { Contents } from '@/components/blocks/text/contents'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NumberedList } from '@/components/ui/numbered-list'
import { Section } from '@/components/ui/section'
import { anywherePage, fixedFiles, recipes } from '@/content/pages/anywhere'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

const { title, lead, seo, zone, addresses } = anywherePage

export const metadata: Metadata = pageMetadata({ ...seo, canonicalUrl: routes.anywhere() })

/** Recipes that put the affirmation of the day on other sites and devices, and the addresses that they use. */
export default function AnywherePage() {
  const filled = (text: string) => text.replaceAll('{origin}', env().SITE_URL)
  const links = [...recipes.map(({ id, title: label }) => ({ id, label })), { id: 'addresses', label: addresses.title }]
  return (
    <>
      <PageHeader steps={[{ label: title, href: routes.anywhere() }]} title={title} lead={lead} />
      <div className="shell split-lg gap-y-8">
        <Contents links={links} className="lg:col-span-3" />
        <div className="min-w-0 space-y-14 lg:col-span-8 lg:col-start-5">
          <p className="measure">
            {zone.split(/(“[^”]+”)/).map((part) => (
              <span key={part} className={part.startsWith('“') ? 'whitespace-nowrap' : undefined}>
                {part}
              </span>
            ))}
          </p>
          {recipes.map(({ id, title: name, text, steps, code }) => (
            <Section key={id} id={id} title={name} intro={filled(text)}>
              {steps && <NumberedList items={steps} />}
              {code && (
                <div data-affirmation="" data-copied="Recipe copied to clipboard." className="mt-5">
                  <div data-text="">
                    <Code>{filled(code)}</Code>
                  </div>
                  <Button variant="quiet" data-action="copy" aria-label={`Copy: ${name}`} className="js-only mt-3">
                    <Icon name="copy" /> Copy
                  </Button>
                </div>
              )}
            </Section>
          ))}
          <Section id="addresses" title={addresses.title} intro={addresses.text}>
            <ul className="mt-5">
              {fixedFiles.map(({ path, what }) => (
                <li key={path} className="hairline-top flex flex-wrap items-baseline justify-between gap-x-6 py-2">
                  <a href={path} className="link inline-flex min-h-6 items-center font-mono text-sm">
                    {path}
                  </a>
                  <span className="text-sm text-soft">{what}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </>
  )
}
