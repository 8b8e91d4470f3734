import { kolamPath } from '@panai/client/kolam-path'

const figure = kolamPath(14, 5)
const dots = figure.dots.map(([x, y]) => `M${x} ${y}h0`).join('')

/** The figure of the threshold, where there is nothing else to see. Ornament only. */
export function Kolam() {
  return (
    <svg
      aria-hidden="true"
      width="120"
      height="120"
      viewBox={figure.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d={figure.d} />
      <path d={dots} strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  )
}
