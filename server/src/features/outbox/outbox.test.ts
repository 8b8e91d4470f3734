import { listMailKinds, listMails, retryFailedMails } from '@panai/contract/operations/staff/mails'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { anSmtpServer, type SmtpPeer } from '../../../test/an-smtp-server.ts'
import { until } from '../../../test/until.ts'

let app: TestApplication
let peer: SmtpPeer
let signed: Record<string, string>
beforeAll(async () => {
  peer = await anSmtpServer({ lasting: true })
  app = await startTestApplication({ settings: { SMTP_URL: peer.url } })
  signed = await signInAs(app.db, await anAccount(app.db, { role: 'admin' }))
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

async function aFailedMail(kind = 'password-changed'): Promise<number> {
  const { id: accountId } = await anAccount(app.db)
  const { id } = await app.db
    .insertInto('mails')
    .values({
      kind,
      details: JSON.stringify({ accountId, token: 's3cret' }),
      status: 'failed',
      tries: 3,
      problem: '550 no such user',
      done_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const list = async (query: string) =>
  listMails.output.parse((await app.get(`/api/staff/mails?${query}`, signed)).json())
const retry = (id: number) => app.post(`/api/staff/mails/${id}/retry`, {}, signed)

test('a failed mail is seen with what it is about and why, and leaves when it is tried again', async () => {
  const id = await aFailedMail()
  const { data } = await list('status=failed&kind=password-changed')
  expect(data).toMatchObject([
    {
      id,
      tries: 3,
      problem: '550 no such user',
      about: [{ what: 'account', id: expect.any(Number) }],
      due_at: null,
    },
  ])
  expect(JSON.stringify(data)).not.toContain('s3cret')

  expect((await retry(id)).status).toBe(200)
  await until('it is sent', async () => (await list('status=sent')).data.some((mail) => mail.id === id))
  expect(peer.deliveries).toHaveLength(1)
  expect((await retry(id)).status).toBe(409)
  expect((await retry(2_147_483_647)).status).toBe(404)
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', 'mails')
    .execute()
  expect(entries).toMatchObject([
    {
      subject_id: String(id),
      action: 'retryMail',
      before: { status: 'failed' },
      after: { status: 'waiting' },
    },
  ])
})

test('all failed mails of a kind are tried again, and no others', async () => {
  const [one, two, other] = [await aFailedMail(), await aFailedMail(), await aFailedMail('reset-link')]
  const kinds = async () =>
    listMailKinds.output.parse((await app.get('/api/staff/mail-kinds', signed)).json()).data
  expect(await kinds()).toContainEqual({
    kind: 'password-changed',
    failed: 2,
    oldest_failed_at: expect.any(String),
  })
  const answer = await app.post('/api/staff/mail-retries', { kind: 'password-changed' }, signed)
  expect(retryFailedMails.output.parse(answer.json()).retried).toBe(2)
  await until('both are sent', async () => {
    const { data } = await list('status=sent')
    return [one, two].every((id) => data.some((mail) => mail.id === id))
  })
  expect((await list('status=failed')).data.map(({ id }) => id)).toEqual([other])
})

test('staff read, and only an admin tries again', async () => {
  const id = await aFailedMail()
  const editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor' }))
  expect((await app.get('/api/staff/mails', editor)).status).toBe(200)
  expect((await app.post(`/api/staff/mails/${id}/retry`, {}, editor)).status).toBe(403)
})
