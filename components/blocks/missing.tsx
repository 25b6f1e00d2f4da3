import type { ReactNode } from 'react'
import { ResponseStatus } from './response-status'

/** What a page answers for an address that does not exist: the words of its route, with status 404. */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <>
      <ResponseStatus code={404} />
      {children}
    </>
  )
}
