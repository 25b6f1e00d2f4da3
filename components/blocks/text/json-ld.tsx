import { serializeJsonLd } from '@/lib/site/metadata/json-ld'

/** Structured data of a page, which mirrors it: see lib/site/metadata/structured-data.ts. */
export function JsonLd({ data }: { data: unknown }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized with every < escaped
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  )
}
