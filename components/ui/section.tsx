import type { ComponentProps, ReactNode } from 'react'

interface SectionProps {
  /** Its anchor, if something links to it. The heading has the same id with `-title`. */
  id?: string
  /** Takes the place of the id if there is no anchor. */
  name?: string
  title: ReactNode
  intro?: ReactNode
  className?: string
  children?: ReactNode
}

/** A part of a page below its heading. */
export function Section({ id, name = id, title, intro, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${name}-title`} className={className}>
      <SectionHeading id={`${name}-title`} title={title} intro={intro} />
      {children}
    </section>
  )
}

interface SubsectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  as?: 'section' | 'nav'
  name?: string
  title: ReactNode
  headingClass?: string
}

/** A part that is named by a small heading: within another one, or beside one. Its ids are those of `Section`. */
export function Subsection({
  as: Element = 'section',
  id,
  name = id,
  title,
  headingClass = 'text-xl',
  children,
  ...props
}: SubsectionProps) {
  return (
    <Element id={id} aria-labelledby={`${name}-title`} {...props}>
      <h2 id={`${name}-title`} className={headingClass}>
        {title}
      </h2>
      {children}
    </Element>
  )
}

/** Columns of twelve that the heading and the content take, from medium screens on. */
const SHARES = {
  '4-8': ['md:col-span-4', 'md:col-span-8'],
  '4-7': ['md:col-span-4', 'md:col-span-7 md:col-start-6'],
  '5-7': ['md:col-span-5', 'md:col-span-7'],
  '6-5': ['md:col-span-6', 'md:col-span-5 md:col-start-8']
}

/** A part of a page beside its heading; below it on a phone. */
export function SplitSection({
  id,
  name = id,
  title,
  intro,
  className = '',
  shares = '4-8',
  children
}: SectionProps & { shares?: keyof typeof SHARES }) {
  const [heading, content] = SHARES[shares]
  return (
    <section id={id} aria-labelledby={`${name}-title`} className={`split ${className}`}>
      <div className={heading}>
        <SectionHeading id={`${name}-title`} title={title} intro={intro} />
      </div>
      <div className={content}>{children}</div>
    </section>
  )
}

/** The heading of a section with its lead. */
export function SectionHeading({ id, title, intro }: { id: string; title: ReactNode; intro?: ReactNode }) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="text-xl md:text-2xl">
        {title}
      </h2>
      {intro && <p className="measure mt-3 text-soft">{intro}</p>}
    </div>
  )
}
