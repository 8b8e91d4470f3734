import { messages } from '@panai/contract/messages'
import type { Picture } from '@panai/contract/pictures'
import { coverRule } from '@panai/contract/submission-rules'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import type { ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import { toPicture } from '../catalogue/picture-column.ts'
import { storeSentPicture } from '../pictures/store-sent-picture.ts'

/** Stores a cover that came with a form, decoded and written anew. @throws Refusal invalid when it is no picture. */
export async function takeCover(
  db: Database,
  storage: Storage,
  file: ReceivedFile | undefined,
): Promise<{ id: number; cover: Picture }> {
  const id = file ? await storeSentPicture(db, storage, await file.bytes()) : null
  if (id === null)
    throw new Refusal('invalid', messages.invalidInput, { errors: { cover: [coverRule.wrongType] } })
  const stored = await db
    .selectFrom('pictures')
    .select(['key', 'width', 'height', 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { picture } = toPicture(stored)
  if (!picture) throw new Error(`picture ${id} is not there`)
  return { id, cover: picture }
}
