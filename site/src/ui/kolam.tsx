import { type KolamFigure, kolamPath } from '@panai/client/kolam-path'
import { useState, useSyncExternalStore } from 'react'

type KolamProps = {
  /** Names the figure: the same words and dots give the same one. */
  seed: string
  /** Pixels across. */
  size: number
  /** Dots across at the widest; a small figure carries few. */
  dots?: number
}

/** A kolam in the colour of the text around it. Ornament only: nobody hears of it. */
export function Kolam({ seed, size, dots = dotsFor(size) }: KolamProps) {
  return <Figure key={`${dots} ${seed}`} seed={seed} size={size} dots={dots} />
}

/** One that has come with the page stays as it came: winding it again would cost a slow phone more than all else of its part. */
function Figure({ seed, size, dots }: Required<KolamProps>) {
  const isNew = useSyncExternalStore(
    () => () => {},
    () => true,
    () => import.meta.env.SSR,
  )
  const [figure] = useState(() => (isNew ? figureOf(seed, dots) : null))
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={figure?.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={Math.max(1.6, (dots * 36) / size)}
      suppressHydrationWarning
    >
      <path d={figure?.d} suppressHydrationWarning />
      <path
        d={figure?.dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        strokeWidth="3.2"
        strokeLinecap="round"
        suppressHydrationWarning
      />
    </svg>
  )
}

function dotsFor(size: number): number {
  if (size < 90) return 3
  return size < 180 ? 5 : 7
}

const drawn = new Map<string, KolamFigure>()

/** Winding the line takes many tries, so each figure is drawn once. Pages name few. */
function figureOf(seed: string, dots: number): KolamFigure {
  const name = `${dots} ${seed}`
  const figure = drawn.get(name) ?? kolamPath(seedOf(seed), dots)
  if (drawn.size < 64) drawn.set(name, figure)
  return figure
}

function seedOf(words: string): number {
  let seed = 7
  for (const letter of words) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return seed
}
