import {
  approveManualJournal,
  createManualJournal,
  reverseManualJournal,
  turnDownManualJournal,
} from '@panai/contract/accounting/staff/manual-journals'
import type { InputOf } from '@panai/contract/http/endpoint'
import { agreeToWaiver, askForWaiver, endWaiver, getFourEyes } from '@panai/contract/payouts/staff/four-eyes'
import { anAuthor } from '../../server/test/builders.ts'
import type { Deps } from '../cast/deps.ts'
import { callFor, working } from './working.ts'

async function aJournal({ db }: Deps): Promise<InputOf<typeof createManualJournal>> {
  const { id: author_id } = await anAuthor(db)
  return {
    ...{ kind: 'adjustment', author_id, amount: 25, occurred_on: '2026-04-02' },
    ...{ reason: 'Copies of a fair', note: 'Found in the book of the fair' },
  }
}

/** Entered by somebody else than who decides on it. */
async function aWaitingJournal(deps: Deps): Promise<{ id: string }> {
  const { data } = await callFor(deps, 'accounts', createManualJournal, await aJournal(deps))
  return { id: String(data.id) }
}

/** At most one can be open. */
async function endOpenWaivers(deps: Deps): Promise<void> {
  const { data } = await callFor(deps, 'admin', getFourEyes, {})
  for (const { id, ended_at } of data.waivers)
    if (ended_at === null) await callFor(deps, 'admin', endWaiver, { id: String(id) })
}

/** Another admin asks for it. */
async function anOpenWaiver(deps: Deps): Promise<{ id: string }> {
  await endOpenWaivers(deps)
  const { id } = await deps.db
    .insertInto('four_eyes_waivers')
    .values({ asked_by: deps.people.of('unset').accountId, reason: 'Everybody else is on leave' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id) }
}

/** What one person begins and another decides. The last of the waivers is ended: the rule of two people holds again. */
export const twoPeopleRequests = [
  working(createManualJournal, async (deps) => ({ input: await aJournal(deps) })),
  working(approveManualJournal, async (deps) => ({ input: await aWaitingJournal(deps) })),
  working(turnDownManualJournal, async (deps) => ({ input: await aWaitingJournal(deps) })),
  working(reverseManualJournal, async (deps) => {
    const { id } = await aWaitingJournal(deps)
    await callFor(deps, 'admin', approveManualJournal, { id })
    return { input: { id, reason: 'Booked twice' } }
  }),
  working(askForWaiver, async (deps) => {
    await endOpenWaivers(deps)
    return { input: { reason: 'Everybody else is on leave' } }
  }),
  working(agreeToWaiver, async (deps) => ({ input: await anOpenWaiver(deps) })),
  working(endWaiver, async (deps) => ({ input: await anOpenWaiver(deps) })),
]
