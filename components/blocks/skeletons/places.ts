/** The numbers from 1 to `count`: places that something will fill. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
