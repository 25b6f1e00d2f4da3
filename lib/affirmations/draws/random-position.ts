/**
 * A uniformly random position among several lists of which only the lengths are known, leaving out some positions.
 * Picking an affirmation then costs one look-up, however long the lists are.
 */
export interface Position {
  list: string
  /** 0 to length-1. */
  position: number
}

export interface ListLength {
  list: string
  length: number
}

/**
 * @param lengths length of each list
 * @param except positions that must not be returned; ignored if there is no other
 * @param random a number from 0 up to but not including 1
 * @returns undefined if all lists are empty
 */
export function randomPosition(
  lengths: ListLength[],
  except: Position[],
  random: () => number = Math.random
): Position | undefined {
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

export function totalLength(lengths: ListLength[]): number {
  return lengths.reduce((sum, { length }) => sum + length, 0)
}

/** The position at an index, counted through all lists. */
export function positionAt(index: number, lengths: ListLength[]): Position | undefined {
  let rest = index
  for (const { list, length } of lengths) {
    if (rest < length) return { list, position: rest }
    rest -= length
  }
}

function indexOf(position: Position, lengths: ListLength[]) {
  let offset = 0
  for (const { list, length } of lengths) {
    if (list === position.list) return position.position < length ? offset + position.position : undefined
    offset += length
  }
}
