import { Resvg } from '@resvg/resvg-js'
import { MARK } from './mark'
import { drawIcon, type IconShape } from './site-icon'

const SIDE = 100

/** Whether the pixel has another color than the left edge in its row, which has only the sky. */
function isMarked(pixels: Buffer, x: number, y: number): boolean {
  const at = (column: number) => pixels.subarray((y * SIDE + column) * 4, (y * SIDE + column) * 4 + 3)
  return at(x).some((value, channel) => Math.abs(value - (at(0)[channel] ?? 0)) > 8)
}

function rendered(shape: IconShape) {
  return new Resvg(drawIcon(shape), { fitTo: { mode: 'width', value: SIDE } }).render().pixels
}

it('has the mark on it', () => {
  for (const shape of ['rounded', 'full', 'maskable'] as const) expect(drawIcon(shape)).toContain(`d="${MARK}"`)
})

it('keeps its mark in the middle 80 percent if it may be masked', () => {
  const pixels = rendered('maskable')
  const all = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const)
  const marked = all.filter(([x, y]) => isMarked(pixels, x, y))
  expect(marked.length).toBeGreaterThan(100)
  expect(marked.filter(([x, y]) => Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) > 0.4 * SIDE)).toEqual([])
})

it('has transparent corners for browsers, and none where somebody else rounds it', () => {
  expect([rendered('rounded')[3], rendered('full')[3], rendered('maskable')[3]]).toEqual([0, 255, 255])
})
