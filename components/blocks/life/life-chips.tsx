import '../text/chips.css'
import { livesPage } from '@/content/lives'
import { findLife } from '@/lib/content/lives'
import { routes } from '@/lib/routes'

/** The pages of lives that most people look for, as chips. */
export function LifeChips({ hasAll = false, className = '' }: { hasAll?: boolean; className?: string }) {
  const links = [
    ...livesPage.first
      .flatMap((slug) => findLife(slug) ?? [])
      .map(({ slug, name }) => ({ href: routes.life(slug), name })),
    ...(hasAll ? [{ href: routes.lives(), name: livesPage.all }] : [])
  ]
  return (
    <nav aria-label={livesPage.firstLabel} className={`chips fading-row no-print text-sm ${className}`.trimEnd()}>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
