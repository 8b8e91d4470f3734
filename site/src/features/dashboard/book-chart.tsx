import { localised } from '@panai/contract/language/localised'
import { type Entry, type Measure, measures } from './chart-series.ts'
import { measureWords } from './measure-words.ts'

/** Horizontal bars, so that titles have room. */
export function BookChart({ entries, measure }: { entries: readonly Entry[]; measure: Measure }) {
  const longest = Math.max(1, ...entries.map((entry) => Math.abs(entry[measure])))
  const spoken = entries.map((entry) => `${entry.name} ${measureWords(measure, entry[measure])}`)
  return (
    <div
      role="img"
      aria-label={localised(
        `${measures[measure].title} by book. ${spoken.join(', ')}`,
        `நூல்வாரியாக ${measures[measure].title}. ${spoken.join(', ')}`,
      )}
      className="space-y-3 text-sm"
    >
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two books may have one title, and no bar has a state
        <div key={at}>
          <p className="flex justify-between gap-4">
            <span className="w-0 flex-1 wrap-anywhere">{entry.name}</span>
            <span className="shrink-0 font-semibold tabular-nums">
              {measureWords(measure, entry[measure])}
            </span>
          </p>
          <svg aria-hidden="true" width="100%" height="14" className="mt-1 block">
            <rect
              width={`${(Math.abs(entry[measure]) / longest) * 100}%`}
              height="14"
              rx="2"
              className={entry[measure] < 0 ? 'fill-hibiscus' : measures[measure].fill}
            />
          </svg>
        </div>
      ))}
    </div>
  )
}
