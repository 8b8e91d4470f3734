import { pairContributors, submissionStatuses } from '@panai/contract/submissions/submission-rules'
import type { ManuscriptForm } from '@panai/contract/submissions/submissions'
import { usualDays } from '@panai/contract/submissions/usual-days'
import { lockAccount } from '../../db/lock-account.ts'
import { daysFromNow } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { attach } from '../../files/unattached-files.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type CountedTry, takeOff } from '../../untrusted-files/refused-files.ts'
import { submissionReceived } from './submission-received.ts'
import { submissionToStaff } from './submission-to-staff.ts'

export type NewCover = { key: string; width: number; height: number; placeholder: string }
export type NewManuscript = {
  key: string
  kind: 'pdf' | 'doc' | 'docx'
  pages: number | null
  hasText: boolean | null
  /** In millimetres. */
  pageSize: { width: number; height: number } | null
  bytes: number
  sha256: string
}
export type NewSubmission = {
  accountId: number
  authorId: number
  form: ManuscriptForm
  digest: string
  idempotencyKey: string | null
  cover: NewCover
  manuscript: NewManuscript | null
  counted: CountedTry
}

/**
 * Writes a submission down with its first step and the mails about it; its files, under `keys`, belong to it from then on.
 * @returns its id; null when the author's key has been used meanwhile: nothing may be kept then.
 */
export async function storeSubmission(
  tx: Tx,
  submission: NewSubmission,
  keys: readonly string[],
): Promise<number | null> {
  const { accountId, authorId, form, digest, idempotencyKey, cover, manuscript, counted } = submission
  await lockAccount(tx, accountId)
  const used = await tx
    .selectFrom('submissions')
    .select('id')
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (used) return null

  await takeOff(tx, counted)
  await attach(tx, keys)
  const picture = await tx.insertInto('pictures').values(cover).returning('id').executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('submissions')
    .values({
      author_id: authorId,
      author_name: form.author_name,
      title: form.title,
      subtitle: form.subtitle,
      about_book: form.about_book,
      about_author: form.about_author,
      language: form.language,
      genres: form.genre,
      contributor_types: form.contributor_types,
      drive_link: form.drive_link,
      ...manuscriptColumns(manuscript),
      cover_id: picture.id,
      idempotency_key: idempotencyKey,
      digest,
      due_on: daysFromNow(usualDays[submissionStatuses[0]]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeContributors(tx, id, form)
  await tx
    .insertInto('submission_steps')
    .values({ submission_id: id, status: submissionStatuses[0], account_id: accountId })
    .execute()
  await queueMail(tx, submissionReceived, { submissionId: id })
  await queueMail(tx, submissionToStaff, { submissionId: id })
  return id
}

/** What a submission says of its newest manuscript; all of it empty where that is a link. */
export function manuscriptColumns(manuscript: NewManuscript | null) {
  return {
    manuscript_key: manuscript?.key ?? null,
    manuscript_kind: manuscript?.kind ?? null,
    manuscript_bytes: manuscript?.bytes ?? null,
    manuscript_sha256: manuscript?.sha256 ?? null,
    page_count: manuscript?.pages ?? null,
    has_text: manuscript?.hasText ?? null,
    page_width_mm: manuscript?.pageSize?.width ?? null,
    page_height_mm: manuscript?.pageSize?.height ?? null,
  }
}

async function storeContributors(tx: Tx, submissionId: number, form: ManuscriptForm): Promise<void> {
  const contributors = pairContributors(form.contributors, form.contributor_types)
  if (contributors.length > 0)
    await tx
      .insertInto('submission_contributors')
      .values(contributors.map((one, at) => ({ ...one, submission_id: submissionId, position: at + 1 })))
      .execute()
}
