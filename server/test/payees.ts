import { confirmPayee, submitPayee } from '@panai/contract/payees/payees'
import { getPayee, verifyPayee } from '@panai/contract/payees/staff/payees'
import { sql } from 'kysely'
import { createKeyring } from '../src/keys/keyring.ts'
import { type AccountRow, anAccount, linkIn, PASSWORD, signInAs, signInWithFactor } from './accounts.ts'
import { DATA_KEYS, SECRET_KEY, startTestApplication, type TestApplication } from './an-application.ts'
import { anSmtpServer, type SmtpPeer } from './an-smtp-server.ts'
import { until } from './until.ts'

export const testKeys = createKeyring([SECRET_KEY], [DATA_KEYS])

export const ACCOUNT_NUMBER = '30012345678901'
export const PAN = 'ABCPE1234F'

/** What the form of the details sends. */
export function bankDetails(given: Record<string, unknown> = {}) {
  return {
    method: 'Bank transfer',
    holder_name: 'Kavitha Raman',
    account_number: ACCOUNT_NUMBER,
    account_number_again: String(given.account_number ?? ACCOUNT_NUMBER),
    ifsc: 'SBIN0000800',
    pan: PAN,
    pan_name: 'Kavitha Raman',
    resident: true,
    password: PASSWORD,
    ...given,
  }
}

export type PayeeLookup = { app: TestApplication; peer: SmtpPeer }

/** An application whose mails are read. The caller stops it. */
export async function startAppWithMails(): Promise<PayeeLookup & { stop: () => Promise<void> }> {
  const peer = await anSmtpServer({ lasting: true })
  const app = await startTestApplication({ settings: { SMTP_URL: peer.url } })
  return {
    app,
    peer,
    async stop() {
      await app.stop()
      await peer.stop()
    },
  }
}

export type Author = { account: AccountRow; authorId: number; signed: { authorization: string } }

export async function anAuthorOf({ app }: PayeeLookup, name = 'Kavitha Raman'): Promise<Author> {
  const account = await anAccount(app.db, { name })
  return { account, authorId: account.author_id ?? 0, signed: await signInAs(app.db, account) }
}

/** Gives details as the author does. @returns the number of the version. */
export async function give({ app }: PayeeLookup, { signed }: Author, given: Record<string, unknown> = {}) {
  const answer = await app.post('/api/author/payee', bankDetails(given), signed)
  if (answer.status !== 200) throw new Error(answer.text)
  const [newest] = submitPayee.output.parse(answer.json()).data
  if (!newest) throw new Error('nothing was kept')
  return newest.id
}

/** The mails to an address whose subject has these words, oldest first, as soon as there are so many. */
export async function mailsAbout({ app, peer }: PayeeLookup, to: string | null, words: string, count = 1) {
  const found = () => peer.deliveries.filter((one) => one.to[0] === to && one.mail.subject?.includes(words))
  await until(`${count} mails about ${words}`, async () => {
    await sql`select`.execute(app.db) // takes its time, in which mail can come
    return found().length >= count
  })
  return found().map(({ mail }) => mail)
}

/** The token of the newest mailed link that begins so. */
export async function tokenTo(
  deps: PayeeLookup,
  { account }: Author,
  page: string,
  words: string,
  count = 1,
) {
  const mail = (await mailsAbout(deps, account.email, words, count)).at(-1)
  const link = linkIn(mail ?? {}, `https://books.example/${page}/`)
  return link.pathname.split('/').at(-1) ?? ''
}

export async function confirm(deps: PayeeLookup, author: Author, count = 1): Promise<void> {
  const token = await tokenTo(deps, author, 'bank-details/confirm', 'Please confirm your bank details', count)
  const answer = await deps.app.post('/api/author/payee/confirm', { token })
  confirmPayee.output.parse(answer.json())
}

/** Lets the hold of all confirmed details be over. */
export async function passTheHold({ app }: PayeeLookup, authorId: number): Promise<void> {
  await sql`update payee_details set in_force_from = in_force_from - interval '25 hours'
    where author_id = ${authorId} and in_force_from is not null`.execute(app.db)
}

export async function aClerk({ app }: PayeeLookup) {
  return signInWithFactor(app.db, await anAccount(app.db, { role: 'accounts', name: 'செல்வி' }))
}

export async function recordOf({ app }: PayeeLookup, clerk: { authorization: string }, id: number) {
  return getPayee.output.parse((await app.get(`/api/staff/payees/${id}`, clerk)).json()).data
}

export async function verify(deps: PayeeLookup, clerk: { authorization: string }, id: number): Promise<void> {
  const { version } = await recordOf(deps, clerk, id)
  const given = { version, pan_verified: true }
  const answer = await deps.app.post(`/api/staff/payees/${id}/verification`, given, clerk)
  verifyPayee.output.parse(answer.json())
}
