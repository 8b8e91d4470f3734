import type { TrimSize } from '@panai/contract/language/vocabulary'
import { isPrinted } from '@panai/contract/manuscripts/interiors'
import { sizeChoiceMessages } from '@panai/contract/manuscripts/size-choice'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { setInteriors } from '../interiors/set-interiors.ts'
import { isNewest } from '../is-newest.ts'
import { forgetFailures } from '../steps/note-steps.ts'

type Choosing = {
  jobs: Pick<Jobs, 'add' | 'wake'>
  /** Runs all of it in one transaction. */
  inOne: (work: (tx: Tx) => Promise<void>) => Promise<void>
  /** Locks the submission, and refuses who may not. */
  lock: (tx: Tx) => Promise<unknown>
}
type Choice = { id: number; size: TrimSize | null; accountId: number }

/** Chooses the size in which a submission is printed, or takes the choice back, and lets it be set behind it. Said again it changes nothing. @throws Refusal conflict */
export async function chooseSize({ jobs, inOne, lock }: Choosing, choice: Choice): Promise<void> {
  await inOne(async (tx) => {
    await lock(tx)
    await store(tx, choice)
    await jobs.add(tx, setInteriors)
  })
  jobs.wake(setInteriors)
}

type Found = {
  chosen: TrimSize | null
  catalogue: TrimSize | null
  isPublished: boolean
  pages: number | null
  isTooLong: boolean
}

async function store(tx: Tx, { id, size, accountId }: Choice): Promise<void> {
  const { rows } = await sql<Found>`
    select submissions.trim_size as chosen, books.trim_size as catalogue, status = 'published' as "isPublished",
      (page_counts ->> ${size}::text)::int as pages, coalesce(too_long ? ${size}::text, false) as "isTooLong"
    from submissions left join books on books.id = book_id
      left join submission_versions as version on version.submission_id = submissions.id and ${isNewest}
      left join interiors on interiors.version_id = version.id
    where submissions.id = ${id}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error(`submission ${id} is locked and not there`)
  if (found.isPublished) throw new Refusal('conflict', sizeChoiceMessages.published)
  if (found.catalogue !== null) throw new Refusal('conflict', sizeChoiceMessages.inCatalogue)
  if (found.isTooLong || (found.pages !== null && !isPrinted(found.pages)))
    throw new Refusal('conflict', sizeChoiceMessages.notPrinted)
  if (found.chosen === size) return
  await tx
    .updateTable('submissions')
    .set({ trim_size: size, trim_size_by: accountId, trim_size_at: new Date() })
    .where('id', '=', id)
    .execute()
  await forgetFailures(tx, id)
}
