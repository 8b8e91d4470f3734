import { type KolamFigure, kolamPath } from './kolam-path.ts'

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
  const figure = figureOf(seed, dots)
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={figure.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={Math.max(1.6, (dots * 36) / size)}
    >
      <path d={figure.d} />
      <g fill="currentColor" stroke="none">
        {figure.dots.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="1.6" />
        ))}
      </g>
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
