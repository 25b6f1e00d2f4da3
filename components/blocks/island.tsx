import type { ComponentType } from 'react'
import assets from '@/components/layout/assets.json'

interface IslandProps<Props> {
  name: 'generator' | 'builder' | 'submission'
  view: ComponentType<Props>
  /** Sent to the browser as JSON. */
  props: Props
}

/** A form that works by itself, and the addresses of the bundle that takes it over: see components/islands/island.ts. */
export function Island<Props extends object>({ name, view: View, props }: IslandProps<Props>) {
  return (
    <div data-island={assets[name].join(' ')} data-props={JSON.stringify(props)}>
      <View {...props} />
    </div>
  )
}
