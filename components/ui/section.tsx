import type { ComponentProps, ReactNode } from 'react'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  as?: 'section' | 'nav'
  /** Takes the place of the id if there is no anchor. The heading has the same with `-title` as its id. */
  name?: string
  title: ReactNode
  intro?: ReactNode
  /** The classes of a heading that looks unlike those of the parts of a page. */
  heading?: string
}

/** A part of a page below its heading. */
export function Section({ as: Element = 'section', name, title, intro, heading, children, ...props }: SectionProps) {
  const titleId = `${name ?? props.id}-title`
  return (
    <Element aria-labelledby={titleId} {...props}>
      <SectionHeading id={titleId} title={title} intro={intro} className={heading} />
      {children}
    </Element>
  )
}

/** A part of a page beside its heading; below it on a phone. */
export function SplitSection({ id, name = id, title, intro, className = '', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${name}-title`} className={`split ${className}`}>
      <div className="md:col-span-4">
        <SectionHeading id={`${name}-title`} title={title} intro={intro} />
      </div>
      <div className="md:col-span-8">{children}</div>
    </section>
  )
}

interface SectionHeadingProps extends Pick<SectionProps, 'title' | 'intro' | 'className'> {
  id: string
}

/** The heading of a section with its lead. */
export function SectionHeading({ id, title, intro, className = 'max-w-2xl text-heading' }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className={className}>
        {title}
      </h2>
      {intro && <p className="measure mt-3 text-soft">{intro}</p>}
    </>
  )
}
