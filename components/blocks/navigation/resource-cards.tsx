import { Icon } from '@/components/ui/icon'
import type { Resource } from '@/content/types'
import { Fold } from '../text/fold'

/** The number of entries that a group begins with, unless it has hardly more. */
const FIRST = 6
const ALMOST_ALL = 8

/** The entries of one group. Of a long one all but the first are a tap away: those of this site, and those of others. */
export function ResourceCards({ resources }: { resources: Resource[] }) {
  const first = resources.length > ALMOST_ALL ? FIRST : resources.length
  const rest = resources.slice(first)
  const folds = [
    { title: 'More on this site', entries: rest.filter(isOurs) },
    { title: 'By other people', entries: rest.filter((resource) => !isOurs(resource)) }
  ]
  return (
    <>
      <Cards resources={resources.slice(0, first)} />
      {folds
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => (
          <Fold key={title} title={title} note={String(entries.length)}>
            <Cards resources={entries} />
          </Fold>
        ))}
    </>
  )
}

function isOurs({ href }: Resource): boolean {
  return href.startsWith('/')
}

/** Rows, each of which is one link: title and description; beside them its link, its type and facts, and its topics. */
function Cards({ resources }: { resources: Resource[] }) {
  return (
    <ul>
      {resources.map((resource) => (
        <li
          key={resource.id}
          className="group/tile hairline-top relative grid gap-x-10 gap-y-1 py-3 leading-normal md:grid-cols-[1fr_15rem] md:py-5"
        >
          <div>
            <h3 className="text-lg underline-offset-4 group-hover/tile:underline">{resource.title}</h3>
            <p className="measure mt-0.5 text-sm">{resource.description}</p>
          </div>
          <div className="text-sm text-soft max-md:flex max-md:flex-wrap max-md:gap-x-3">
            <ResourceLink resource={resource} />
            <p>{[resource.type, resource.meta].join(' · ')}</p>
            <p className="text-xs max-md:basis-full">{resource.topics.join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Its area is the whole row. */
function ResourceLink({ resource }: { resource: Resource }) {
  const { title, href, download } = resource
  const icon = download ? 'download' : isOurs(resource) ? undefined : 'external-link'
  return (
    <a
      href={href}
      download={download}
      rel={isOurs(resource) ? undefined : 'noopener'}
      className="inline-flex min-h-6 items-center text-ink underline decoration-hairline underline-offset-4 after:absolute after:inset-0 group-hover/tile:decoration-current"
    >
      {download ? 'Download Resource' : 'Access Content'}
      <span className="sr-only">: {title}</span>
      {icon && <Icon name={icon} className="ml-1.5 inline-block size-[0.9em]" />}
    </a>
  )
}
