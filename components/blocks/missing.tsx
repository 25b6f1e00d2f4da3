import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'

/**
 * What a page answers for an address that does not exist: status 404 and, in the HTML itself, the words of its route.
 * A bare notFound() would send an empty page whose words only scripts can fill in; thrown below a Suspense boundary, the
 * boundary's fallback is what the server sends.
 * @param children the same content as the route's not-found.tsx, which takes over once scripts run
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  )
}

function NotFound(): ReactNode {
  notFound()
}
