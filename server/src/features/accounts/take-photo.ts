import { photoRule } from '@panai/contract/account-rules'
import { messages } from '@panai/contract/messages'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import type { ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { storeSentPicture } from '../pictures/store-sent-picture.ts'

/** Stores the picture that came with a form. @returns its number. @throws Refusal invalid when it is none. */
export async function takePhoto(
  db: Database,
  storage: Storage,
  file: ReceivedFile | undefined,
): Promise<number> {
  const id = file ? await storeSentPicture(db, storage, await file.bytes()) : null
  if (id !== null) return id
  throw new Refusal('invalid', messages.invalidInput, { errors: { profile_photo: [photoRule.wrongType] } })
}
