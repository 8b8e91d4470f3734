import { createManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { type Deps, postJson } from './deps.ts'

/** One that two people have posted, an advance that they have, and one that waits: who enters and who approves are not the same. */
export async function makeManualJournals(
  deps: Deps,
  { authorId, reason, note }: { authorId: number; reason: string; note: string },
): Promise<void> {
  const enter = async (amount: number, kind = 'adjustment') => {
    const given = { kind, author_id: authorId, amount, occurred_on: '2026-04-02', reason, note }
    const { body } = await postJson(deps, 'accounts', '/api/staff/manual-journals', given)
    return createManualJournal.output.parse(JSON.parse(body.toString())).data.id
  }
  await postJson(deps, 'admin', `/api/staff/manual-journals/${await enter(25)}/approval`, {})
  await postJson(deps, 'admin', `/api/staff/manual-journals/${await enter(40, 'advance')}/approval`, {})
  await enter(-5)
}
