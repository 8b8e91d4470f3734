import { listWaiting } from '@panai/contract/console/staff/waiting'
import { listPayees, readPayee } from '@panai/contract/payees/staff/payees'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInByPassword } from '../../../../test/accounts.ts'
import {
  ACCOUNT_NUMBER,
  aClerk,
  anAuthorOf,
  confirm,
  give,
  mailsAbout,
  PAN,
  passTheHold,
  recordOf,
  startAppWithMails,
  testKeys,
  verify,
} from '../../../../test/payees.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { payeesFor } from '../index.ts'

let deps: Awaited<ReturnType<typeof startAppWithMails>>
beforeAll(async () => {
  deps = await startAppWithMails()
})
afterAll(() => deps.stop())

test('what waits comes first, with what to look at twice', async () => {
  const clerk = await aClerk(deps)
  const one = await anAuthorOf(deps, 'கவிதா ராமன்')
  const other = await anAuthorOf(deps, 'Someone Else')
  const verified = await give(deps, one, { account_number: '777777777', pan: '' })
  await confirm(deps, one)
  await passTheHold(deps, one.authorId)
  const first = await give(deps, one)
  await confirm(deps, one, 2)
  const second = await give(deps, other)
  await confirm(deps, other)
  const list = async (query: string) =>
    listPayees.output.parse((await deps.app.get(`/api/staff/payees?${query}`, clerk)).json()).data
  expect((await list('waiting=true')).map(({ id }) => id)).toEqual([first, second])
  expect((await list('')).map(({ id }) => id)).toEqual([first, second, verified])
  expect((await list(`author_id=${other.authorId}`)).map(({ warnings }) => warnings)).toEqual([
    ['same_account', 'same_pan', 'name_differs'],
  ])
  const record = await recordOf(deps, clerk, first)
  expect(record).toMatchObject({
    account_number: '•••• 8901',
    warnings: ['same_account', 'same_pan'],
    account_name: 'கவிதா ராமன்',
    sharing: [
      { kind: 'same_account', author_id: other.authorId },
      { kind: 'same_pan', author_id: other.authorId },
    ],
    readings: [],
  })
  const waiting = listWaiting.output.parse((await deps.app.get('/api/staff/waiting', clerk)).json()).data
  expect(waiting.find(({ kind }) => kind === 'unverified_payees')).toMatchObject({ count: 2 })
})

test('refused details are not paid to, and the author is told why', async () => {
  const clerk = await aClerk(deps)
  const author = await anAuthorOf(deps)
  const id = await give(deps, author)
  const refuse = async (reason: string, version?: number) =>
    deps.app.post(
      `/api/staff/payees/${id}/refusal`,
      { version: version ?? (await recordOf(deps, clerk, id)).version, reason },
      clerk,
    )
  expect((await refuse('Not confirmed')).status).toBe(409)
  await confirm(deps, author)
  expect((await refuse('')).status).toBe(422)
  expect((await refuse('Too late for this one', 1)).json()).toMatchObject({ reason: 'stale' })
  const reason = 'The name on the PAN is another one'
  expect((await refuse(reason)).status).toBe(200)
  await passTheHold(deps, author.authorId)
  const [payee] = await inTransaction(deps.app.db, async (tx) => [
    ...(await payeesFor(tx, testKeys, [author.authorId])).values(),
  ])
  expect(payee).toEqual({ authorId: author.authorId, kind: 'refused', reason })
  const [mail] = await mailsAbout(deps, author.account.email, 'could not be verified')
  expect(mail?.text).toContain(reason)
  await verify(deps, clerk, id) // looked at again
  expect(await recordOf(deps, clerk, id)).toMatchObject({ verification: 'verified', verified_by: 'செல்வி' })
})

test('whoever reads in full says why, and it stays on the record and in the audit', async () => {
  const clerk = await aClerk(deps)
  const id = await give(deps, await anAuthorOf(deps))
  const read = (reason: string, headers: Record<string, string>) =>
    deps.app.post(`/api/staff/payees/${id}/readings`, { reason }, headers)
  expect((await read('', clerk)).status).toBe(422)
  expect(readPayee.output.parse((await read('The bank returned it', clerk)).json()).data).toEqual({
    account_number: ACCOUNT_NUMBER,
    upi_id: null,
    pan: PAN,
  })
  const { db } = deps.app
  const without = await signInByPassword(db, await anAccount(db, { role: 'accounts' }))
  expect((await read('Just looking', without)).status).toBe(403)
  expect((await recordOf(deps, clerk, id)).readings).toMatchObject([
    { by: 'செல்வி', reason: 'The bank returned it' },
  ])
  await expect(db.deleteFrom('payee_readings').execute()).rejects.toThrow('stays written')
  await expect(
    db.updateTable('payee_details').set({ holder_name: 'Other' }).where('id', '=', id).execute(),
  ).rejects.toThrow('a change is another version')
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'part'])
    .where('subject', '=', 'payee_details')
    .where('subject_id', '=', String(id))
    .execute()
  expect(entries).toEqual([{ action: 'readPayee', part: 'payee_readings' }])
})
