/** The mark of the site: the sun half above the horizon. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M6.5 18.5a7.5 7.5 0 0 1 15 0" strokeWidth="1.5" />
      <path d="M2 18.5h24M7 22.5h14" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M14 7V4M6 10 4 8m18 2 2-2" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
