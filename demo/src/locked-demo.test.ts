import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { forgotPassword, resetPassword } from '@panai/contract/accounts/accounts'
import { changeAccount, disableAccount, inviteStaff } from '@panai/contract/accounts/staff/accounts'
import { acceptInvitation } from '@panai/contract/accounts/staff/set-up'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { listGivenByDemo, listLockedDemoAccounts } from '@panai/server/access/demo-accounts'
import { demoLoginsOf } from '@panai/server/config/demo-logins'
import { tokenFor } from '@panai/server/features/accounts/mailed-token'
import { openFolderStorage } from '@panai/server/files/storage'
import { createKeyring } from '@panai/server/keys/keyring'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, createTestDatabase, type TestDatabase } from '../../server/test/a-database.ts'
import { aCommand, aDataFolder, addressOf, aProcess } from '../../server/test/a-process.ts'
import { anAccount, signInAs } from '../../server/test/accounts.ts'
import { DATA_KEYS, SECRET_KEY } from '../../server/test/an-application.ts'
import { ask, postJson } from '../../server/test/ask.ts'
import { demoLogin } from './demo-login.ts'
import { demoPeople, demoStaff } from './demo-staff.ts'
import { loadDemo, resetDemo } from './load.ts'
import { removeDemo } from './remove-demo.ts'

const silent = () => {}
const testKeys = createKeyring([SECRET_KEY])
const everybody = [...demoStaff.map(({ email }) => email), demoLogin.email]

let folder: string
let loaded: TestDatabase

/** A database that was made in demo mode. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-demo-'))
  loaded = await createTestDatabase()
  await loadDemo(loaded.db, openFolderStorage(folder), silent)
  await loaded.pool.end()
})
afterAll(async () => {
  await loaded.drop()
  await rm(folder, { recursive: true })
})

const aLoadedDatabase = () => aDatabase(loaded.connection.database)

async function start(database: TestDatabase, settings: Record<string, string>) {
  const running = aProcess({
    DATABASE_URL: addressOf(database),
    DATA_DIR: await aDataFolder(),
    ...settings,
  })
  const origin = await running.origin
  const logIn = (
    email: string,
    password: string = demoLogin.password,
    headers: Record<string, string> = {},
  ) => postJson(origin, '/api/author/login', { email, password }, headers)
  const stop = async () => {
    running.kill('SIGTERM')
    return (await running.exit).stdout
  }
  return { origin, logIn, stop }
}

async function sessionOf({ db }: TestDatabase, email: string) {
  return signInAs(db, await accountOf(db, email))
}

function accountOf(db: TestDatabase['db'], email: string) {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

/** Addresses by which other machines reach this one; none where it has no network. */
const outerAddresses = Object.values(os.networkInterfaces())
  .flatMap((found) => found ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)

/** Why a connection fails; null: it does not. */
function connectionProblem(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(null)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

const hasIPv6 = async () => {
  const probe = net.createServer()
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(0, '::1', () => resolve(true))
  })
  if (listens) await new Promise((resolve) => probe.close(resolve))
  return listens
}

test('a database made in demo mode has no demo door when it is started without', async () => {
  const database = await aLoadedDatabase()
  const sessions = await Promise.all(everybody.map((email) => sessionOf(database, email)))
  const { origin, logIn, stop } = await start(database, { DEMO: '0' })
  for (const email of [...everybody, 'nobody@books.example']) {
    const answer = await logIn(email)
    expect([email, answer.status, answer.json()]).toMatchObject([
      email,
      401,
      { success: false, message: 'Incorrect email or password' },
    ])
  }
  for (const signed of sessions) {
    expect((await ask(origin, '/api/user', { headers: signed })).status).toBe(401)
    expect((await ask(origin, '/api/staff/me', { headers: signed })).status).toBe(401)
    const refreshed = await ask(origin, '/api/refresh-token', { method: 'POST', headers: signed })
    expect(refreshed.status).toBe(401)
  }
  const said = await stop()
  expect(said).toContain(
    `These accounts of the demo can't log in here: ${everybody.join(', ')}. Remove them: npm run demo:remove`,
  )
  expect(said).toContain('/staff/set-up/')
})

test('STAFF_EMAIL makes an admin beside the demo’s, who is nobody', async () => {
  const database = await aLoadedDatabase()
  const owner = { email: 'owner@books.example', password: 'Another-leaf-8' }
  const settings = { DEMO: '0', STAFF_EMAIL: owner.email, STAFF_PASSWORD: owner.password }
  const { logIn, stop } = await start(database, settings)
  expect((await logIn(owner.email, owner.password)).status).toBe(200)
  const said = await stop()
  expect(said).toContain('First admin: owner@books.example')
  expect(said).not.toContain('/staff/set-up/')
})

test('in demo mode the demo’s staff are let in on this machine, and at a public address only the author', async () => {
  const database = await aLoadedDatabase()
  const here = await start(database, { DEMO: '1' })
  for (const email of everybody) expect([email, (await here.logIn(email)).status]).toEqual([email, 200])
  expect(await here.stop()).not.toContain("can't log in here")

  const signed = await sessionOf(database, demoPeople.owner.email)
  const open = await start(database, { DEMO: '1', PUBLIC_URL: 'https://demo.books.example' })
  expect((await open.logIn(demoLogin.email)).status).toBe(200)
  for (const { email } of demoStaff) expect([email, (await open.logIn(email)).status]).toEqual([email, 401])
  expect((await ask(open.origin, '/api/staff/me', { headers: signed })).status).toBe(401)
  const said = await open.stop()
  expect(said).toContain(demoStaff.map(({ email }) => email).join(', '))
  expect(said).toContain('/staff/set-up/')
})

test('npm run demo:remove closes the doors of a database that was made in demo mode, and a start no longer names them', async () => {
  const database = await aLoadedDatabase()
  const settings = {
    DATABASE_URL: addressOf(database),
    DATA_DIR: await aDataFolder(),
    SECRET_KEY,
    DATA_KEYS,
    DEMO: '0',
  }
  const remove = () => aCommand('demo/src/remove-command.ts', [], settings).exit
  const first = await remove()
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toContain(`Accounts closed: ${everybody.join(', ')}`)
  expect(await remove()).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('Accounts closed: none'),
  })
  expect(await listLockedDemoAccounts(database.db, 'none')).toEqual([])
  // In demo mode neither: closed is closed.
  const { logIn, stop } = await start(database, { DEMO: '1' })
  for (const email of everybody) expect([email, (await logIn(email)).status]).toEqual([email, 401])
  await stop()
})

test.each([
  ['http://localhost:3000', 'all'],
  ['http://panai.localhost', 'all'],
  ['http://127.0.0.1:8080', 'all'],
  ['http://[::1]:3000', 'all'],
  ['https://books.example', 'authors'],
  ['http://192.168.1.4:3000', 'authors'],
  ['https://localhost.books.example', 'authors'],
  ['https://127.0.0.1.books.example', 'authors'],
])('%s lets in %s of the demo', (publicUrl, logins) => {
  expect(demoLoginsOf({ demo: true, publicUrl })).toBe(logins)
  expect(demoLoginsOf({ demo: false, publicUrl })).toBe('none')
})

test('the command closes the demo’s accounts, and touches nothing of anybody else', async () => {
  const { db } = await aLoadedDatabase()
  const storage = openFolderStorage(folder)
  await anAccount(db, { name: 'Own' })
  const people = () => db.selectFrom('accounts').selectAll().where('is_demo', '=', false).execute()
  const before = await people()
  const lines: string[] = []
  await removeDemo(db, storage, (line) => lines.push(line))
  expect(await listLockedDemoAccounts(db, 'none')).toEqual([])
  expect(lines[0]).toBe(`Accounts closed: ${everybody.join(', ')}`)
  expect(lines[1]).toMatch(/^Removed: \d+ demo submissions, 2 demo letters, \d+ demo testimonials$/)
  expect(lines[2]).toMatch(/^Stays: the demo author with \d+ sample titles and \d+ made-up sales/)
  expect(await people()).toEqual(before)
  const again: string[] = []
  await removeDemo(db, storage, (line) => again.push(line))
  expect(again[0]).toBe('Accounts closed: none')
  expect(again[1]).toBe('Removed: 0 demo submissions, 0 demo letters, 0 demo testimonials')
  await resetDemo(db, storage, silent)
  expect(await listLockedDemoAccounts(db, 'none')).toHaveLength(everybody.length)
})

test('in demo mode it is open to this machine only, under both addresses of localhost, and says so', async () => {
  const { origin, stop } = await start(await aLoadedDatabase(), { DEMO: '1' })
  const port = Number(new URL(origin).port)
  expect(await connectionProblem('127.0.0.1', port)).toBeNull()
  if (await hasIPv6()) expect(await connectionProblem('::1', port)).toBeNull()
  for (const address of outerAddresses)
    expect([address, await connectionProblem(address, port)]).toEqual([address, 'ECONNREFUSED'])
  expect(await stop()).toMatch(/Open to +this machine only \(127\.0\.0\.1/)
})

test('without demo mode it is open to all', async () => {
  const { origin, stop } = await start(await aLoadedDatabase(), { DEMO: '0' })
  const port = Number(new URL(origin).port)
  for (const address of ['127.0.0.1', ...outerAddresses])
    expect([address, await connectionProblem(address, port)]).toEqual([address, null])
  expect(await stop()).not.toContain('this machine only')
})

const fromElsewhere = {
  'under another name': { host: 'panai.example' },
  'under the name of a page whose address was changed': { host: '127.0.0.1.panai.example:3000' },
  'by a proxy that says for whom': { 'x-forwarded-for': '203.0.113.7' },
  'by a proxy for somebody on the same machine': { 'x-forwarded-for': '127.0.0.1' },
  'by a proxy that says so in the standard way': { forwarded: 'for=203.0.113.7' },
  'by a proxy that names one address': { 'x-real-ip': '203.0.113.7' },
}

test('where HOST lets others come, the demo’s staff are let in from this machine only, whatever they hold', async () => {
  const database = await aLoadedDatabase()
  const { origin, logIn, stop } = await start(database, { DEMO: '1', HOST: '0.0.0.0' })
  const { port } = new URL(origin)
  const owner = demoPeople.owner.email
  const here = await logIn(owner, demoLogin.password, { host: `localhost:${port}` })
  expect(here.status).toBe(200)
  const signed = { authorization: `Bearer ${(here.json() as { token: string }).token}` }
  const calls = [
    ['GET', '/api/staff/me'],
    ['GET', '/api/staff/second-factor'],
    ['POST', '/api/refresh-token'],
  ] as const
  const statuses = async (at: string, headers: Record<string, string>) =>
    Promise.all(
      calls.map(
        async ([method, address]) =>
          (await ask(at, address, { method, headers: { ...signed, ...headers } })).status,
      ),
    )
  expect(await statuses(origin, {})).toEqual([200, 200, 200])
  const wrong = await logIn(owner, 'Not-the-leaf-7')
  const refused = async (how: string, at: string, headers: Record<string, string>) => {
    const login = { email: owner, password: demoLogin.password }
    const answer = await postJson(at, '/api/author/login', login, headers)
    expect([how, answer.status, answer.json()]).toEqual([
      how,
      401,
      { ...(wrong.json() as object), request_id: expect.anything() },
    ])
    expect([how, await statuses(at, headers)]).toEqual([how, [401, 401, 401]])
    const author = await postJson(at, '/api/author/login', { ...login, email: demoLogin.email }, headers)
    expect([how, author.status]).toEqual([how, 200])
  }
  await postJson(origin, forgotPassword.path, { email: owner })
  const reset = await database.db.selectFrom('password_resets').selectAll().executeTakeFirstOrThrow()
  const link = { email: owner, token: tokenFor(testKeys, 'reset', reset) }
  const taken = { ...link, password: 'Another-leaf-8', password_confirmation: 'Another-leaf-8' }
  const reply = await postJson(origin, resetPassword.path, taken, { host: 'panai.example' })
  expect([reply.status, reply.json()]).toMatchObject([422, { errors: { token: expect.anything() } }])
  for (const [how, headers] of Object.entries(fromElsewhere)) await refused(how, origin, headers)
  for (const address of outerAddresses.slice(0, 1))
    await refused(`at ${address}`, `http://${address}:${port}`, { host: `localhost:${port}` })
  expect(await stop()).toContain('staff log in from this machine only')
})

test('whom an account of the demo invites is of the demo: not let in without it, named, and removed with it', async () => {
  const database = await aLoadedDatabase()
  const { db } = database
  const open = await start(database, { DEMO: '1' })
  const signed = await sessionOf(database, demoPeople.owner.email)
  const invite = { name: 'Guest', email: 'guest@mail.example', role: 'admin' }
  expect((await postJson(open.origin, inviteStaff.path, invite, signed)).status).toBe(200)
  const guest = await accountOf(db, invite.email)
  expect(guest.is_demo).toBe(true)

  const real = await anAccount(db, { role: 'editor', name: 'Real' })
  for (const [{ method, path: place }, input] of [
    [changeAccount, { version: real.version, role: 'admin' }],
    [disableAccount, { version: real.version }],
  ] as const) {
    const answer = await ask(open.origin, place.replace('{id}', String(real.id)), {
      method,
      headers: { ...signed, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect([answer.status, answer.json()]).toMatchObject([
      403,
      { message: staffAccountMessages.demoChangesDemo },
    ])
  }
  const { nonce, token_hash } = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('account_id', '=', guest.id)
    .executeTakeFirstOrThrow()
  const token = tokenFor(testKeys, 'invitation', { nonce, token_hash })
  const accept = (headers: Record<string, string>) =>
    postJson(
      open.origin,
      acceptInvitation.path,
      { token, password: demoLogin.password, password_confirmation: demoLogin.password },
      headers,
    )
  expect((await accept({ host: 'panai.example' })).status).toBe(422)
  expect((await accept({})).status).toBe(200)
  expect((await open.logIn(invite.email)).status).toBe(200)

  await open.stop()

  const closed = await start(database, { DEMO: '0' })
  expect((await closed.logIn(invite.email)).status).toBe(401)
  expect(await closed.stop()).toContain(`can't log in here: ${[...everybody, invite.email].join(', ')}`)
  const lines: string[] = []
  await removeDemo(db, openFolderStorage(folder), (line) => lines.push(line))
  expect(lines[0]).toBe(`Accounts closed: ${[...everybody, invite.email].join(', ')}`)
})

test('a demo that is put back as it was at first has nobody whom its people invited', async () => {
  const { db } = await aLoadedDatabase()
  const guest = await anAccount(db, { role: 'admin', is_demo: true })
  await signInAs(db, guest)
  await resetDemo(db, openFolderStorage(folder), silent)
  const left = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow()
  expect(left).toMatchObject({ email: null, password_hash: null, closed_at: expect.any(Date) })
  expect(await listLockedDemoAccounts(db, 'none')).toEqual(everybody)
})

test('whom accounts of the demo invited before that was known is named at the start, and let in', async () => {
  const database = await aLoadedDatabase()
  const { db } = database
  const owner = await accountOf(db, demoPeople.owner.email)
  const given = await anAccount(db, {
    role: 'admin',
    email: 'given@mail.example',
    password_hash: owner.password_hash,
  })
  const later = await anAccount(db, { role: 'editor', email: 'later@mail.example' })
  const own = await anAccount(db, { role: 'editor', email: 'own@mail.example' })
  const wrote = (by: number, of: number, after: object) =>
    db
      .insertInto('audit_entries')
      .values({
        ...{ account_id: by, subject: 'accounts', subject_id: String(of), action: 'inviteStaff' },
        ...{ operation: 'insert', after: JSON.stringify(after) },
      })
      .execute()
  await wrote(owner.id, given.id, { role: 'admin' })
  await wrote(given.id, later.id, { role: 'editor' })
  await wrote(owner.id, own.id, { name: 'Own' })
  const { logIn, stop } = await start(database, { DEMO: '0' })
  expect((await logIn('given@mail.example')).status).toBe(200)
  expect(await stop()).toContain(
    'given their role by accounts of the demo, and can log in: given@mail.example, later@mail.example.',
  )
  const lines: string[] = []
  await removeDemo(db, openFolderStorage(folder), (line) => lines.push(line))
  expect(lines[3]).toContain('accounts of the demo gave: given@mail.example, later@mail.example.')
  await db.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', given.id).execute()
  expect(await listGivenByDemo(db)).toEqual(['later@mail.example'])
})
