import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has taken over the server's HTML. A submit button is disabled until then: the browser's own submit would
 * load the page anew, and lose what was typed. A disabled button also stops Enter in a field.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
