import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Affirmation } from '@/lib/affirmations/types'
import { imageLayouts, type SocialImageSize } from '@/lib/images/image-layouts'
import { routes } from '@/lib/routes'
import { socialImageAlt } from '@/lib/site/metadata/metadata'

const SHAPES: { size: SocialImageSize; label: string }[] = [
  { size: 'square', label: 'Square' },
  { size: 'story', label: 'Story' },
  { size: 'preview', label: 'Wide' }
]

/** The label is shorter if its row has no room for all of it. */
export function SaveAsImageLabel() {
  return (
    <>
      <Icon name="image" /> <span className="max-xl:sr-only">Save as image</span>
      <span aria-hidden="true" className="xl:hidden">
        Image
      </span>
    </>
  )
}

/** Downloads of the affirmation as an image in three shapes. Nothing is loaded before it is opened. */
export function SaveAsImage({ slug, text, category }: Pick<Affirmation, 'slug' | 'text' | 'category'>) {
  const page = routes.affirmation(slug)
  const alt = socialImageAlt(text, category)
  return (
    <details className="unfolds-below">
      <summary className={buttonClass('quiet')}>
        <SaveAsImageLabel />
      </summary>
      <div className="mt-3 rounded-field bg-raised p-4 text-ink">
        <ul className="grid grid-cols-3 items-end gap-4 text-sm">
          {SHAPES.map(({ size, label }) => {
            const { width, height } = imageLayouts[size]
            return (
              <li key={size}>
                <a href={routes.socialImage(page, size)} download className="link block">
                  {/* biome-ignore lint/performance/noImgElement: drawn in the size that is downloaded, and kept by caches */}
                  <img
                    src={routes.socialImage(page, size)}
                    alt={alt}
                    width={width}
                    height={height}
                    loading="lazy"
                    decoding="async"
                    className="mb-2 h-auto w-full rounded-field bg-sunk"
                  />
                  {label}
                  <span className="sr-only">: save as PNG</span>
                </a>
                <span className="block text-soft text-xs">
                  {width} × {height}
                </span>
              </li>
            )
          })}
        </ul>
        <p className="mt-4 text-soft text-xs">Alt text to post with it: {alt}</p>
      </div>
    </details>
  )
}
