/** Words for standardized differences between two groups, by the convention of the field (Cohen, 1988). */
export const NAMED_SIZES = [
  { size: 0.2, name: 'Small' },
  { size: 0.5, name: 'Medium' },
  { size: 0.8, name: 'Large' }
] as const

/** "small" from 0.2 on, and so forth; "very small" below. */
export function sizeInWords(size: number): string {
  return NAMED_SIZES.findLast((named) => Math.abs(size) >= named.size)?.name.toLowerCase() ?? 'very small'
}
