import { drawScene, placeInBand, type SkyScene, sceneShapes, skyScene } from './sky-scene'

const ids = Array.from({ length: 200 }, (_, index) => `daily-${String(index + 1).padStart(3, '0')}`)

/** The smallest and the largest value that a scene may have, and whether all 200 lines together span most of it. */
const RANGES: [keyof SkyScene, number, number][] = [
  ['sunX', 0.24, 0.76],
  ['sunY', 0.9, 1.04],
  ['sunRadius', 0.06, 0.13],
  ['horizon', 0.8, 0.88],
  ['bow', 0.015, 0.085],
  ['bowX', 0.2, 0.8],
  ['slope', 0, 1]
]

describe('skyScene', () => {
  it('gives neighbors visibly different suns', () => {
    for (const [index, id] of ids.entries()) {
      if (index === 0) continue
      const before = skyScene(ids[index - 1] as string)
      // A tenth of the picture's width: 60 of the 600 units in which it is drawn.
      expect(Math.abs(skyScene(id).sunX - before.sunX)).toBeGreaterThan(0.1)
    }
  })

  it('gives no two of 200 lines the same picture', () => {
    expect(new Set(ids.map((id) => JSON.stringify(skyScene(id)))).size).toBe(200)
    expect(new Set(ids.map((id) => skyScene(id).sunX.toFixed(3))).size).toBeGreaterThan(150)
  })

  it.each(RANGES)('keeps %s from %d to %d and uses the room', (name, least, most) => {
    const values = ids.map((id) => skyScene(id)[name])
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...values)).toBeLessThanOrEqual(most)
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.8 * (most - least))
  })

  it('tells categories apart at the same number', () => {
    const suns = ['daily', 'health', 'success', 'love', 'gratitude', 'weekly'].map(
      (name) => skyScene(`${name}-007`).sunX
    )
    expect(new Set(suns.map((sun) => sun.toFixed(2))).size).toBe(6)
  })

  it.each(['', 'home', '7', '0', '🙂', `visitor-${'9'.repeat(30)}`])('has a sky for %j', (id) => {
    const scene = skyScene(id)
    for (const [name, least, most] of RANGES) {
      expect(scene[name]).toBeGreaterThanOrEqual(least)
      expect(scene[name]).toBeLessThanOrEqual(most)
    }
  })
})

describe('drawScene', () => {
  const paint = { light: 'class="light"', far: 'class="far"', haze: 'class="haze"', near: 'class="near"' }
  const placed = placeInBand(skyScene('daily-001'), 600, 200)
  const draw = (id?: string, glow?: number) => drawScene(placed, { ...paint, glow }, id)

  it('has each of its names once, and refers to all of them', () => {
    const names = [...draw('-daily-001').matchAll(/id="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['light-daily-001', 'band-daily-001', 'far-daily-001', 'near-daily-001'])
    for (const name of names) expect(draw('-daily-001')).toContain(`fill="url(#${name})"`)
  })

  it('has stars only if they have a color, all of them above the farther ridge', () => {
    expect(draw()).not.toContain('stars')
    const stars = drawScene(placed, { ...paint, stars: 'class="stars"' })
    const points = [...stars.matchAll(/M(\d+) (-?\d+)h0/g)]
    expect(points.length).toBeGreaterThan(30)
    for (const [, x, y] of points) {
      expect(Number(x)).toBeLessThanOrEqual(placed.width)
      expect(Number(y)).toBeLessThan(placed.top)
    }
  })

  it.each(ids)('draws the nearer ridge of %s below the farther one', (id) => {
    const { horizon, top, height, ...scene } = placeInBand(skyScene(id), 600, 200)
    const { d } = sceneShapes({ horizon, top, height, ...scene }).near
    const heights = [...d.matchAll(/(?:M0|C\S+|\s\S+) (\d+(?:\.\d+)?)(?= |$)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(horizon)
  })

  it.each(ids)('covers the glow of %s below the drawing', (id) => {
    const { light, near } = sceneShapes(placeInBand(skyScene(id), 400, 200))
    expect(Number(/V(\d+)/.exec(near.d)?.[1])).toBeGreaterThan(light.cy + light.r)
  })

  it('makes names of any text, so that none ends an attribute', () => {
    expect(draw('-1"><script>')).toBe(draw('-1script'))
  })

  it('dims the glow alone', () => {
    const opacities = (svg: string) => [...svg.matchAll(/stop-opacity="([^"]+)"/g)].map(([, value]) => Number(value))
    expect(opacities(draw())).toEqual([0.95, 0.4, 0.13, 0, 0, 0.05, 0.18, 0.36])
    expect(opacities(draw('', 0.5))).toEqual([0.95, 0.2, 0.07, 0, 0, 0.05, 0.18, 0.36])
  })
})
