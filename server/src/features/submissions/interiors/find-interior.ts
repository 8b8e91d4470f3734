import { type TrimSize, trimSizes } from '@panai/contract/language/vocabulary'
import type { BookStep } from '@panai/contract/manuscripts/book-steps'
import {
  type Ebook,
  type Interior,
  type InteriorState,
  sizeNotSet,
  sizeOf,
} from '@panai/contract/manuscripts/interiors'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { ratesInForce } from '../../rates/index.ts'
import { findCover } from '../covers/find-cover.ts'
import { findRenewal } from '../find-renewal.ts'
import { findProof } from '../proofs/find-proof.ts'
import { findChoice } from '../sizes/find-choice.ts'
import { findSteps } from '../steps/find-steps.ts'

type InSizes = Partial<Record<TrimSize, number>>

type Row = {
  version: number
  state: InteriorState
  size: TrimSize | null
  bytes: number | null
  pages: InSizes | null
  tooLong: InSizes | null
  ebookState: Ebook['state']
  ebookBytes: number | null
  isReadAgain: boolean
}

/** The pages of a submission's newest version, what a copy costs at today's rates, and what of it is approved, and how far its e-book and its cover are. @param toStaff whether it is told why something failed. @throws Refusal not_found */
export async function findInterior(db: Database, submissionId: number, toStaff: boolean): Promise<Interior> {
  // Before what they lead to: who is told that all is done finds it all.
  const steps = await findSteps(db, submissionId, toStaff)
  const { rows } = await sql<Row>`
    select number as version, trim_size as size, interiors.file_bytes as bytes, page_counts as pages,
      too_long as "tooLong",
      case
        when text_key is null then 'none'
        when manuscript_checks.version_id is null then 'checking'
        when report is null or report @> '{"findings": [{"severity": "stops"}]}' then 'mend_first'
        when interiors.version_id is null then 'being_set'
        when interiors.problem = 'too_long' then 'too_long'
        when interiors.problem is not null then 'failed'
        else 'set'
      end as state,
      ebooks.file_bytes as "ebookBytes",
      manuscript_checks.text_revision is distinct from submission_versions.text_revision as "isReadAgain",
      case
        when text_key is null or manuscript_checks.version_id is null then 'none'
        when report is null or report @> '{"findings": [{"severity": "stops"}]}' then 'none'
        when ebooks.version_id is null then 'being_made'
        when ebooks.problem is not null then 'failed'
        else 'made'
      end as "ebookState"
    from submission_versions
      left join manuscript_checks on manuscript_checks.version_id = id
      left join interiors on interiors.version_id = id
      left join ebooks on ebooks.version_id = id
    where submission_id = ${submissionId}
    order by number desc limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  const { version, size, bytes, pages, tooLong, ebookState, ebookBytes, isReadAgain } = found
  const renewal = await findRenewal(db, submissionId)
  const ebook = { state: ebookState, bytes: ebookBytes, is_outdated: isReadAgain || renewal.ebook === 'open' }
  const cover = await findCover(db, submissionId)
  const proof = await findProof(db, submissionId)
  const choice = await findChoice(db, submissionId)
  const state = nowOf(found.state, steps)
  const known = { version, state, choice, proof, ebook, cover, steps }
  if (!hasSizes.has(state))
    return { ...known, sizes: [], trim_size: null, is_outdated: false, is_kept: false, bytes: null }
  const { rates } = await ratesInForce(db)
  const sizes = trimSizes.map((one) => {
    const count = pages?.[one]
    return count === undefined ? sizeNotSet(one, aboutSoMany(tooLong?.[one])) : sizeOf(rates, one, count)
  })
  return {
    ...{ ...known, sizes, trim_size: size, bytes },
    is_outdated: state === 'set' && (isReadAgain || renewal.interior === 'open'),
    is_kept: renewal.interior !== 'open' && Object.values(renewal).includes('kept'),
  }
}

const hasSizes: ReadonlySet<InteriorState> = new Set(['set', 'too_long', 'failed'])

/** What could not be set is tried again once another size was chosen or the text was changed. */
function nowOf(state: InteriorState, steps: readonly BookStep[]): InteriorState {
  const isTried = steps.some(
    (step) => step.kind === 'interior' && (step.state === 'waiting' || step.state === 'working'),
  )
  return isTried && (state === 'failed' || state === 'too_long') ? 'being_set' : state
}

/** An estimate is one in ten more or less. */
function aboutSoMany(pages: number | undefined): number | null {
  return pages === undefined ? null : Math.round(pages / 100) * 100
}
