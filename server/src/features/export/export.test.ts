import { paise } from '@panai/contract/money/money'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { sendOwnMessage } from '@panai/contract/threads/threads'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm } from '../../../test/a-form.ts'
import { type AccountRow, anAccount, aSession, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { ask } from '../../../test/ask.ts'
import { aBook, aMessage, aPicture } from '../../../test/builders.ts'
import { write } from '../../../test/correspondence.ts'
import { aManuscript, aPdf } from '../../../test/manuscripts.ts'
import { aPayout, aSale, complete, pay, sell } from '../../../test/money/sales.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

async function unpack(headers: Record<string, string>): Promise<Record<string, Uint8Array>> {
  const answer = await app.get('/api/author/export', headers)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'no-store',
  })
  return unzipSync(answer.body)
}

function readJson(files: Record<string, Uint8Array>, name: string): unknown {
  return JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
}

async function handIn(me: { authorization: string }, pdf: Buffer): Promise<number> {
  const { body, type } = aForm(...(await aManuscript({ bookPdf: pdf, title: 'பனை' })))
  const headers = { 'content-type': type, ...me }
  const answer = await ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

async function handInAgain(me: Record<string, string>, id: number, pdf: Buffer): Promise<void> {
  const { body, type } = aForm(
    { name: 'bookPdf', value: pdf, file: 'new.pdf' },
    { name: 'note', value: 'Mended' },
  )
  const headers = { 'content-type': type, ...me }
  const answer = await ask(app.origin, `/api/author/submissions/${id}/versions`, {
    method: 'POST',
    headers,
    body,
  })
  expect(answer.status, answer.text).toBe(200)
}

test('the archive holds all that there is of the author, files and figures too', async () => {
  const account = await anAccount(app.db, { name: 'மீனா', email_confirmed_at: new Date() })
  const me = await signInAs(app.db, account)
  const author = account.author_id ?? 0
  await aSession(app.db, account, { device: 'Old phone', ended_at: new Date() })
  const book = await aBook(app.db, { author_id: author, title: 'என் நூல்' })
  await sell(app.db, aSale(author, { bookId: book.id, buyerName: '=1+1' }))
  await complete(app.db, await pay(app.db, aPayout(author, { amount: paise(9_900) })), 'UTR77')
  const photo = await aPicture(app.db)
  await app.storage.put(`pictures/${photo.key}.webp`, 'a face')
  await app.db.updateTable('authors').set({ photo_id: photo.id }).where('id', '=', author).execute()
  await app.post(
    '/api/contact',
    aMessage({ email: account.email?.toUpperCase(), message: 'Is it in print?' }),
  )
  const pdf = await aPdf({ pages: 2 })
  const first = await aPdf({ pages: 1 })
  const submission = await handIn(me, first)
  await app.db
    .insertInto('submission_steps')
    .values({ submission_id: submission, status: 'in_review' })
    .execute()
  await app.db
    .insertInto('proof_requests')
    .values({ submission_id: submission, due_on: '2999-01-01', note: 'Please look at page 3' })
    .execute()
  await handInAgain(me, submission, pdf)
  const attached = { name: 'அட்டை.pdf', bytes: pdf }
  const sent = await write(app, 'author', submission, me, { text: 'வணக்கம்', files: [attached] })
  const file = sendOwnMessage.output.parse(sent.json()).data.files[0]?.id
  const editor = await signInAs(app.db, await anAccount(app.db, { role: 'editor' }))
  await write(app, 'staff', submission, editor, { text: 'Good day' })

  const files = await unpack(me)
  const folder = `submissions/${submission}`
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'profile.json',
    'profile-photo.webp',
    'account.json',
    'books.json',
    `${folder}/submission.json`,
    `${folder}/cover.webp`,
    `${folder}/manuscript.pdf`,
    `${folder}/versions.json`,
    `${folder}/versions/1.pdf`,
    `${folder}/messages.json`,
    `${folder}/messages/${file} அட்டை.pdf`,
    'sales-history.csv',
    'payout-history.csv',
    'account-entries.json',
    'advances.json',
    'statements.json',
    'bank-details.json',
    'mails.json',
    'messages.json',
    'notifications.json',
  ])
  expect(readJson(files, 'profile.json')).toMatchObject({ name: 'மீனா', email: account.email })
  expect(readJson(files, 'account.json')).toMatchObject({
    sessions: expect.arrayContaining([expect.objectContaining({ device: 'Old phone' })]),
  })
  expect(readJson(files, 'books.json')).toMatchObject({ written: [{ title: 'என் நூல்', mrp: 299 }] })
  expect(readJson(files, `${folder}/submission.json`)).toMatchObject({ title: 'பனை', page_count: 2 })
  expect(readJson(files, 'mails.json')).toMatchObject([
    { kind: 'submission-received' },
    { kind: 'submission-to-staff' },
    { kind: 'version-to-staff' },
    { kind: 'message-to-author' },
  ])
  expect(readJson(files, `${folder}/messages.json`)).toMatchObject([{ text: 'வணக்கம்' }, { text: 'Good day' }])
  expect(readJson(files, 'notifications.json')).toMatchObject({ notifications: [{ kind: 'message' }] })
  expect(readJson(files, 'messages.json')).toMatchObject([{ message: 'Is it in print?', answers: [] }])
  expect(Buffer.from(files[`${folder}/manuscript.pdf`] ?? []).equals(pdf)).toBe(true)
  expect(Buffer.from(files[`${folder}/versions/1.pdf`] ?? []).equals(first)).toBe(true)
  expect(readJson(files, `${folder}/versions.json`)).toMatchObject({
    versions: [{ number: 1 }, { number: 2, note: 'Mended' }],
    change_requests: [],
    proof_requests: [{ note: 'Please look at page 3', ended_as: 'changes' }],
  })
  expect(strFromU8(files['profile-photo.webp'] ?? new Uint8Array())).toBe('a face')
  expect(strFromU8(files['sales-history.csv'] ?? new Uint8Array())).toContain("'=1+1")
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(/^Everything that Panai holds about you/)

  const inTamil = await unpack({ ...me, 'accept-language': 'ta' })
  expect(Object.keys(inTamil)).toEqual(Object.keys(files))
  const described = strFromU8(inTamil['README.txt'] ?? new Uint8Array())
  expect(described).toMatch(/அன்று பனை பதிப்பகத்திடம் உங்களைப் பற்றி இருப்பவை எல்லாம்/)
  const named = (text: string) => text.match(/^[a-z-]+(?:\.[a-z]+|\/)/gm)
  expect(named(described)).toEqual(named(strFromU8(files['README.txt'] ?? new Uint8Array())))
  expect(strFromU8(inTamil['sales-history.csv'] ?? new Uint8Array())).toMatch(/^நாள்,/)
  expect(strFromU8(files['payout-history.csv'] ?? new Uint8Array())).toContain('UTR77')
})

/** The texts that prove who somebody is, or that only the server knows. */
async function secretsOf({ id }: AccountRow): Promise<string[]> {
  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from accounts where id = ${id}
    union all select token_hash from password_resets where account_id = ${id}
    union all select nonce::text from password_resets where account_id = ${id}
    union all select token_hash from email_changes where account_id = ${id}
    union all select token_hash from account_notices where account_id = ${id}
    union all select id::text from sessions where account_id = ${id}`.execute(app.db)
  return rows.map(({ secret }) => secret)
}

test('nothing in it is secret, and nothing is of somebody else', async () => {
  const account = await anAccount(app.db, { name: 'Own', email_confirmed_at: new Date() })
  const other = await anAccount(app.db, { name: 'Somebody else' })
  const me = await signInAs(app.db, account)
  await sell(app.db, aSale(other.author_id ?? 0, { buyerName: 'Their buyer' }))
  await aBook(app.db, { author_id: other.author_id ?? 0, title: 'Their book' })
  await app.post('/api/author/forgot-password', { email: account.email })
  await app.post('/api/author/forgot-password', { email: other.email })
  await app.post('/api/contact', aMessage({ email: other.email, message: 'Their message' }))

  const files = await unpack(me)
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(readJson(files, 'account.json')).toMatchObject({ password_resets: [{ used_at: null }] })
  const secrets = await secretsOf(account)
  expect(secrets).toHaveLength(4)
  for (const secret of secrets) expect(text).not.toContain(secret)
  for (const theirs of ['Somebody else', 'Their', other.email ?? '']) expect(text).not.toContain(theirs)
})

test('a message from an address that was never confirmed is not handed out', async () => {
  const account = await anAccount(app.db)
  await app.post('/api/contact', aMessage({ email: account.email }))
  expect(readJson(await unpack(await signInAs(app.db, account)), 'messages.json')).toEqual([])
})

test('a file that is lost breaks the archive off, and the server goes on', async () => {
  const account = await anAccount(app.db)
  const me = await signInAs(app.db, account)
  const photo = await aPicture(app.db)
  await app.db
    .updateTable('authors')
    .set({ photo_id: photo.id })
    .where('id', '=', account.author_id)
    .execute()
  await expect(app.get('/api/author/export', me)).rejects.toThrow()
  expect((await app.get('/api/author/profile', me)).status).toBe(200)
})

test('it is for authors who are signed in', async () => {
  const staff = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  expect((await app.get('/api/author/export')).status).toBe(401)
  expect((await app.get('/api/author/export', staff)).status).toBe(403)
})

test('no table leads to an author that the archive has not thought of', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('author_id', 'account_id') order by 1`.execute(app.db)
  const shown = [
    'account_addresses',
    'account_events',
    'account_notices',
    'book_contributors',
    'books',
    'email_changes',
    'known_networks',
    'manual_journals',
    'notification_preferences',
    'notifications',
    'password_resets',
    'payee_details',
    'payee_freezes',
    'payouts',
    'proof_approvals',
    'sales',
    'sessions',
    'statement_messages',
    'statement_queries',
    'statements',
    'submission_versions',
    'submissions',
    'text_edits',
    'thread_messages',
  ]
  // The account itself is the profile; sums, postings and what a run decided are those of the histories; the account of a step, of a note, of a request for changes or of a proof that is sent is who
  // took or wrote it. That of an audit entry, a reading, an answer to an enquiry, an invitation, a passkey or another second factor is one of the company's people.
  // That a file was refused is kept for a day, as a count.
  const elsewhere = [
    'account_months',
    'accounts',
    'audit_entries',
    'author_books',
    'author_kind_sales',
    'author_credits',
    'author_months',
    'author_sales',
    'author_totals',
    'change_requests',
    'enquiry_entries',
    'ledger_accounts',
    'passkeys',
    'payee_readings',
    'refused_files',
    'payout_file_downloads',
    'payout_items',
    'payout_results',
    'postings',
    'proof_requests',
    'receipts',
    'recovery_codes',
    'sales_import_authors',
    'second_factor_mails',
    'second_factors',
    'shares',
    'staff_invitations',
    'submission_notes',
    'submission_steps',
    'tax_entries',
  ]
  expect(rows.map(({ name }) => name)).toEqual([...shown, ...elsewhere].toSorted())
})
