/** What must not be, by the column of the last line that counts it. */
export const kinds = ['5xx', 'leaks', 'hangs', 'scripts', 'unread', 'undone'] as const
type Kind = (typeof kinds)[number]

/** So many of a kind are told in full. */
const TOLD = 200

export type Findings = {
  /** All requests that were sent. */
  requests: number
  add: (kind: Kind, what: string) => void
  count: (kind: Kind) => number
}

/** Tells each finding when it is made, once for each that is the same, and counts them all. */
export function collectFindings(): Findings {
  const counts = new Map<Kind, number>()
  const told = new Set<string>()
  return {
    requests: 0,
    add(kind, what) {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (told.has(what) || told.size > TOLD) return
      told.add(what)
      console.log(`FOUND ${kind}: ${what}`)
    },
    count: (kind) => counts.get(kind) ?? 0,
  }
}
