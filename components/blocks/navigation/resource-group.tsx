import { Icon } from '@/components/ui/icon'
import type { Resource } from '@/content/types'
import { Fold } from '../text/fold'

/** The number of entries that a group begins with, unless it has hardly more. */
const FIRST = 4
const ALMOST_ALL = 7

/** The entries of one group. Of a long one all but the first are a tap away: those of this site, and those of others. */
export function ResourceGroup({ resources }: { resources: Resource[] }) {
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

/** Rows, each of which is one link: title, description, and one line of facts. */
function Cards({ resources }: { resources: Resource[] }) {
  return (
    <ul>
      {resources.map((resource) => {
        const { id, title, description, type, meta, topics, href, download } = resource
        return (
          <li
            key={id}
            className="group/tile hairline-top relative grid gap-x-10 gap-y-1 py-3 leading-normal md:grid-cols-[1fr_15rem] md:py-5"
          >
            <div>
              <h3 className="text-lg">
                <a
                  href={href}
                  download={download}
                  rel={isOurs(resource) ? undefined : 'noopener'}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover/tile:underline"
                >
                  {title}
                </a>
              </h3>
              <p className="measure mt-0.5 md:text-sm">{description}</p>
            </div>
            <div className="text-sm text-soft">
              <p>
                {[type, meta.replace(' read', '')].join(' · ')}
                <Action resource={resource} />
              </p>
              <p className="max-md:sr-only">{topics.join(' · ')}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What following the link does. Where it opens a page of this site, no eye needs to be told. */
function Action({ resource }: { resource: Resource }) {
  const label = resource.download ? 'Download Resource' : 'Access Content'
  const icon = resource.download ? 'download' : 'external-link'
  if (isOurs(resource) && !resource.download) return <span className="sr-only"> · {label}</span>
  return (
    <>
      {' '}
      · {label} <Icon name={icon} className="inline-block size-[0.9em]" />
    </>
  )
}
