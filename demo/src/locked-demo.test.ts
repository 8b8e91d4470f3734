import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { listLockedDemoAccounts } from '@panai/server/access/demo-accounts'
import { demoLoginsOf } from '@panai/server/config/demo-logins'
import { openFolderStorage } from '@panai/server/files/storage'
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
  const logIn = (email: string, password: string = demoLogin.password) =>
    postJson(origin, '/api/author/login', { email, password })
  const stop = async () => {
    running.kill('SIGTERM')
    return (await running.exit).stdout
  }
  return { origin, logIn, stop }
}

async function sessionOf({ db }: TestDatabase, email: string) {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return signInAs(db, account)
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
