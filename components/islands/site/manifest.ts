import { routes } from '@/lib/routes'

/** Names the manifest, from which a browser installs the site. In the page it would be fetched beside the fonts. */
export function startManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = routes.manifest()
  document.head.append(link)
}
