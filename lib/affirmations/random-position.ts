/**
 * A uniformly random place among several lists that are known only by their lengths, leaving out some places.
 * Picking a line then costs one look-up, however long the lists are.
 */
export interface Position<Name extends string = string> {
  list: Name
  /** 0 to length-1. */
  position: number
}

/**
 * @param lengths length of each list
 * @param except places that must not come out; ignored where nothing else is left
 * @param random a number from 0 up to but not including 1
 * @returns undefined where all lists are empty
 */
export function randomPosition<Name extends string>(
  lengths: { list: Name; length: number }[],
  except: Position<Name>[],
  random: () => number = Math.random
): Position<Name> | undefined {
  const total = lengths.reduce((sum, { length }) => sum + length, 0)
  if (total === 0) return undefined

  const taken = new Set<number>()
  for (const place of except) {
    const index = indexOf(place, lengths)
    if (index !== undefined) taken.add(index)
  }
  const skipped = taken.size < total ? [...taken].sort((a, b) => a - b) : []

  let index = Math.floor(random() * (total - skipped.length))
  for (const skip of skipped) if (skip <= index) index += 1
  return placeAt(index, lengths)
}

function indexOf<Name extends string>(place: Position<Name>, lengths: { list: Name; length: number }[]) {
  let offset = 0
  for (const { list, length } of lengths) {
    if (list === place.list) return place.position < length ? offset + place.position : undefined
    offset += length
  }
}

function placeAt<Name extends string>(index: number, lengths: { list: Name; length: number }[]) {
  let rest = index
  for (const { list, length } of lengths) {
    if (rest < length) return { list, position: rest }
    rest -= length
  }
}
