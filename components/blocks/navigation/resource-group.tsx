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

/** Rows, each of which is one link: title, description, and one line of facts, at whose end stands what following it does. */
function Cards({ resources }: { resources: Resource[] }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {resources.map((resource) => {
        const { id, title, description, type, meta, topics, href, download } = resource
        return (
          <li
            key={id}
            className={`group/tile hairline-top relative py-3 leading-normal md:py-5 ${download ? 'pl-12' : ''}`.trimEnd()}
          >
            {download && <SheetOutline />}
            <h3 className="text-lg">
              {/* A finger has all of the row; who goes by the links has one that is as high as a finger. */}
              <a
                href={href}
                download={download}
                rel={isOurs(resource) ? undefined : 'noopener'}
                className="-my-3 inline-block py-3 underline-offset-4 after:absolute after:inset-0 group-hover/tile:underline"
              >
                {title}
              </a>
            </h3>
            <p className="mt-0.5 md:text-sm">{description}</p>
            <div className="mt-1 flex flex-col items-start gap-y-1 text-sm text-soft">
              <p>
                {[type, meta.replace(' read', '')].join(' · ')}
                <span className="ml-3 max-md:sr-only">{topics.join(' · ')}</span>
              </p>
              <Action resource={resource} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A sheet of paper with lines to write on, beside what can be printed. */
function SheetOutline() {
  return (
    <svg
      viewBox="0 0 28 36"
      aria-hidden="true"
      className="absolute top-4 left-0 w-7 fill-none stroke-current text-soft md:top-6"
    >
      <path d="M.5.5h19l8 8v27H.5ZM19.5.5v8h8M6 15.5h16M6 21.5h16M6 27.5h10" />
    </svg>
  )
}

/** What following the link does. Where it opens a page of this site, no eye needs to be told. */
function Action({ resource }: { resource: Resource }) {
  const label = resource.download ? 'Download Resource' : 'Access Content'
  if (isOurs(resource) && !resource.download) return <span className="sr-only">{label}</span>
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap text-ink underline decoration-1 underline-offset-4">
      {label} <Icon name={resource.download ? 'download' : 'external-link'} className="size-[0.9em]" />
    </span>
  )
}
