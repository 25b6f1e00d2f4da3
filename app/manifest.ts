import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import { themes } from '@/content/theme'
import { hex } from '@/lib/content/colors'
import { routes } from '@/lib/routes'

/** The name and the looks of the site once it is installed. */
export default function manifest(): MetadataRoute.Manifest {
  const paper = hex(themes.light.palette.paper)
  return {
    id: routes.home(),
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    lang: 'en-US',
    dir: 'ltr',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    categories: ['lifestyle', 'health', 'books'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(routes.icon192(), 192, 'any'),
      png(routes.icon512(), 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable')
    ],
    shortcuts: [
      { name: 'Generate an affirmation', url: routes.generator() },
      { name: 'Build your own', url: routes.builder() }
    ]
  }
}

function png(src: string, side: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${side}x${side}`, type: 'image/png', purpose }
}
