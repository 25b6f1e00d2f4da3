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

/** Tiles, each of which is one link: title, description, then topics, its link, type and facts. */
function Cards({ resources }: { resources: Resource[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {resources.map((resource) => (
        <li key={resource.id} className="group/tile hairline-top relative py-3 leading-normal hover:bg-sunk md:py-4">
          <h3 className="text-lg">{resource.title}</h3>
          <p className="mt-0.5 text-sm">{resource.description}</p>
          <p className="mt-0.5 text-soft text-xs">{resource.topics.join(' · ')}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <ResourceLink resource={resource} />
            <span className="text-soft">{[resource.type, resource.meta].join(' · ')}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Its area is the whole tile. */
function ResourceLink({ resource }: { resource: Resource }) {
  const { title, href, download } = resource
  const icon = download ? 'download' : isOurs(resource) ? undefined : 'external-link'
  return (
    <a
      href={href}
      download={download}
      rel={isOurs(resource) ? undefined : 'noopener'}
      className="inline-flex min-h-6 items-center underline decoration-hairline underline-offset-4 after:absolute after:inset-0 group-hover/tile:decoration-current"
    >
      {download ? 'Download Resource' : 'Access Content'}
      <span className="sr-only">: {title}</span>
      {icon && <Icon name={icon} className="ml-1.5 inline-block size-[0.9em]" />}
    </a>
  )
}
