import { MOST_REFUSED_PHOTOS_A_DAY } from '@panai/contract/account-rules'
import { uploadMessages } from '@panai/contract/upload-messages'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import { countRefusedFiles, noteRefusedFiles } from '../../../untrusted-files/refused-files.ts'
import type { PictureDeps } from '../../pictures/index.ts'
import { takePhoto } from './take-photo.ts'

const AN_HOUR_S = 3_600

/** The same of somebody who is signed in: what is refused counts. @throws Refusal too_many when enough was, within 24 hours. */
export async function takeOwnPhoto(
  deps: PictureDeps,
  file: ReceivedFile | undefined,
  { visitor, accountId }: { visitor: Visitor; accountId: number },
): Promise<number> {
  if ((await countRefusedFiles(deps.db, accountId, 'photo')) >= MOST_REFUSED_PHOTOS_A_DAY)
    throw new Refusal('too_many', uploadMessages.tooManyRefused, { retryAfter: AN_HOUR_S })
  try {
    return await takePhoto(deps, file, ownerOf(visitor, accountId))
  } catch (refused) {
    if (refused instanceof Refusal && refused.code === 'invalid')
      await noteRefusedFiles(deps.db, accountId, 'photo')
    throw refused
  }
}
