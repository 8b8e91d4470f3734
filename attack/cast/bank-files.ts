import { paise } from '@panai/contract/money/money'
import { approvePayoutRun, createPayoutRun } from '@panai/contract/payouts/staff/payouts'
import { anAuthor } from '../../server/test/builders.ts'
import { addVerifiedPayees } from '../../server/test/money/add-verified-payees.ts'
import { aSale, sell } from '../../server/test/money/sales.ts'
import type { Canaries } from './canaries.ts'
import { type Deps, postJson } from './deps.ts'

/** A co-author of the owner's, so that the other of the files for the bank is not empty. */
export async function makeOnePaidByUpi({ db, keys, mark }: Deps, { text }: Canaries): Promise<void> {
  const { id } = await anAuthor(db, { name: `co-author ${mark}`, slug: `co-author-${mark}` })
  const amount = paise(1_000_00)
  await sell(db, aSale(id, { amount, royalty: amount, reference: `co-author ${mark}` }))
  await addVerifiedPayees(db, keys.data, [id], { method: 'UPI', upiId: text('UPI address') })
}

/** A payout run that one clerk has made and the other has approved, so that there are files for the bank. */
export async function makeBankFiles(deps: Deps): Promise<void> {
  const { body } = await postJson(deps, 'accounts', createPayoutRun.path, { month: '2026-10' })
  const { id } = createPayoutRun.output.parse(JSON.parse(body.toString())).data
  for (let state = ''; state !== 'made'; ) {
    const got = await postJson(deps, 'admin', approvePayoutRun.path.replace('{id}', String(id)), {})
    state = approvePayoutRun.output.parse(JSON.parse(got.body.toString())).data.state
  }
}
