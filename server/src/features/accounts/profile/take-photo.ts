import { photoRule } from '@panai/contract/accounts/account-rules'
import { messages } from '@panai/contract/http/messages'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Owner } from '../../../untrusted-files/fair-queue.ts'
import { type PictureDeps, storeSentPicture } from '../../pictures/index.ts'

/** Stores the picture that came with a form. @returns its number. @throws Refusal invalid when it is none. */
export async function takePhoto(
  deps: PictureDeps,
  file: ReceivedFile | undefined,
  owner: Owner,
): Promise<number> {
  const stored = file ? await storeSentPicture(deps, file, photoRule, owner) : null
  if (stored && 'id' in stored) return stored.id
  const problem = stored?.problem ?? photoRule.wrongType
  throw new Refusal('invalid', messages.invalidInput, { errors: { profile_photo: [problem] } })
}
