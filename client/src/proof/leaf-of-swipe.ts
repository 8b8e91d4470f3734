/** Where a finger was, in CSS pixels, and when, in milliseconds. */
export type Touched = { readonly x: number; readonly y: number; readonly at: number }

/** Shorter is a tap of an unsteady finger. */
const LEAST = 40
/** Slower is a finger that rests, or marks words. */
const LONGEST_MS = 900

/** Which way a finger turns a leaf that went from one place to another: 1 onwards, -1 back, null when it did something else. */
export function leafOfSwipe(from: Touched, to: Touched): 1 | -1 | null {
  const across = to.x - from.x
  const isSwipe = Math.abs(across) >= LEAST && Math.abs(across) >= 2 * Math.abs(to.y - from.y)
  if (!isSwipe || to.at - from.at > LONGEST_MS) return null
  return across < 0 ? 1 : -1
}
