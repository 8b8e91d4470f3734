export type Dice = { below(limit: number): number; pick<T>(from: readonly T[]): T }

/** Throws that are the same for the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (limit) => Math.floor(next() * limit),
    pick(from) {
      const item = from[Math.floor(next() * from.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
