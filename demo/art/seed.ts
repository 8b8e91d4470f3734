import { createDice, type Dice } from '../src/dice.ts'

/** A whole number that belongs to a name (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

export function diceFor(name: string): Dice {
  return createDice(seedOf(name))
}

/** A throw between two numbers, in thousandths of their distance. */
export function between(dice: Dice, low: number, high: number): number {
  return low + ((high - low) * dice.below(1001)) / 1000
}
