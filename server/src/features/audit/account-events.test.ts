import { listAccountEvents } from '@panai/contract/accounts/staff/account-events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountRow,
  anAccount,
  PASSWORD,
  sendJson,
  signInAs,
  signInWithFactor,
} from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { rowsLookedAt } from '../../../test/rows-looked-at.ts'
import { clearOldRecords } from '../accounts/closing/clear-old-records.ts'
import { findAccountEvents } from './list-account-events.ts'

let app: TestApplication
let owner: AccountRow
let signed: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication({ settings: { TRUSTED_PROXIES: '1' } })
  owner = await anAccount(app.db, { role: 'admin', name: 'Owner' })
  signed = await signInWithFactor(app.db, owner)
})
afterAll(() => app.stop())

const chromium =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'
const from = (address: string) => ({ 'x-forwarded-for': address, 'user-agent': chromium })

async function read(query: string, by = signed) {
  const answer = await app.get(`/api/staff/account-events?${query}`, by)
  expect([query, answer.status]).toEqual([query, 200])
  return listAccountEvents.output.parse(answer.json())
}

/** What the list says of an account, the first first. */
const kindsOf = async ({ id }: AccountRow) =>
  (await read(`account_id=${id}&sort=at&per_page=100`)).data.map(({ kind }) => kind)

const login = (email: string | null, password: string, address = '192.0.2.7') =>
  app.post('/api/author/login', { email, password }, from(address))

async function enter(account: AccountRow, password = PASSWORD) {
  const answer = await login(account.email, password)
  expect(answer.status).toBe(200)
  const { token } = answer.json() as { token: string }
  return { authorization: `Bearer ${token}`, ...from('192.0.2.7') }
}

/** Failures are counted by the hour of the database. Where one ends amid the work it is done again: what it expects is of one hour. */
async function withinOneHour(work: () => Promise<void>): Promise<void> {
  const hour = async () => {
    const { rows } = await sql<{ hour: Date }>`select date_trunc('hour', now()) as hour`.execute(app.db)
    return rows[0]?.hour.getTime()
  }
  const begun = await hour()
  try {
    await work()
  } catch (error) {
    if ((await hour()) === begun) throw error
    await work()
  }
}

test('who came in and went out, with device and network, and how sessions ended', async () => {
  const author = await anAccount(app.db, { name: 'மீனா' })
  const me = await enter(author)
  await enter(author)
  await app.post('/api/logout', {}, me)
  const again = await enter(author)
  await sendJson(app.origin, 'DELETE', '/api/author/sessions', {}, again)
  const { data } = await read(`account_id=${author.id}&sort=at`)
  expect(data.map(({ kind, network, device }) => [kind, network, device])).toEqual([
    ['account_made', null, null],
    ['logged_in', '192.0.2.0/24', 'Chrome on Linux'],
    ['logged_in', '192.0.2.0/24', 'Chrome on Linux'],
    ['logged_out', '192.0.2.0/24', 'Chrome on Linux'],
    ['logged_in', '192.0.2.0/24', 'Chrome on Linux'],
    ['session_ended', '192.0.2.0/24', 'Chrome on Linux'],
    ['session_ended', '192.0.2.0/24', 'Chrome on Linux'],
  ])
  expect(data[1]).toMatchObject({ name: 'மீனா', role: 'author', by: null, times: 1 })
})

test('changes of credentials and of roles, by whom', async () => {
  const author = await anAccount(app.db)
  const me = await enter(author)
  const change = {
    current_password: PASSWORD,
    password: 'Palmyra-leaf-8',
    password_confirmation: 'Palmyra-leaf-8',
  }
  expect((await sendJson(app.origin, 'PUT', '/api/author/password', change, me)).status).toBe(200)
  const now = await enter(author, 'Palmyra-leaf-8')
  const email = `other-${author.id}@mail.example`
  expect((await app.post('/api/author/email', { email, password: 'Palmyra-leaf-8' }, now)).status).toBe(200)
  expect((await app.post('/api/author/email', { email, password: 'Not-the-1' }, now)).status).toBe(422)
  expect(await kindsOf(author)).toEqual([
    'account_made',
    'logged_in',
    'password_changed',
    'session_ended',
    'logged_in',
    'logged_in',
    'email_change_asked',
    'password_refused',
  ])

  const editor = await anAccount(app.db, { role: 'editor' })
  const patch = { version: editor.version, role: 'accounts' }
  expect(
    (await sendJson(app.origin, 'PATCH', `/api/staff/accounts/${editor.id}`, patch, signed)).status,
  ).toBe(200)
  const { data } = await read(`account_id=${editor.id}&kind=role_changed`)
  expect(data).toMatchObject([{ detail: 'editor → accounts', by: 'Owner' }])
})

test('a failure is counted by the hour, and keeps nothing of what was typed', async () => {
  await withinOneHour(async () => {
    const author = await anAccount(app.db)
    for (let count = 0; count < 4; count++)
      expect((await login(author.email, 'Wrong-pass-1', '198.51.100.7')).status).toBe(401)
    expect((await read(`account_id=${author.id}&kind=login_failed`)).data).toMatchObject([
      { times: 4, network: '198.51.100.0/24', device: 'Chrome on Linux' },
    ])
  })
  // A password that was typed into the field above.
  let network = 5
  await withinOneHour(async () => {
    network += 1
    for (let count = 0; count < 2; count++)
      expect(
        (await login('hunter-Secret-9@nowhere.example', 'Wrong-pass-1', `2001:db8:${network}:6::1`)).status,
      ).toBe(401)
    expect((await read(`of=unknown&network=2001:db8:${network}:6::/64`)).data).toMatchObject([
      { kind: 'login_failed', account_id: null, times: 2, detail: null },
    ])
  })
  const all = await app.db.selectFrom('account_events').selectAll().execute()
  expect(JSON.stringify(all)).not.toMatch(/hunter|Wrong-pass|Palmyra/)
})

test('a lock-out is told once an hour, however often the closed door is tried', async () => {
  await withinOneHour(async () => {
    const author = await anAccount(app.db)
    for (let count = 0; count < 10; count++) await login(author.email, 'Wrong-pass-1', '203.0.113.7')
    for (let count = 0; count < 5; count++)
      expect((await login(author.email, PASSWORD, '203.0.113.7')).status).toBe(429)
    expect(
      (await read(`account_id=${author.id}&sort=at`)).data.map(({ kind, times }) => [kind, times]),
    ).toEqual([
      ['account_made', 1],
      ['login_failed', 10],
      ['login_locked', 1],
    ])
  })
})

test('a flood of failures makes no more rows than so many an hour, and hides none of the company’s people', async () => {
  const author = await anAccount(app.db)
  const fail = (id: number | null, network: string) =>
    sql`select note_account_failure('login_failed', ${id}, ${network} || ':' || to_hex(n), 'Chrome on Linux')
      from generate_series(1, 3000) as n`.execute(app.db)
  await fail(null, '2001:db8:7')
  await fail(author.id, '2001:db8:8')
  const { rows } = await sql<{ whose: boolean; rows: number; times: number }>`
    select account_id is not null as whose, count(*) as rows, sum(times) as times from account_events
    where hour is not null group by 1, hour order by 1`.execute(app.db)
  expect(new Set(rows.map(({ whose, rows: count }) => `${whose} ${Number(count) <= 1_000}`))).toEqual(
    new Set(['false true', 'true true']),
  )
  expect(rows.reduce((sum, { times }) => sum + Number(times), 0)).toBeGreaterThanOrEqual(6_000)
  await fail(owner.id, '192.0.2')
  expect(
    (await read(`account_id=${owner.id}&kind=login_failed&network=${encodeURIComponent('192.0.2:1')}`)).data,
  ).toMatchObject([{ times: 1 }])
})

test('only admins read them', async () => {
  for (const role of ['editor', 'accounts'] as const) {
    const headers = await signInWithFactor(app.db, await anAccount(app.db, { role }))
    for (const path of ['account-events', 'account-events.csv'])
      expect([role, path, (await app.get(`/api/staff/${path}`, headers)).status]).toEqual([role, path, 403])
  }
  const author = await signInAs(app.db, await anAccount(app.db))
  expect((await app.get('/api/staff/account-events', author)).status).toBe(403)
})

test('the table holds what the filters leave', async () => {
  const author = await anAccount(app.db, { name: '=1+1' })
  await enter(author)
  const answer = await app.get(`/api/staff/account-events.csv?account_id=${author.id}&kind=logged_in`, signed)
  const [heads, row, end] = answer.text.split('\r\n')
  expect(heads).toContain('At,What,Account,Name,Role,By,Network,Device,Detail,Times,Last at')
  expect(row).toContain(`Logged in,${author.id},'=1+1,author,,192.0.2.0/24,Chrome on Linux`)
  expect(end).toBe('')
})

test('who closes the account leaves no network and no device', async () => {
  const author = await anAccount(app.db)
  const me = await enter(author)
  // Told apart by their networks alone.
  for (const address of ['192.0.2.8', '198.51.100.8']) await login(author.email, 'Wrong-Leaf-26', address)
  const answer = await app.post('/api/author/closure', { password: PASSWORD }, me)
  expect(answer.status).toBe(200)
  const { data } = await read(`account_id=${author.id}`)
  expect(data.map(({ kind }) => kind)).toContain('account_closed')
  expect(data.every(({ network, device, detail }) => !network && !device && !detail)).toBe(true)
})

test('what is old goes, failures first, and a session that ran out has ended', async () => {
  const author = await anAccount(app.db)
  const { id } = author
  const add = (kind: 'login_failed' | 'password_changed', days: number, hour: Date | null) => {
    const at = new Date(Date.now() - days * 86_400_000)
    return app.db
      .insertInto('account_events')
      .values({ kind, account_id: id, at, hour: hour && at })
      .execute()
  }
  await add('login_failed', 179, new Date())
  await add('login_failed', 181, new Date())
  await add('password_changed', 729, null)
  await add('password_changed', 731, null)
  await app.db
    .insertInto('sessions')
    .values({ account_id: id, device: 'Old phone', expires_at: new Date(Date.now() - 1_000) })
    .execute()
  const deps = { db: app.db } as Parameters<typeof clearOldRecords.work>[0] // all that it takes
  await clearOldRecords.work(deps, AbortSignal.timeout(60_000))
  const left = await app.db
    .selectFrom('account_events')
    .select('kind')
    .where('account_id', '=', id)
    .orderBy('at')
    .execute()
  expect(left.map(({ kind }) => kind)).toEqual([
    'password_changed',
    'login_failed',
    'account_made',
    'logged_in',
    'session_expired',
  ])
})

test('no page of many of them reads them all', async () => {
  await sql`
    insert into account_events (at, last_at, kind, account_id, of_staff, network, device)
    select now() - n * interval '1 minute', now(),
      (array['logged_in', 'logged_out', 'login_failed', 'session_ended'])[1 + n % 4],
      ${owner.id}, n % 100 = 0, '10.' || (n % 250) || '.0.0/24', 'Chrome on Linux'
    from generate_series(1, 100000) as n`.execute(app.db)
  await sql`analyze account_events`.execute(app.db)
  const day = encodeURIComponent(new Date(Date.now() - 30 * 86_400_000).toISOString())
  for (const query of [
    '',
    'sort=at',
    'page=400',
    'kind=role_changed',
    'kind=login_failed&of=staff',
    'of=staff',
    'of=author&kind=logged_in',
    'of=unknown',
    'network=10.7.0.0/24',
    `account_id=${owner.id}&kind=passkey_added`,
    `until=${day}`,
    `kind=logged_in&from=${day}&sort=at`,
  ]) {
    const asked = listAccountEvents.query.parse(Object.fromEntries(new URLSearchParams(query)))
    let total = 0
    const looked = await rowsLookedAt(app.db, ['account_events'], async (tx) => {
      total = (await findAccountEvents(tx, asked)).total
    })
    // Once to count them, up to ten thousand, and once to show them; a database may choose to find those among half of all.
    expect([query, looked >= total, looked <= 2 * total + 50_000]).toEqual([query, true, true])
    expect(total).toBeLessThanOrEqual(10_000)
  }
})
