import './breath.css'
import type { ComponentProps } from 'react'
import { lifePage } from '@/content/lives'
import { HorizonSun } from './horizon'

/** A line whose sun breathes; `children` are words above it. */
export function Breath({ className = '', children, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={`breath horizon ${className}`.trimEnd()}>
      {children}
      <HorizonSun />
    </div>
  )
}

/** A breath at the pace of a calm one, without scripts. It begins by itself, so it can be paused; with reduced motion its words are enough. */
export function PacedBreath() {
  const { breath } = lifePage
  return (
    <Breath className="breath-paced no-print">
      <span>{breath.in}</span> <span>{breath.out}</span>{' '}
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <input type="checkbox" className="size-4 flex-none" />
        {breath.pause}
      </label>
    </Breath>
  )
}
