import { MARK } from '@/lib/images/mark'

/** The mark of the site: the sun half above the horizon. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={MARK} strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
