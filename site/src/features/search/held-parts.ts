import type { MatchedPart } from '@panai/contract/search/search'

/** Where a text holds the query, in any case: what `searchSiteEntries` went by. The text must be plain English. */
export function heldParts(text: string, query: string): MatchedPart[] {
  const sought = query.toLowerCase()
  if (sought === '') return []
  const parts: MatchedPart[] = []
  const lower = text.toLowerCase()
  for (let start = lower.indexOf(sought); start >= 0; start = lower.indexOf(sought, start + sought.length))
    parts.push({ start, end: start + sought.length })
  return parts
}
