import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readPayee } from '@panai/contract/payees/staff/payees'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'
import { anSmtpServer } from '../../../test/an-smtp-server.ts'
import {
  ACCOUNT_NUMBER,
  aClerk,
  anAuthorOf,
  confirm,
  give,
  PAN,
  type PayeeLookup,
  recordOf,
  testKeys,
  verify,
} from '../../../test/payees.ts'
import { createDataKeys } from '../../keys/data-keys.ts'
import { rotateKeys } from './rotate-keys.ts'
import { openSecrets, sealedColumns } from './seal-details.ts'

const place = { table: 'payee_details', column: 'pan', row: 7, owner: 3 }
const aKey = () => randomBytes(48).toString('base64url')

test('what is sealed opens at its place alone, unchanged and with its key alone', () => {
  const key = aKey()
  const keys = createDataKeys([key])
  const sealed = keys.seal(PAN, place)
  expect(keys.open(sealed, place)).toBe(PAN)
  expect(keys.seal(PAN, place)).not.toBe(sealed)
  for (const other of [{ row: 8 }, { owner: 4 }, { column: 'upi_id' }, { table: 'others' }])
    expect(() => keys.open(sealed, { ...place, ...other })).toThrow('moved there from another place')
  for (let at = sealed.indexOf('.') + 1; at < sealed.length; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'Q' : 'A'}${sealed.slice(at + 1)}`
    expect(() => keys.open(changed, place)).toThrow(/was changed/)
  }
  expect(() => createDataKeys([aKey()]).open(sealed, place)).toThrow(
    `the key ${keys.newest} of payee_details.pan of row 7, author 3 is not among those of DATA_KEYS`,
  )
  expect(createDataKeys([aKey(), key]).open(sealed, place)).toBe(PAN)
  expect(() => createDataKeys([]).seal(PAN, place)).toThrow('there are no DATA_KEYS')
})

async function payeesInMemory(): Promise<PayeeLookup> {
  const peer = await anSmtpServer()
  return { peer, app: await anApplication({ settings: { SMTP_URL: peer.url, LOG_LEVEL: 'debug' } }) }
}

test('another key seals all again, as often as it is asked; without the old one it says which is missing', async () => {
  const deps = await payeesInMemory()
  const { db } = deps.app
  const author = await anAuthorOf(deps)
  await give(deps, author)
  await confirm(deps, author)
  const key = aKey()
  const both = createDataKeys([key, 'a-data-key-of-the-tests-0123456789abcdef'])
  await expect(rotateKeys(db, createDataKeys([key]))).rejects.toThrow(testKeys.data.newest)
  expect(await rotateKeys(db, both)).toBe(1)
  expect(await rotateKeys(db, both)).toBe(0)
  const row = await db
    .selectFrom('payee_details')
    .select(['id', 'author_id', 'account_mark', ...sealedColumns])
    .executeTakeFirstOrThrow()
  expect(openSecrets(createDataKeys([key]), row)).toEqual({
    account_number: ACCOUNT_NUMBER,
    upi_id: null,
    pan: PAN,
  })
  expect(row.account_mark).toBe(both.fingerprint(`SBIN0000800 ${ACCOUNT_NUMBER}`, 'account'))
  expect(() => openSecrets(createDataKeys([key]), { ...row, author_id: row.author_id + 1 })).toThrow()
})

test('the numbers stand in full nowhere: not in the database, its audit or its outbox, not in the log', async () => {
  const deps = await payeesInMemory()
  const { app } = deps
  const author = await anAuthorOf(deps)
  const clerk = await aClerk(deps)
  const id = await give(deps, author)
  const upi = await give(deps, author, { method: 'UPI', upi_id: 'kavitha.raman@okbank' })
  await confirm(deps, author, 2)
  await verify(deps, clerk, upi)
  const read = await app.post(`/api/staff/payees/${upi}/readings`, { reason: 'The bank asked' }, clerk)
  expect(readPayee.output.parse(read.json()).data).toEqual({
    account_number: null,
    upi_id: 'kavitha.raman@okbank',
    pan: PAN,
  })
  await app.post('/api/author/payee', { pan: PAN, account_number: ACCOUNT_NUMBER }, author.signed)
  await app.get(`/api/author/payee?pan=${PAN}`, author.signed)

  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    app.db,
  )
  let dump = ''
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} as t`.execute(
      app.db,
    )
    dump += rows.map(({ row }) => row).join('\n')
  }
  expect(dump).toContain('Kavitha Raman')
  const mails = JSON.stringify(deps.peer.deliveries.map(({ mail }) => mail))
  const exported = await app.get('/api/author/export', author.signed)
  const record = JSON.stringify(await recordOf(deps, clerk, id))
  const everything = { dump, log: JSON.stringify(app.log), mails, exported: exported.text, record }
  for (const [where, text] of Object.entries(everything))
    for (const secret of [ACCOUNT_NUMBER, PAN, 'kavitha.raman@'])
      expect([where, secret, text.includes(secret)]).toEqual([where, secret, false])
})

test('the command asks for a key where there is none', () => {
  const { stderr, status } = spawnSync(process.execPath, ['server/src/commands/rotate-keys.ts'], {
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_KEYS: 'short' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('DATA_KEYS must be a key of at least 32')])
})
