import { confirmPayee, stopPayee, submitPayee, withdrawPayee } from '@panai/contract/payees/payees'
import { liftFreeze, listFreezes } from '@panai/contract/payees/staff/payee-freezes'
import { refusePayee, verifyPayee } from '@panai/contract/payees/staff/payees'
import { makeToken, tokenFor } from '@panai/server/features/accounts/mailed-token'
import { anAccount } from '../../server/test/accounts.ts'
import { anAuthor } from '../../server/test/builders.ts'
import { addVerifiedPayees } from '../../server/test/money/add-verified-payees.ts'
import type { Deps } from '../cast/deps.ts'
import { PASSWORD } from '../cast/people.ts'
import { callFor, working } from './working.ts'

const details = {
  ...{ method: 'Bank transfer', holder_name: 'Kavitha Raman', ifsc: 'SBIN0000800' },
  ...{ account_number: '30012345678901', account_number_again: '30012345678901' },
  ...{ pan: 'ABCPE1234F', pan_name: 'Kavitha Raman', resident: true, password: PASSWORD },
}
const HOUR_MS = 3_600_000

/** An author who has disowned a change may give no details until somebody has talked to them. */
async function letGive(deps: Deps): Promise<void> {
  const author_id = String(deps.people.of('author').authorId)
  const { data } = await callFor(deps, 'admin', listFreezes, { author_id, open: 'true' })
  for (const { id } of data)
    await callFor(deps, 'admin', liftFreeze, { id: String(id), note: 'It was them after all' })
}

/** As the author does, without opening the link of the mail: only one at a time waits for that. @returns their number. */
async function give(deps: Deps): Promise<number> {
  await letGive(deps)
  const { data } = await callFor(deps, 'author', submitPayee, details)
  return data.find(({ state }) => state === 'awaiting')?.id ?? 0
}

/** Of an author of their own. */
async function verifiedDetails({ db, keys }: Deps) {
  const { id: authorId } = await anAuthor(db)
  const [id] = await addVerifiedPayees(db, keys.data, [authorId])
  return { id: String(id), version: 1 }
}

export const payeeRequests = [
  working(submitPayee, async (deps) => {
    await letGive(deps)
    return { input: details }
  }),
  working(withdrawPayee, async (deps) => ({
    input: { id: String(await give(deps)), password: PASSWORD },
  })),
  working(confirmPayee, async (deps) => {
    const { nonce, token_hash } = await deps.db
      .selectFrom('payee_details')
      .select(['confirm_nonce as nonce', 'confirm_hash as token_hash'])
      .where('id', '=', await give(deps))
      .executeTakeFirstOrThrow()
    return { input: { token: tokenFor(deps.keys, 'payee-confirm', { nonce, token_hash }) } }
  }),
  // By an author of their own: from then on nothing of theirs can be changed.
  working(stopPayee, async ({ db, keys }) => {
    const { author_id } = await anAccount(db)
    const [id = 0] = await addVerifiedPayees(db, keys.data, [author_id ?? 0])
    const made = makeToken(keys, 'payee-stop')
    await db
      .updateTable('payee_details')
      .set({ stop_nonce: made.nonce, stop_hash: made.token_hash, stop_by: new Date(Date.now() + HOUR_MS) })
      .where('id', '=', id)
      .execute()
    return { input: { token: tokenFor(keys, 'payee-stop', made) } }
  }),
  working(verifyPayee, async (deps) => ({ input: { ...(await verifiedDetails(deps)), pan_verified: true } })),
  working(refusePayee, async (deps) => ({
    input: { ...(await verifiedDetails(deps)), reason: 'The bank knows no such account' },
  })),
  working(liftFreeze, async ({ db }) => {
    const { id: author_id } = await anAuthor(db)
    const { id } = await db
      .insertInto('payee_freezes')
      .values({ author_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { input: { id: String(id), note: 'Spoke on the telephone' } }
  }),
]
