/** A short run shows that every measure still works, at sizes that say nothing about speed. */
export const isShort = process.argv.includes('--short')

/** How much is measured, and how little of it in a short run. */
export function size(whole: number, least: number): number {
  return isShort ? least : whole
}
