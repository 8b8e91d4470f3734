import { changeEmail, changePassword, getProfile } from '@panai/contract/accounts/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../../../../test/a-photo.ts'
import {
  type AccountRow,
  anAccount,
  linkIn,
  PASSWORD,
  sendForm,
  sendJson,
  signInAs,
} from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anSmtpServer, type SmtpPeer } from '../../../../test/an-smtp-server.ts'
import { ask } from '../../../../test/ask.ts'
import { aBook } from '../../../../test/builders.ts'
import { untilMailsAre } from '../../../../test/outbox.ts'
import { until } from '../../../../test/until.ts'
import { untilLocksAreAwaited } from '../../../../test/until-locks-are-awaited.ts'

let app: TestApplication
let peer: SmtpPeer
beforeAll(async () => {
  peer = await anSmtpServer({ lasting: true })
  app = await startTestApplication({ settings: { SMTP_URL: peer.url } })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

type Signed = { authorization: string }

async function anAuthorSignedIn(): Promise<{ account: AccountRow; signed: Signed }> {
  const account = await anAccount(app.db)
  return { account, signed: await signInAs(app.db, account) }
}

const patch = (changes: unknown, signed: Signed) =>
  sendJson(app.origin, 'PATCH', '/api/author/profile', changes, signed)
const profileOf = async (signed: Signed) =>
  getProfile.output.parse((await app.get('/api/author/profile', signed)).json()).data
const mailsTo = (email: string | null) => peer.deliveries.filter(({ to }) => to[0] === email)

test('an author changes what they tell about themselves, field by field', async () => {
  const { account, signed } = await anAuthorSignedIn()
  expect(await profileOf(signed)).toMatchObject({ id: account.author_id, bio: null, email_confirmed: false })
  const told = { name: 'மு. செல்வி', bio: 'மதுரையில் பிறந்தவர்.', website: 'https://selvi.example/' }
  expect((await patch(told, signed)).status).toBe(200)
  expect((await patch({ phone: '(98400) 00010', bio: '' }, signed)).json()).toMatchObject({
    data: { ...told, phone: '9840000010', bio: null },
  })
  expect((await patch({}, signed)).status).toBe(200)
  expect(await profileOf(signed)).toMatchObject({ name: 'மு. செல்வி', website: 'https://selvi.example/' })
})

test('every bad field is named', async () => {
  const { signed } = await anAuthorSignedIn()
  const answer = await patch(
    { name: 'M', phone: '1', facebook: 'http://x.example', awards: 'x'.repeat(2_001) },
    signed,
  )
  expect([answer.status, answer.json()]).toMatchObject([
    422,
    {
      errors: {
        name: ['Name must be at least 2 characters'],
        phone: ['Please enter a valid 10-digit phone number'],
        facebook: ['Facebook must be an address that starts with https://'],
        awards: ['Awards must have at most 2,000 characters'],
      },
    },
  ])
})

test('mails come in the language that the author has chosen, also those that waited', async () => {
  const { account, signed } = await anAuthorSignedIn()
  expect(await profileOf(signed)).toMatchObject({ mail_language: 'en' })
  const refused = await patch({ mail_language: 'fr' }, signed)
  expect([refused.status, refused.json()]).toMatchObject([
    422,
    { errors: { mail_language: ['Please choose English or Tamil'] } },
  ])
  expect((await patch({ mail_language: 'ta' }, signed)).json()).toMatchObject({
    data: { name: account.name, mail_language: 'ta' },
  })
  await app.post('/api/author/forgot-password', { email: account.email })
  await untilMailsAre(app.db, 'sent')
  const [mail] = mailsTo(account.email)
  expect(mail?.mail.subject).toBe('பனை பதிப்பகம்: உங்கள் புதிய கடவுச்சொல்')
  expect(mail?.mail.html).toContain('<html lang="ta">')
  expect(mail?.mail.text).toMatch(/புதிய கடவுச்சொல்லைத் தேர்க:\nhttps?:\S+\/ta\/reset-password\//)
})

test('what an author with a book changes shows on their public page at once', async () => {
  const { account, signed } = await anAuthorSignedIn()
  await aBook(app.db, { author_id: Number(account.author_id) })
  const page = `/authors/${account.author_id}`
  const shows = async (text: string) => (await app.get(page, { accept: 'text/html' })).text.includes(text)
  await until('the page shows the old name', () => shows(account.name))
  await patch({ name: 'Renamed Thamarai', bio: 'Of the lotus.' }, signed)
  await until('the page shows the new name', () => shows('Renamed Thamarai'))
  expect(await shows(account.name)).toBe(false)
})

test('who writes of themselves in Tamil needs no text in Tamil beside that', async () => {
  const { account, signed } = await anAuthorSignedIn()
  const author = app.db.updateTable('authors').where('id', '=', Number(account.author_id))
  await author.set({ language: 'en', bio: 'Of the lotus.', bio_ta: 'தாமரை.' }).execute()
  const told = () =>
    app.db
      .selectFrom('authors')
      .select(['language', 'bio_ta'])
      .where('id', '=', Number(account.author_id))
      .executeTakeFirst()
  await patch({ bio: 'Of a lotus.' }, signed)
  expect(await told()).toEqual({ language: 'en', bio_ta: 'தாமரை.' })
  await patch({ bio: 'தாமரைக் குளம்.' }, signed)
  expect(await told()).toEqual({ language: 'ta', bio_ta: null })
})

test('a picture takes the place of another, whose file goes, and is taken away', async () => {
  const { signed } = await anAuthorSignedIn()
  const set = async (colour: string) => {
    const photo = await aPhoto({ width: 500, height: 500, colour, format: 'jpeg' })
    const options = { method: 'PUT', photo, headers: signed }
    return sendForm(app.origin, '/api/author/profile/photo', {}, options)
  }
  expect((await set('#aa0000')).status).toBe(200)
  const first = (await profileOf(signed)).profile_photo
  expect((await app.get(`/storage/${first}`)).status).toBe(200)
  expect((await app.get(`/storage/${first?.replace('.webp', '-160.webp')}`)).status).toBe(200)
  expect((await set('#00aa00')).status).toBe(200)
  expect((await app.get(`/storage/${first}`)).status).toBe(404)
  expect((await app.get(`/storage/${first?.replace('.webp', '-160.webp')}`)).status).toBe(404)
  const removed = await ask(app.origin, '/api/author/profile/photo', { method: 'DELETE', headers: signed })
  expect([removed.status, (await profileOf(signed)).photo]).toEqual([200, null])
  const none = await sendForm(app.origin, '/api/author/profile/photo', {}, { method: 'PUT', headers: signed })
  expect([none.status, none.json()]).toMatchObject([
    422,
    { errors: { profile_photo: ['Please select a valid image file'] } },
  ])
})

test('a picture that two authors have stays until neither has it', async () => {
  const [one, other] = [await anAuthorSignedIn(), await anAuthorSignedIn()]
  const photo = await aPhoto({ width: 300, height: 300, colour: '#123456' })
  for (const { signed } of [one, other])
    await sendForm(app.origin, '/api/author/profile/photo', {}, { method: 'PUT', photo, headers: signed })
  const path = (await profileOf(one.signed)).profile_photo
  await ask(app.origin, '/api/author/profile/photo', { method: 'DELETE', headers: one.signed })
  expect([(await profileOf(other.signed)).profile_photo, (await app.get(`/storage/${path}`)).status]).toEqual(
    [path, 200],
  )
  await ask(app.origin, '/api/author/profile/photo', { method: 'DELETE', headers: other.signed })
  expect((await app.get(`/storage/${path}`)).status).toBe(404)
})

test('a picture that its last owner takes away while another author chooses it is that author’s', async () => {
  const [one, other] = [await anAuthorSignedIn(), await anAuthorSignedIn()]
  const photo = await aPhoto({ width: 300, height: 300, colour: '#654321' })
  const choose = ({ signed }: { signed: Signed }) =>
    sendForm(app.origin, '/api/author/profile/photo', {}, { method: 'PUT', photo, headers: signed })
  await choose(one)
  const { chosen } = await app.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('authors')
      .select('id')
      .where('id', '=', other.account.author_id)
      .forUpdate()
      .execute()
    const chosen = choose(other)
    await untilLocksAreAwaited(app.db, 1)
    await ask(app.origin, '/api/author/profile/photo', { method: 'DELETE', headers: one.signed })
    return { chosen }
  })
  expect((await chosen).status).toBe(200)
  const path = (await profileOf(other.signed)).profile_photo
  expect((await app.get(`/storage/${path}`)).status).toBe(200)
})

test('a new password ends every session but gives its owner another, and they are told', async () => {
  const { account, signed } = await anAuthorSignedIn()
  const elsewhere = await signInAs(app.db, account)
  const change = (current: string, password: string, as: Signed) =>
    sendJson(
      app.origin,
      'PUT',
      '/api/author/password',
      { current_password: current, password, password_confirmation: password },
      as,
    )
  const wrong = await change('Wrong-leaf-7', 'Another-leaf-8', signed)
  expect([wrong.status, wrong.json()]).toMatchObject([
    422,
    { errors: { current_password: ['This is not your password'] } },
  ])
  const answer = changePassword.output.parse((await change(PASSWORD, 'Another-leaf-8', signed)).json())
  for (const ended of [signed, elsewhere]) expect((await app.get('/api/user', ended)).status).toBe(401)
  expect((await app.get('/api/user', { authorization: `Bearer ${answer.token}` })).status).toBe(200)
  expect((await app.post('/api/author/login', { email: account.email, password: PASSWORD })).status).toBe(401)
  await untilMailsAre(app.db, 'sent', 'dropped')
  expect(mailsTo(account.email)).toHaveLength(1)
})

test('who has a token but not the password can’t find it out by trying', async () => {
  const { signed } = await anAuthorSignedIn()
  const statuses: number[] = []
  for (let at = 0; at < 12; at++)
    statuses.push((await app.post('/api/author/closure', { password: `Wrong-leaf-${at}` }, signed)).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
})

test('another e-mail address counts when its link is opened; the old one is told at once', async () => {
  const { account, signed } = await anAuthorSignedIn()
  const email = `new-${account.email}`
  const answer = await app.post('/api/author/email', { email, password: PASSWORD }, signed)
  expect([answer.status, changeEmail.output.parse(answer.json()).email_status]).toEqual([200, 'sent'])
  await untilMailsAre(app.db, 'sent', 'dropped')
  expect((await profileOf(signed)).email).toBe(account.email)
  expect(mailsTo(account.email)[0]?.mail.text).toContain(email)

  const token = linkIn(mailsTo(email)[0]?.mail ?? {}, 'https://books.example/profile').searchParams.get(
    'confirm',
  )
  expect((await app.post('/api/author/email/confirm', { token })).json()).toMatchObject({ email })
  const again = await app.post('/api/author/email/confirm', { token })
  expect([again.status, again.json()]).toMatchObject([
    200,
    { email, message: 'This email address is already confirmed.' },
  ])
  expect(await profileOf(signed)).toMatchObject({ email, email_confirmed: true })
  expect((await app.post('/api/author/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await app.post('/api/author/login', { email: account.email, password: PASSWORD })).status).toBe(401)
})

test('an address of somebody else is refused, at the asking and at the confirming', async () => {
  const { account, signed } = await anAuthorSignedIn()
  const taken = await anAccount(app.db)
  const asked = await app.post('/api/author/email', { email: taken.email, password: PASSWORD }, signed)
  expect([asked.status, asked.json()]).toMatchObject([
    409,
    { errors: { email: ['Email already registered'] } },
  ])

  const email = `late-${account.email}`
  await app.post('/api/author/email', { email, password: PASSWORD }, signed)
  await untilMailsAre(app.db, 'sent', 'dropped')
  const token = linkIn(mailsTo(email)[0]?.mail ?? {}, 'https://books.example/profile').searchParams.get(
    'confirm',
  )
  await anAccount(app.db, { email })
  expect((await app.post('/api/author/email/confirm', { token })).status).toBe(409)
})

test('somebody else’s address is refused in any spelling, and one’s own of earlier days takes the one of today', async () => {
  const { signed } = await anAuthorSignedIn()
  const domain = `spelled-${process.pid}.example`
  const early = await anAccount(app.db, { email: `early@\u00ad${domain}` })
  const ask = (email: string, by: typeof signed) =>
    app.post('/api/author/email', { email, password: PASSWORD }, by)
  for (const email of [`early@${domain}`, `early@${domain}\u200b`, `early@\uff53${domain.slice(1)}`])
    expect((await ask(email, signed)).status).toBe(409)
  expect((await ask(`.early@${domain}`, signed)).status).toBe(422)

  expect((await ask(String(early.email), await signInAs(app.db, early))).status).toBe(200)
  await untilMailsAre(app.db, 'sent', 'dropped')
  const mail = mailsTo(`early@${domain}`).find((one) => one.mail.text?.includes('confirm='))?.mail
  const token = linkIn(mail ?? {}, 'https://books.example/profile').searchParams.get('confirm')
  const confirmed = await app.post('/api/author/email/confirm', { token })
  expect([confirmed.status, confirmed.json()]).toMatchObject([200, { email: `early@${domain}` }])
})

test('a reset by the owner of the old address stops a change that somebody else began', async () => {
  const { account, signed } = await anAuthorSignedIn()
  const email = `thief-${account.email}`
  await app.post('/api/author/email', { email, password: PASSWORD }, signed)
  await app.post('/api/author/forgot-password', { email: account.email })
  await untilMailsAre(app.db, 'sent', 'dropped')
  const reset = linkIn(mailsTo(account.email)[1]?.mail ?? {}, 'https://books.example/reset-password/')
  const password = 'Another-leaf-8'
  const token = reset.pathname.split('/')[2]
  const body = { email: account.email, token, password, password_confirmation: password }
  expect((await app.post('/api/author/reset-password', body)).status).toBe(200)
  const stolen = linkIn(mailsTo(email)[0]?.mail ?? {}, 'https://books.example/profile').searchParams.get(
    'confirm',
  )
  expect((await app.post('/api/author/email/confirm', { token: stolen })).status).toBe(422)
})

test('closing an account deletes what is personal and keeps published books', async () => {
  const { account, signed } = await anAuthorSignedIn()
  const book = await aBook(app.db, { author_id: Number(account.author_id) })
  const photo = await aPhoto({ width: 320, height: 320, colour: '#654321' })
  await sendForm(app.origin, '/api/author/profile/photo', {}, { method: 'PUT', photo, headers: signed })
  await patch({ bio: 'Born in Madurai.', website: 'https://selvi.example' }, signed)
  const path = (await profileOf(signed)).profile_photo

  expect((await app.post('/api/author/closure', { password: 'Wrong-leaf-7' }, signed)).status).toBe(422)
  expect((await app.post('/api/author/closure', { password: PASSWORD }, signed)).status).toBe(200)
  expect((await app.get('/api/user', signed)).status).toBe(401)
  expect((await app.post('/api/author/login', { email: account.email, password: PASSWORD })).status).toBe(401)
  expect((await app.get(`/storage/${path}`)).status).toBe(404)
  expect((await app.get(`/api/books/${book.id}`)).status).toBe(200)
  expect((await app.get(`/api/authors/${account.author_id}`)).json()).toMatchObject({
    data: { author: { name: account.name, bio: null, website: null, photo: null } },
  })
  const rows = await Promise.all(
    (['accounts', 'sessions', 'known_networks', 'email_changes', 'password_resets', 'mails'] as const).map(
      (table) => app.db.selectFrom(table).selectAll().execute(),
    ),
  )
  expect(JSON.stringify(rows)).not.toContain(account.email)
  expect(rows[0]?.find((row) => 'author_id' in row && row.author_id === account.author_id)).toMatchObject({
    name: 'Closed account',
    email: null,
    phone: null,
    password_hash: null,
  })
})

test('of an author without a book not even the name stays, and the address can register again', async () => {
  const { account, signed } = await anAuthorSignedIn()
  await app.post('/api/author/closure', { password: PASSWORD }, signed)
  const author = await app.db
    .selectFrom('authors')
    .select('name')
    .where('id', '=', Number(account.author_id))
    .executeTakeFirst()
  expect(author?.name).toBe('Closed account')
  expect((await anAccount(app.db, { email: account.email })).id).toBeGreaterThan(account.id)
})
