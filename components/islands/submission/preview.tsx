import { Sky } from '@/components/affirmation/sky'
import type { CategoryName } from '@/content/types'

const LOW = { width: 600, only: true, isAtFoot: true }
/** A text with more characters is set smaller. */
const SHORT = 60

interface PreviewProps {
  category: CategoryName
  text: string
}

/** The line as the site would show it, as far as there is room: on the sky of its category. The form has all that it says. */
export function Preview({ category, text }: PreviewProps) {
  const size = text.length > SHORT ? 'line-clamp-4 text-lg leading-snug' : 'line-clamp-3 text-heading'
  return (
    <div aria-hidden="true" className="submission-preview grid min-h-40 lg:absolute lg:top-0 lg:min-h-[200px]">
      <Sky category={category} seed="submission" changes low={LOW} className="rounded-field px-5 pt-4">
        <p dir="auto" className={`serif wrap-anywhere ${size}`}>
          {text}
        </p>
      </Sky>
    </div>
  )
}
