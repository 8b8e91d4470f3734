/** Pixels from which on a drag is a move to another slide, however fast it was. */
const MOVES_FROM = 80

/** @param distance pixels dragged; to the left, which brings what comes next, is positive. @returns how many slides on */
export function slidesMoved(distance: number, slideWidth: number): number {
  const length = Math.abs(distance)
  if (length < MOVES_FROM) return 0
  return Math.sign(distance) * Math.max(1, Math.round(length / slideWidth))
}
