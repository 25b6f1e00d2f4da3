import { Icon } from '@/components/ui/icon'
import type { Resource } from '@/content/types'
import { Fold } from '../text/fold'

/** The number of entries that a group begins with. */
const FIRST = 6

/** The entries of one group, of which all but the first are a tap away. */
export function ResourceCards({ resources, more }: { resources: Resource[]; more: string }) {
  const rest = resources.slice(FIRST)
  return (
    <>
      <Cards resources={resources.slice(0, FIRST)} />
      {rest.length > 0 && (
        <Fold title={more} note={String(rest.length)}>
          <Cards resources={rest} />
        </Fold>
      )}
    </>
  )
}

/** Type, title, description, facts, topics, and the link. */
function Cards({ resources }: { resources: Resource[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {resources.map((resource) => (
        <li key={resource.id} className="hairline-top flex flex-col items-start py-5">
          <p className="text-sm text-soft">{resource.type}</p>
          <h3 className="mt-1 text-lg">{resource.title}</h3>
          <p className="mt-1 text-sm">{resource.description}</p>
          <p className="numerals mt-2 text-sm text-soft">{resource.meta}</p>
          <p className="text-sm text-soft">{resource.topics.join(' · ')}</p>
          <ResourceLink resource={resource} />
        </li>
      ))}
    </ul>
  )
}

function ResourceLink({ resource: { title, href, download } }: { resource: Resource }) {
  const className = 'link mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold'
  const suffix = <span className="sr-only">: {title}</span>
  if (download) {
    return (
      <a href={href} download className={className}>
        <Icon name="download" className="size-4" />
        <span>Download Resource{suffix}</span>
      </a>
    )
  }
  const isOurs = href.startsWith('/')
  const words = <span>Access Content{suffix}</span>
  return isOurs ? (
    <a href={href} className={className}>
      {words}
    </a>
  ) : (
    <a href={href} className={className} rel="noopener">
      {words}
      <Icon name="external-link" className="size-4" />
    </a>
  )
}
