import { localised } from '@panai/contract/language/localised'
import { type Entry, type Measure, measures } from './chart-series.ts'
import { measureWords } from './measure-words.ts'

const HEIGHT = 220
const FOOT = 30
const HEAD = 26

/** A column for each month. Months in which more came back than was sold hang below the line. */
export function MonthChart({ entries, measure }: { entries: readonly Entry[]; measure: Measure }) {
  const values = entries.map((entry) => entry[measure])
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const scale = (HEIGHT - HEAD - FOOT) / (top - bottom || 1)
  const line = HEAD + top * scale
  const share = 100 / entries.length
  const highest = (values.indexOf(top) + 0.5) * share
  const spoken = entries.map((entry) => `${entry.name} ${measureWords(measure, entry[measure])}`)
  return (
    <svg
      role="img"
      aria-label={localised(
        `${measures[measure].title} by month. ${spoken.join(', ')}`,
        `மாதவாரியாக ${measures[measure].title}. ${spoken.join(', ')}`,
      )}
      width="100%"
      height={HEIGHT}
      className="text-sm"
    >
      {entries.map((entry, at) => (
        <rect
          key={entry.name}
          x={`${(at + 0.16) * share}%`}
          y={line - Math.max(0, entry[measure]) * scale}
          width={`${0.68 * share}%`}
          height={heightOf(entry[measure], scale)}
          rx="2"
          className={entry[measure] < 0 ? 'fill-hibiscus' : measures[measure].fill}
        />
      ))}
      <line x1="0" x2="100%" y1={line} y2={line} className="stroke-edge" />
      {entries.map(
        (entry, at) =>
          isNamed(at, entries.length) && (
            <text
              key={entry.name}
              x={`${(at + 0.5) * share}%`}
              y={HEIGHT - 8}
              textAnchor="middle"
              className="fill-ink-soft"
            >
              {localised<string | undefined>(entry.name.slice(0, 3), entry.name.split(' ')[0])}
            </text>
          ),
      )}
      {top > 0 && (
        <text
          x={`${highest}%`}
          y={HEAD - 9}
          textAnchor={anchorAt(highest)}
          className="fill-ink font-semibold"
        >
          {measureWords(measure, top)}
        </text>
      )}
    </svg>
  )
}

/** What is there is seen, however little it is. */
function heightOf(value: number, scale: number): number {
  return value === 0 ? 0 : Math.max(Math.abs(value) * scale, 1.5)
}

/** Of many months every other has room for its name, the last one always. */
function isNamed(at: number, count: number): boolean {
  return count <= 6 || (count - 1 - at) % 2 === 0
}

/** Words at either end grow inwards. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 15) return 'start'
  return percent > 85 ? 'end' : 'middle'
}
