import type { ReactNode } from 'react'
import { findScreen, type Screen } from '@/lib/site/routes'
import { AffirmationListSkeleton } from './affirmation-list'
import { places } from './places'

/** Numbers of the specification. */
const CATEGORIES = 6
const AFFIRMATIONS = 9
const FOCUS_AREAS = 6

/** The shape of the page that is on its way, by its address. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const Skeleton = SKELETONS[findScreen(pathname)?.skeleton ?? 'text']
  return <Skeleton />
}

function HomeSkeleton() {
  return (
    <>
      <div className="skeleton min-h-[60svh] rounded-none" />
      <div className="shell day-strip pt-24">
        {places(CATEGORIES).map((category) => (
          <div key={category} data-skeleton="category" className="skeleton min-h-64" />
        ))}
      </div>
    </>
  )
}

function CategorySkeleton() {
  return (
    <>
      <div className="skeleton min-h-[min(62svh,38rem)] rounded-none" />
      <div className="shell pt-14">
        <AffirmationListSkeleton rows={AFFIRMATIONS} />
      </div>
    </>
  )
}

function GeneratorSkeleton() {
  return (
    <div className="shell pt-24">
      <div className="skeleton h-12 w-2/3" />
      <div className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-12">
        <div className="space-y-3 md:col-span-5">
          {places(FOCUS_AREAS).map((area) => (
            <div key={area} data-skeleton="focus-area" className="skeleton h-10" />
          ))}
        </div>
        <div className="skeleton min-h-96 md:col-span-7" />
      </div>
    </div>
  )
}

function AffirmationSkeleton() {
  return (
    <div className="shell grid gap-x-12 gap-y-10 pt-16 lg:grid-cols-12">
      <div className="skeleton min-h-[32rem] lg:col-span-8" />
      <div className="space-y-4 lg:col-span-4">
        <div className="skeleton h-11 w-2/3" />
        <div className="skeleton h-24" />
        <div className="skeleton h-24" />
      </div>
    </div>
  )
}

function TextSkeleton() {
  return (
    <div className="shell space-y-6 pt-24">
      <div className="skeleton h-14 w-2/3" />
      <div className="skeleton h-7 w-5/6" />
      <div className="skeleton h-7 w-1/2" />
      <div className="skeleton h-64" />
    </div>
  )
}

const SKELETONS: Record<Screen['skeleton'], () => ReactNode> = {
  home: HomeSkeleton,
  category: CategorySkeleton,
  generator: GeneratorSkeleton,
  affirmation: AffirmationSkeleton,
  text: TextSkeleton
}
