import { rm } from 'node:fs/promises'
import type { FileRule } from '@panai/contract/http/endpoint'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import type { UploadFolder } from '../../files/upload-folder.ts'
import type { ReceivedFile } from '../../http/received-body.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import type { UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { openPicture } from './open-picture.ts'
import type { PictureProblem } from './picture-finding.ts'
import { findStored, keep, originalKey, pictureKey, type StoredPicture } from './store-picture.ts'

/** What takes in pictures that somebody sent. */
export type PictureDeps = { db: Database; storage: Storage; uploads: UploadFolder; untrusted: UntrustedFiles }

/**
 * Stores a picture that somebody sent, once: decoded in a process of its own and re-encoded, upright, and without what it says
 * about where and with what it was taken. The same bytes give the same row.
 * @returns its row, or why it is not taken. It may be forgotten at once where it equals one that somebody takes away: see `putPicture`. @throws Refusal too_many when too many wait.
 */
export async function storeSentPicture(
  { db, storage, uploads, untrusted }: PictureDeps,
  file: ReceivedFile,
  rule: Pick<FileRule, 'types' | 'wrongType'>,
  owner: Owner,
): Promise<StoredPicture | { problem: string }> {
  const key = pictureKey(file.sha256)
  const known = await findStored(db, storage, key)
  if (known !== null) return known
  const to = uploads.place()
  try {
    const found = await openPicture(untrusted, { from: file.path, to, types: rule.types }, owner)
    if ('problem' in found) return { problem: problems[found.problem] ?? rule.wrongType }
    return await keep(db, key, found, () => storage.moveFromFs(to, originalKey(key)))
  } finally {
    await rm(to, { force: true })
  }
}

const problems: Partial<Record<PictureProblem, string>> = {
  harmful: uploadMessages.harmful,
  unscanned: uploadMessages.unscanned,
}
