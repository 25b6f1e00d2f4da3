import { renderToStaticMarkup } from 'react-dom/server'
import { type Effect, hub } from '@/content/science/hub'
import { findStudy } from '@/lib/content/studies/citations'
import { EffectPlot, sizeInWords } from './effect-plot'

const html = renderToStaticMarkup(<EffectPlot />)
const effects: (Effect & { size?: number; low?: number })[] = hub.keyFindings.flatMap(({ effect }) =>
  effect ? { ...effect, ...findStudy(effect.study).effect } : []
)
const withSize = effects.filter(({ size }) => size !== undefined)

/** The horizontal positions that a pattern finds, in percent. */
const percents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, percent]) => Number(percent))

describe('EffectPlot', () => {
  it('has a dot for each effect that has one size, ordered by size, inside the picture', () => {
    const dots = percents(/<circle cx="([\d.]+)%"/g)
    expect(dots).toHaveLength(withSize.length)
    expect(dots).toEqual([...dots].sort((a, b) => a - b))
    expect(Math.max(...dots)).toBeLessThan(90)
  })

  it('begins the bands of named sizes at equal distances from a marked zero', () => {
    const [none = 0] = percents(/<line x1="([\d.]+)%"[^>]*data-zero/g)
    const [small = 0, medium = 0, large = 0] = percents(/<rect x="([\d.]+)%"/g)
    expect((medium - none) / (small - none)).toBeCloseTo(2.5, 1)
    expect((large - none) / (small - none)).toBeCloseTo(4, 1)
  })

  it('draws an interval with its ends for each effect that has one, around its dot', () => {
    const [low = 0, , high = 0] = percents(/<line x1="([\d.]+)%"[^>]*data-interval/g)
    expect(html.match(/data-interval/g)).toHaveLength(3 * effects.filter(({ low: end }) => end !== undefined).length)
    expect(percents(/<circle cx="([\d.]+)%"/g).filter((dot) => dot > low && dot < high)).toHaveLength(1)
  })

  it('draws a bar without a dot for an effect whose averages differ by outcome', () => {
    expect(effects.length - withSize.length).toBe(1)
    expect(html).toMatch(/small to medium/)
  })

  it('puts no words left of where an effect begins, unless there is room for them', () => {
    const ends = percents(/<text x="([\d.]+)%" dx="-12"/g)
    expect(ends.filter((end) => end < 45)).toEqual([])
  })

  it('leaves the dots of contested effects hollow', () => {
    expect(html.match(/<circle[^>]*data-contested/g)).toHaveLength(effects.filter(({ contested }) => contested).length)
  })

  it('says the same in a table, with a word for each size', () => {
    const rows = html
      .split('<tr>')
      .slice(2)
      .map((row) => row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'))
    expect(rows).toHaveLength(effects.length)
    expect(rows[0]).toBe(
      '|Grades of students under a stereotype|0.15, contested|very small|Wu, Spreckelsen &amp; Cohen (2021)|'
    )
    expect(rows[1]).toBe('|Gratitude and well-being|0.19 (0.15 to 0.22)|very small|Choi et al. (2025)|')
  })

  it('names the figures for screen readers', () => {
    expect(html).toMatch(/<title id="effect-plot-title">[^<]*If-then plans 0\.27 to 0\.66/)
  })
})

it.each([
  [0, 'very small'],
  [0.15, 'very small'],
  [0.2, 'small'],
  [0.32, 'small'],
  [-0.32, 'small'],
  [0.5, 'medium'],
  [0.65, 'medium'],
  [0.8, 'large'],
  [1.12, 'large']
])('an effect of %d is %s', (size, words) => {
  expect(sizeInWords(size)).toBe(words)
})
