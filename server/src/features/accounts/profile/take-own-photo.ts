import { MOST_REFUSED_PHOTOS_A_DAY } from '@panai/contract/accounts/account-rules'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import { countingTry, countRefusedFiles, takeOff } from '../../../untrusted-files/refused-files.ts'
import type { PictureDeps } from '../../pictures/index.ts'
import { takePhoto } from './take-photo.ts'

const AN_HOUR_S = 3_600

/** The same of somebody who is signed in: what is refused counts. @throws Refusal too_many when enough was, within 24 hours. */
export async function takeOwnPhoto(
  deps: PictureDeps,
  file: ReceivedFile | undefined,
  { visitor, accountId }: { visitor: Visitor; accountId: number },
): Promise<number> {
  const trying = {
    accountId,
    door: 'photo',
    refuseTooMany: (tx: Tx) => refuseTooMany(tx, accountId),
  } as const
  return countingTry(deps.db, trying, async (counted) => {
    const id = await takePhoto(deps, file, ownerOf(visitor, accountId))
    await inTransaction(deps.db, (tx) => takeOff(tx, counted))
    return id
  })
}

async function refuseTooMany(tx: Tx, accountId: number): Promise<void> {
  if ((await countRefusedFiles(tx, accountId, 'photo')) >= MOST_REFUSED_PHOTOS_A_DAY)
    throw new Refusal('too_many', uploadMessages.tooManyRefused, { retryAfter: AN_HOUR_S })
}
