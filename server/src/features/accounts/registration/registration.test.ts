import { accountMessages } from '@panai/contract/accounts/account-messages'
import { accountRules } from '@panai/contract/accounts/account-rules'
import { login, register } from '@panai/contract/accounts/accounts'
import { brand } from '@panai/contract/brand/brand'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { problemWith } from '@panai/contract/language/text-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '../../../../test/a-database.ts'
import { aNetworkTo } from '../../../../test/a-network-to.ts'
import { aPhoto } from '../../../../test/a-photo.ts'
import { anAccount, aRegistration, linkIn, PASSWORD, sendForm, signInAs } from '../../../../test/accounts.ts'
import { anApplication, startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anSmtpServer, smtpError } from '../../../../test/an-smtp-server.ts'
import { ask } from '../../../../test/ask.ts'
import { untilMailsAre } from '../../../../test/outbox.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

const send = (form: Record<string, string>, options?: Parameters<typeof sendForm>[3]) =>
  sendForm(app.origin, '/api/author/register', form, options)

const accountsWith = (email: string | undefined) =>
  app.db.selectFrom('accounts').selectAll().where('email', '=', String(email)).execute()

test('who registers can log in, has a public page only with a book, and one row of everything', async () => {
  const form = aRegistration({ name: ' Meena\tR ', email: ' Meena.R@Mail.EXAMPLE ' })
  const answer = await send(form)
  expect(answer.status).toBe(200)
  const { user, message, email_status } = register.output.parse(answer.json())
  expect({ message, email_status }).toEqual({
    message: 'Registration successful!',
    email_status: 'sent',
  })
  expect(user).toMatchObject({ name: 'Meena R', email: 'meena.r@mail.example', role: 'author' })

  const [account, ...others] = await accountsWith('meena.r@mail.example')
  expect(others).toEqual([])
  expect(account).toMatchObject({ author_id: user.id, phone: '9840000000', email_confirmed_at: null })
  expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const entered = await app.post('/api/author/login', { email: 'MEENA.R@mail.example', password: PASSWORD })
  expect(login.output.parse(entered.json()).user).toEqual(user)
  expect((await app.get(`/api/authors/${user.id}`)).status).toBe(404)
})

test('all that is wrong is named at once, the picture too', async () => {
  const answer = await send(
    { name: 'M', email: 'x', phone: '1', password: 'short', password_confirmation: 'other' },
    { photo: Buffer.alloc(5 * 1024 * 1024 + 1, 'x') },
  )
  expect([answer.status, answer.json()]).toMatchObject([
    422,
    {
      errors: {
        name: ['Name must be at least 2 characters'],
        email: ['Please enter a valid email address'],
        phone: ['Please enter a valid 10-digit phone number'],
        password: ['Password must be at least 6 characters'],
        password_confirmation: ['Passwords do not match'],
        profile_photo: ['Image size should be less than 5MB'],
      },
    },
  ])
})

test('an address registers once, in any case', async () => {
  const form = aRegistration()
  expect((await send(form)).status).toBe(200)
  const again = await send(aRegistration({ email: String(form.email).toUpperCase() }))
  expect([again.status, again.json()]).toMatchObject([
    409,
    { message: 'Email already exists', errors: { email: ['Email already registered'] } },
  ])
})

test('of many that register one address at the same moment, one does', async () => {
  const { email = '' } = aRegistration()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(aRegistration({ email }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await accountsWith(email)).toHaveLength(1)
})

test('the same form with the same key registers once and is answered alike; another form is refused', async () => {
  const form = aRegistration()
  const headers = { 'idempotency-key': `key-of-${form.email}` }
  const answers = await Promise.all([send(form, { headers }), send(form, { headers })])
  answers.push(await send(form, { headers }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await accountsWith(form.email)).toHaveLength(1)
  expect((await send(aRegistration(), { headers })).status).toBe(409)
  const guess = { ...form, password: 'Another-leaf-8', password_confirmation: 'Another-leaf-8' }
  expect((await send(guess, { headers })).status).toBe(409)
})

test('a common password is refused and said to be one', async () => {
  for (const [password, isCommon] of [
    ['Password1', true],
    ['Qwerty123', true],
    ['Welcome2!', true],
    [PASSWORD, false],
  ] as const) {
    const answer = await send(aRegistration({ password }))
    expect([password, answer.status]).toEqual([password, isCommon ? 422 : 200])
    const said = isCommon ? refusalReply.parse(answer.json()).errors : undefined
    expect(said).toEqual(isCommon ? { password: [accountMessages.commonPassword] } : undefined)
  }
})

test('a picture is re-encoded, without what it said about where it was taken', async () => {
  const photo = await aPhoto({ width: 1_200, height: 900, format: 'jpeg' })
  const marked = Buffer.concat([photo, Buffer.from('taken at 9.9172, 78.1149')])
  const { user } = register.output.parse((await send(aRegistration(), { photo: marked })).json())
  const row = await app.db
    .selectFrom('authors')
    .innerJoin('pictures', 'pictures.id', 'authors.photo_id')
    .select(['pictures.key', 'pictures.width', 'pictures.height'])
    .where('authors.id', '=', Number(user.id))
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ width: 1_200, height: 900 })
  const kept = await app.get(`/storage/pictures/${row.key}.webp`)
  expect([kept.status, kept.body.includes('78.1149')]).toEqual([200, false])
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const notPictures: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'an SVG': () => Buffer.from(SVG),
  'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'half a picture': async () => (await aPhoto({ width: 300, height: 300, format: 'jpeg' })).subarray(0, 200),
  'a picture of more than 40 megapixels': () => aPhoto({ width: 8_001, height: 5_000 }),
}

test.each(Object.entries(notPictures))('%s is no picture, and nobody is registered', async (_, make) => {
  const form = aRegistration()
  const answer = await send(form, { photo: await make() })
  expect([answer.status, answer.json()]).toMatchObject([
    422,
    { errors: { profile_photo: ['Please select a valid image file'] } },
  ])
  expect(await accountsWith(form.email)).toEqual([])
})

test('the author is greeted with a link that confirms the address once, and the team hears of them', async () => {
  const peer = await anSmtpServer()
  const mailing = await anApplication({ settings: { SMTP_URL: peer.url } })
  const form = aRegistration({ name: 'மு. செல்வி' })
  const answer = await sendForm(mailing.origin, '/api/author/register', form)
  expect(register.output.parse(answer.json()).email_status).toBe('sent')
  await untilMailsAre(mailing.db, 'sent')

  const welcome = peer.deliveries.find(({ to }) => to[0] === form.email)
  const notice = peer.deliveries.find(({ to }) => to[0] === brand.email)
  expect(welcome?.mail.text).toContain('Dear author,')
  expect(welcome?.mail.text).not.toContain('மு. செல்வி')
  expect(notice?.mail.replyTo).toMatchObject([{ address: form.email }])
  for (const told of ['மு. செல்வி', String(form.email), '9840000000'])
    expect(notice?.mail.text).toContain(told)

  const link = linkIn(welcome?.mail ?? {}, 'https://books.example/profile')
  const token = link.searchParams.get('confirm')
  const rows = [
    await mailing.db.selectFrom('mails').selectAll().execute(),
    await mailing.db.selectFrom('email_changes').selectAll().execute(),
  ]
  expect(JSON.stringify([rows, mailing.log])).not.toContain(token)

  const confirm = () => mailing.post('/api/author/email/confirm', { token })
  expect((await confirm()).json()).toMatchObject({ success: true, email: form.email })
  const [account] = await mailing.db.selectFrom('accounts').selectAll().execute()
  expect(account?.email_confirmed_at).toBeInstanceOf(Date)
  expect((await confirm()).json()).toMatchObject({ message: accountMessages.emailAlreadyConfirmed })
  expect(await mailing.db.selectFrom('accounts').selectAll().execute()).toEqual([account])
})

test('who registers in Tamil is written to in Tamil, with links to pages in Tamil', async () => {
  const peer = await anSmtpServer()
  const mailing = await anApplication({ settings: { SMTP_URL: peer.url } })
  const form = aRegistration({ language: 'ta' })
  expect((await sendForm(mailing.origin, '/api/author/register', form)).status).toBe(200)
  await untilMailsAre(mailing.db, 'sent')
  const [welcome] = peer.deliveries.filter(({ to }) => to[0] === form.email)
  expect(welcome?.mail.subject).toBe('பனை பதிப்பகம் உங்களை வரவேற்கிறது')
  expect(welcome?.mail.text).toMatch(/https:\/\/books\.example\/ta\/login\s/)
  const link = linkIn(welcome?.mail ?? {}, 'https://books.example/ta/confirm-email/')
  const token = link.pathname.split('/').at(-1)
  const confirmed = await mailing.post('/api/author/email/confirm', { token })
  expect(confirmed.json()).toMatchObject({ success: true, email: form.email })

  await mailing.post('/api/author/forgot-password', { email: form.email })
  await untilMailsAre(mailing.db, 'sent')
  const reset = peer.deliveries.findLast(({ to }) => to[0] === form.email)
  expect(linkIn(reset?.mail ?? {}, 'https://books.example/ta/reset-password/').search).toBe(
    `?${new URLSearchParams({ email: form.email ?? '' })}`,
  )

  const refused = await sendForm(mailing.origin, '/api/author/register', aRegistration({ language: 'fr' }))
  expect([refused.status, Object.keys(refusalReply.parse(refused.json()).errors ?? {})]).toEqual([
    422,
    ['language'],
  ])
})

test('a mail that can’t be handed over is not called sent, and the author is registered all the same', async () => {
  const gone = await anSmtpServer({ answer: () => smtpError(451, 'come back later') })
  const mailing = await anApplication({ settings: { SMTP_URL: gone.url } })
  const answer = await sendForm(mailing.origin, '/api/author/register', aRegistration())
  expect([answer.status, register.output.parse(answer.json()).email_status]).toEqual([200, 'failed'])
})

test.each(['aiyar..u@mail.example', '\uff4deena@mail.example', 'அன்பு@உதாரணம்.இந்தியா'])(
  'no account is made for %s, to which no mail can get',
  async (email) => {
    const form = aRegistration({ email })
    const answer = await send(form)
    expect([answer.status, refusalReply.parse(answer.json()).errors]).toEqual([
      422,
      { email: [problemWith(accountRules.email, email)] },
    ])
    expect(await app.db.selectFrom('accounts').where('name', '=', String(form.name)).execute()).toEqual([])
  },
)

test('a mailbox has one account, however its address is spelled', async () => {
  const user = `spelled-${process.pid}`
  const spellings = ['malar.example', 'malar.example\u200b', 'ma\u00adlar.example', 'M\uff41lar\u3002example']
  const answers = []
  for (const domain of spellings) answers.push(await send(aRegistration({ email: `${user}@${domain}` })))
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409])
  const [first] = answers
  expect(register.output.parse(first?.json()).user.email).toBe(`${user}@malar.example`)
})

test('what the mail goes to is kept of a domain in Tamil letters', async () => {
  const email = `kk-${process.pid}@பனையோலை.example`
  const { user } = register.output.parse((await send(aRegistration({ email }))).json())
  expect(user.email).toBe(`kk-${process.pid}@xn--wlcbqm2ict.example`)
  expect((await send(aRegistration({ email: user.email }))).status).toBe(409)
})

test('nobody registers a second time beside an address of earlier days', async () => {
  await anAccount(app.db, { email: `early-${process.pid}@ma\u00adlar.example` })
  const answer = await send(aRegistration({ email: `early-${process.pid}@malar.example` }))
  expect([answer.status, refusalReply.parse(answer.json()).errors]).toEqual([
    409,
    { email: [accountMessages.emailTaken] },
  ])
})

test('of the same form twice at once the second gets the answer of the first, however late it finds it', async () => {
  const database = await aDatabase()
  const network = await aNetworkTo(database.connection)
  const { origin, db } = await anApplication({
    database: { ...database, connection: { ...database.connection, ...network } },
  })
  const form = aRegistration()
  const { name = '', email = '' } = form
  const key = `at-once-${email}`
  const looking = network.pauseAt('octet_length(email)')
  const second = sendForm(origin, '/api/author/register', form, { headers: { 'idempotency-key': key } })
  // It has found nothing of the key, and is about to look whether the address is taken.
  const goOn = await looking
  await anAccount(db, { name, email, registration_key: key })
  goOn()
  const answer = await second
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Registration successful!')])
})

test('many who register from one network are asked to wait', async () => {
  const limited = await anApplication({ settings: { MESSAGES_PER_MINUTE: '1' } })
  const statuses: number[] = []
  for (let at = 0; at < 5; at++)
    statuses.push((await sendForm(limited.origin, '/api/author/register', {})).status)
  expect(statuses).toEqual([422, 422, 422, 422, 429])
})

test('a new author shows nowhere and makes nobody forget what they keep', async () => {
  const { user } = register.output.parse((await send(aRegistration({ name: 'Unheard Thamarai' }))).json())
  const account = await app.db
    .selectFrom('accounts')
    .selectAll()
    .where('author_id', '=', user.id)
    .executeTakeFirstOrThrow()
  const signed = await signInAs(app.db, account)
  await ask(app.origin, '/api/author/profile', {
    method: 'PATCH',
    headers: { ...signed, 'content-type': 'application/json' },
    body: JSON.stringify({ bio: 'Unheard of.' }),
  })
  for (const address of [
    `/api/authors/${user.id}`,
    '/api/books',
    '/api/search?q=Thamarai',
    '/sitemap.xml',
    '/sitemaps/authors-1.xml',
    '/feed.xml',
    `/authors/${user.id}`,
  ]) {
    const { text } = await app.get(address)
    expect([address, /Thamarai|Unheard/.test(text)]).toEqual([
      address,
      /q=/.test(address) && /"query"/.test(text),
    ])
    expect([address, text.includes(`/authors/${user.id}<`)]).toEqual([address, false])
  }
})
