import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { AuthorCaller } from '../../access/caller.ts'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import type { ZipEntry } from '../../formats/zip/write-zip.ts'
import { getProfile } from '../accounts/index.ts'
import { listAdvances } from '../advances/index.ts'
import { listAllAccountEntries } from '../manual-journals/index.ts'
import { listAllNotifications } from '../notifications/index.ts'
import { listVersions } from '../payees/index.ts'
import { originalKey } from '../pictures/index.ts'
import { payoutsTable, salesTable } from '../royalties/index.ts'
import { listAllStatements } from '../statements/index.ts'
import { findSubmission } from '../submissions/index.ts'
import { listThreadEntries } from '../threads/index.ts'
import {
  listAddresses,
  listEmailChanges,
  listEvents,
  listFreezes,
  listMails,
  listMessages,
  listNetworks,
  listNotices,
  listPasswordResets,
  listSessions,
} from './find-account-records.ts'
import { listCatalogueBooks, listManuscriptVersions, listSubmissionFiles } from './find-author-records.ts'
import { readme } from './readme.ts'

type Deps = { db: Database; storage: Storage }

/**
 * Everything that is held about an author, one file after another; each is looked up when its turn comes.
 * @param language of what describes it, and of its tables
 */
export async function* listEntries(
  deps: Deps,
  caller: AuthorCaller,
  language: InterfaceLanguage,
): AsyncGenerator<ZipEntry> {
  const { db, storage } = deps
  const { accountId, authorId } = caller
  yield { name: 'README.txt', content: readme(new Date(), language) }
  const profile = await getProfile(db, caller)
  yield json('profile.json', profile)
  if (profile.profile_photo !== null)
    yield { name: 'profile-photo.webp', content: await storage.getStream(profile.profile_photo) }
  yield json('account.json', {
    sessions: await listSessions(db, accountId),
    events: await listEvents(db, accountId),
    known_networks: await listNetworks(db, accountId),
    password_resets: await listPasswordResets(db, accountId),
    email_changes: await listEmailChanges(db, accountId),
    addresses: await listAddresses(db, accountId),
    notices: await listNotices(db, accountId),
    freezes: await listFreezes(db, authorId),
  })
  yield json('books.json', await listCatalogueBooks(db, authorId))
  yield* listSubmissionEntries(deps, authorId)
  yield { name: 'sales-history.csv', content: salesTable(db, authorId, language) }
  yield { name: 'payout-history.csv', content: payoutsTable(db, authorId, language) }
  yield json('account-entries.json', await listAllAccountEntries(db, authorId))
  yield json('advances.json', await listAdvances(db, authorId))
  yield json('statements.json', await listAllStatements(db, authorId))
  yield json('bank-details.json', await listVersions(db, authorId))
  yield json('mails.json', await listMails(db, caller))
  yield json('messages.json', await listMessages(db, accountId))
  yield json('notifications.json', await listAllNotifications(db, authorId))
}

async function* listSubmissionEntries({ db, storage }: Deps, authorId: number): AsyncGenerator<ZipEntry> {
  for (const { id, manuscript_key, manuscript_kind, cover_key } of await listSubmissionFiles(db, authorId)) {
    const folder = `submissions/${id}`
    yield json(`${folder}/submission.json`, await findSubmission(db, id, authorId))
    yield { name: `${folder}/cover.webp`, content: await storage.getStream(originalKey(cover_key)) }
    if (manuscript_key !== null)
      yield {
        name: `${folder}/manuscript.${manuscript_kind}`,
        content: await storage.getStream(manuscript_key),
      }
    const { versions, change_requests, proof_requests, edits, ...proofs } = await listManuscriptVersions(
      db,
      id,
    )
    yield json(`${folder}/versions.json`, {
      versions: versions.map(({ number, at, note, drive_link, set_at, trim_size, page_counts, ...made }) => ({
        ...{ number, at, note, drive_link },
        printed: page_counts && { set_at, trim_size, page_counts, sha256: made.file_sha256 },
        proofs_approved: proofs.approvals
          .filter((approval) => approval.number === number)
          .map(({ id, number: _, approved_at: at, ...approval }) => ({
            ...{ at, ...approval },
            files: proofs.approved_files
              .filter(({ approval_id }) => approval_id === id)
              .map(({ kind, sha256 }) => ({ kind, sha256 })),
          })),
        printed_before: proofs.earlier_pages
          .filter((pages) => pages.number === number)
          .map(({ set_at, replaced_at, sha256 }) => ({ set_at, replaced_at, sha256 })),
        text_edits: edits
          .filter((edit) => edit.number === number)
          .map(({ made_at: at, edit }) => ({ at, edit })),
        ebook: made.ebook_key && { made_at: made.ebook_at },
        cover: made.cover_key && { made_at: made.cover_at },
      })),
      change_requests,
      proof_requests,
    })
    for (const { number, manuscript_key: key, manuscript_kind: kind } of versions.slice(0, -1))
      if (key !== null)
        yield { name: `${folder}/versions/${number}.${kind}`, content: await storage.getStream(key) }
    for (const { number, converted_key, interior_key, ebook_key, cover_key, front_key } of versions) {
      const made = [
        { name: `converted/${number}.docx`, key: converted_key },
        { name: `printed/${number}.pdf`, key: interior_key },
        { name: `ebook/${number}.epub`, key: ebook_key },
        { name: `cover/${number}.pdf`, key: cover_key },
        { name: `cover/${number}.jpg`, key: front_key },
      ]
      for (const { name, key } of made)
        if (key !== null) yield { name: `${folder}/${name}`, content: await storage.getStream(key) }
    }
    for (const { number, sha256, file_key: key } of proofs.earlier_pages)
      yield {
        name: `${folder}/printed/${number} ${sha256.slice(0, 8)}.pdf`,
        content: await storage.getStream(key),
      }
    // What was approved, where others have taken its place.
    const there = new Set([
      ...versions.flatMap((made) => [made.interior_key, made.ebook_key, made.cover_key, made.front_key]),
      ...proofs.earlier_pages.map(({ file_key }) => file_key),
    ])
    for (const { approval_id, kind, file_key: key } of proofs.approved_files)
      if (key !== null && !there.has(key))
        yield { name: `${folder}/approved/${approval_id} ${kind}`, content: await storage.getStream(key) }
    const { messages, files } = await listThreadEntries(db, id)
    yield json(`${folder}/messages.json`, messages)
    for (const file of files)
      yield { name: `${folder}/messages/${file.id} ${file.name}`, content: await storage.getStream(file.key) }
  }
}

function json(name: string, value: unknown): ZipEntry {
  return { name, content: `${JSON.stringify(value, null, 2)}\n` }
}
