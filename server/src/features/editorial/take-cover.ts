import { messages } from '@panai/contract/http/messages'
import type { Picture } from '@panai/contract/pictures/pictures'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import type { ReceivedFile } from '../../http/received-body.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { type PictureDeps, storeSentPicture, toPicture } from '../pictures/index.ts'

/** Stores a cover that came with a form, decoded and re-encoded. @throws Refusal invalid when it is no picture. */
export async function takeCover(
  deps: PictureDeps,
  file: ReceivedFile | undefined,
  owner: Owner,
): Promise<{ id: number; cover: Picture }> {
  const taken = file ? await storeSentPicture(deps, file, coverRule, owner) : { problem: coverRule.wrongType }
  if ('problem' in taken)
    throw new Refusal('invalid', messages.invalidInput, { errors: { cover: [taken.problem] } })
  const { id, ...stored } = taken
  const { picture } = toPicture(stored)
  if (!picture) throw new Error(`picture ${id} has no look`)
  return { id, cover: picture }
}
