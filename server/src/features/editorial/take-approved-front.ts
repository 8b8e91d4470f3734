import { rm } from 'node:fs/promises'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import { ReceivedFile } from '../../http/received-body.ts'
import { storeStream } from '../../sales-files/index.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { type PictureDeps, storeSentPicture } from '../pictures/index.ts'
import { findApprovedBook } from '../submissions/index.ts'

/** The front of a cover as it was approved, stored as a picture. */
export type ApprovedFront = { sha256: string; pictureId: number }

/** Stores the front of the cover that an author has approved as the picture of the book. null: there is none. */
export async function takeApprovedFront(
  deps: PictureDeps,
  submissionId: number,
  owner: Owner,
): Promise<ApprovedFront | null> {
  const front = (await findApprovedBook(deps.db, submissionId))?.front
  if (!front) return null
  const { key, sha256, bytes } = front
  const path = deps.uploads.place()
  try {
    await storeStream(await deps.storage.getStream(key), path)
    const file = new ReceivedFile(path, { size: bytes, sha256, name: 'front.jpg' })
    const stored = await storeSentPicture(deps, file, coverRule, owner)
    if ('problem' in stored) throw new Error(`the front of an approved cover is not taken: ${stored.problem}`)
    return { sha256, pictureId: stored.id }
  } finally {
    await rm(path, { force: true })
  }
}
