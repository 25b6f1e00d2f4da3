/**
 * Positions in a union of draw sets of which only the lengths are known. Picking one, at random or by an index, reads no
 * affirmation, so a pick costs one look-up however long the sets are.
 */
export interface SetPosition {
  set: string
  /** 0 to length-1. */
  position: number
}

export interface SetLength {
  set: string
  length: number
}

/**
 * A uniformly random position in a union of sets.
 * @param lengths the length of each set
 * @param except positions that must not be returned; ignored if there is no other
 * @param random a number from 0 up to but not including 1
 * @returns undefined if all sets are empty
 */
export function randomPosition(
  lengths: SetLength[],
  except: SetPosition[],
  random: () => number = Math.random
): SetPosition | undefined {
  const total = totalLength(lengths)
  if (total === 0) return undefined

  const excepted = new Set<number>()
  for (const position of except) {
    const index = indexOf(position, lengths)
    if (index !== undefined) excepted.add(index)
  }
  const skipped = excepted.size < total ? [...excepted].sort((a, b) => a - b) : []

  let index = Math.floor(random() * (total - skipped.length))
  for (const skip of skipped) if (skip <= index) index += 1
  return positionAt(index, lengths)
}

export function totalLength(lengths: SetLength[]): number {
  return lengths.reduce((sum, { length }) => sum + length, 0)
}

/** The position at an index that counts through all sets. */
export function positionAt(index: number, lengths: SetLength[]): SetPosition | undefined {
  let rest = index
  for (const { set, length } of lengths) {
    if (rest < length) return { set, position: rest }
    rest -= length
  }
}

function indexOf(position: SetPosition, lengths: SetLength[]) {
  let offset = 0
  for (const { set, length } of lengths) {
    if (set === position.set) return position.position < length ? offset + position.position : undefined
    offset += length
  }
}
