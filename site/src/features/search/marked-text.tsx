import type { MatchedPart } from '@panai/contract/search/search'
import { Fragment } from 'react'

/** A text with the parts marked that answer to the query. The parts stand first to last and don't overlap. */
export function MarkedText({ text, parts }: { text: string; parts: readonly MatchedPart[] }) {
  return (
    <>
      {parts.map(({ start, end }, at) => (
        <Fragment key={start}>
          {text.slice(parts[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </>
  )
}
