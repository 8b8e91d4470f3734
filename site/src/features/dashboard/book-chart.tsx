import { type Entry, type Measure, measures } from './chart-series.ts'
import { measureWords } from './measure-words.ts'

const ROW = 52

/** Bars that lie, so that titles have room. */
export function BookChart({ entries, measure }: { entries: readonly Entry[]; measure: Measure }) {
  const longest = Math.max(1, ...entries.map((entry) => Math.abs(entry[measure])))
  const spoken = entries.map((entry) => `${entry.name} ${measureWords(measure, entry[measure])}`)
  return (
    <svg
      role="img"
      aria-label={`${measures[measure].title} by book. ${spoken.join(', ')}`}
      width="100%"
      height={entries.length * ROW}
      className="text-sm"
    >
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two books may have one title, and no bar has a state
        <g key={at} className="fill-ink">
          <text y={at * ROW + 18}>{shortened(entry.name)}</text>
          <text x="100%" y={at * ROW + 18} textAnchor="end" className="font-semibold tabular-nums">
            {measureWords(measure, entry[measure])}
          </text>
          <rect
            y={at * ROW + 26}
            width={`${(Math.abs(entry[measure]) / longest) * 100}%`}
            height={14}
            rx="2"
            className={entry[measure] < 0 ? 'fill-hibiscus' : measures[measure].fill}
          />
        </g>
      ))}
    </svg>
  )
}

const ROOM = 28

/** A drawn line can't wrap; the table below has the whole title. */
function shortened(name: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
  if (letters.length <= ROOM) return name
  return `${letters
    .slice(0, ROOM)
    .map(({ segment }) => segment)
    .join('')}…`
}
