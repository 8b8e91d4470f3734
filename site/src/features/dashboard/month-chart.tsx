import { type Entry, type Measure, measures } from './chart-series.ts'
import { measureWords } from './measure-words.ts'

const WIDTH = 600
const HEIGHT = 220
const FOOT = 28
const HEAD = 24

/** A column for each month. Months in which more came back than was sold hang below the line. */
export function MonthChart({ entries, measure }: { entries: readonly Entry[]; measure: Measure }) {
  const values = entries.map((entry) => entry[measure])
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const scale = (HEIGHT - HEAD - FOOT) / (top - bottom || 1)
  const line = HEAD + top * scale
  const step = WIDTH / entries.length
  const highest = values.indexOf(top)
  const spoken = entries.map((entry) => `${entry.name} ${measureWords(measure, entry[measure])}`)
  return (
    <svg
      role="img"
      aria-label={`${measures[measure].title} by month. ${spoken.join(', ')}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full overflow-visible"
    >
      {entries.map((entry, at) => (
        <rect
          key={entry.name}
          x={at * step + step * 0.16}
          y={line - Math.max(0, entry[measure]) * scale}
          width={step * 0.68}
          height={Math.max(Math.abs(entry[measure]) * scale, entry[measure] === 0 ? 0 : 1.5)}
          rx="2"
          className={measures[measure].fill}
        />
      ))}
      <path d={`M0 ${line}H${WIDTH}`} className="stroke-edge" />
      {entries.map((entry, at) => (
        <text
          key={entry.name}
          x={(at + 0.5) * step}
          y={HEIGHT - 6}
          textAnchor="middle"
          // On a phone the drawing is half as large, so its letters must not be.
          className="fill-ink-soft text-[1.5rem] sm:text-[0.9375rem]"
        >
          {isNamed(at, entries.length) && entry.name.slice(0, 3)}
        </text>
      ))}
      {top > 0 && (
        <text
          x={Math.min(Math.max((highest + 0.5) * step, 50), WIDTH - 50)}
          y={HEAD - 8}
          textAnchor="middle"
          className="fill-ink font-semibold text-[1.5rem] sm:text-[0.9375rem]"
        >
          {measureWords(measure, top)}
        </text>
      )}
    </svg>
  )
}

/** Of many months every other has room for its name, the last one always. */
function isNamed(at: number, count: number): boolean {
  return count <= 6 || (count - 1 - at) % 2 === 0
}
