import { keysOf } from '@panai/contract/http/keys-of'
import {
  MOST_FINDINGS,
  manuscriptFinding,
  manuscriptReport,
} from '@panai/contract/manuscripts/manuscript-checks'
import { z } from 'zod'
import { type FactsOf, type FindingKind, findingKinds } from './finding-kinds.ts'

const kinds = keysOf(findingKinds)
/** Told in the words of whoever reads it. */
const known = manuscriptFinding
  .omit({ meaning: true, mend: true })
  .extend({ kind: z.enum(kinds), facts: z.record(z.string(), z.unknown()) })
  .refine(({ kind, facts }) => findingKinds[kind].facts.safeParse(facts).success)
export type Finding = z.output<typeof known>

/** Reports of before findings had kinds hold their English sentences. */
export const storedReport = manuscriptReport.extend({
  findings: z.array(z.union([known, manuscriptFinding])).max(MOST_FINDINGS),
})
export type StoredReport = z.output<typeof storedReport>
export type StoredFinding = StoredReport['findings'][number]

type Place = Partial<Pick<Finding, 'chapter' | 'paragraph' | 'pages' | 'before' | 'after' | 'offers'>>

/** Something that was found: how bad it is, what, with which figures, and where. */
export function finding<K extends FindingKind>(
  severity: Finding['severity'],
  kind: K,
  facts: FactsOf<K>,
  place: Place = {},
): Finding {
  const nowhere = { chapter: null, paragraph: null, pages: [], before: null, after: null, offers: [] }
  return { severity, kind, facts: { ...facts }, ...nowhere, ...place }
}
