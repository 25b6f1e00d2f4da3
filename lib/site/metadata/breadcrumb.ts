import type { BreadcrumbList, WithContext } from 'schema-dts'

/** One step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  label: string
  /** The last one may have none: an address that does not exist. */
  href?: string
}

/** The schema.org BreadcrumbList of the steps that the page shows. */
export function breadcrumbList(crumbs: Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, origin).href })
    }))
  }
}
