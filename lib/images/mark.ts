/** The mark of the site as the path of a stroke 1.5 wide, in a square of 28: the sun half above the horizon. */
export const MARK = 'M6.5 18.5a7.5 7.5 0 0 1 15 0M2 18.5h24M7 22.5h14M14 7V4M6 10 4 8m18 2 2-2'
