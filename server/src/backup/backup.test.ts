import { mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { demoLogin } from '../../../demo/src/demo-login.ts'
import { aDatabase, createTestDatabase, type TestDatabase } from '../../test/a-database.ts'
import { anAccount } from '../../test/accounts.ts'
import { anApplication, DATA_KEYS, SECRET_KEY } from '../../test/an-application.ts'
import { anObjectStore } from '../../test/an-object-store.ts'
import { aFolder, backUp, filesOf, restore, rowsOf, shapeOf } from '../../test/backups.ts'
import { anAuthor } from '../../test/builders.ts'
import { addVerifiedPayees } from '../../test/money/add-verified-payees.ts'
import { aSale, sell } from '../../test/money/sales.ts'
import { PAN, testKeys } from '../../test/payees.ts'
import { createPopulated } from '../../test/populated.ts'
import { migrateWithin } from '../db/migrate.ts'
import { makeKey } from '../features/accounts/staff/second-factor/one-time-codes.ts'
import { sealedAs } from '../features/accounts/staff/second-factor/prove-code.ts'
import { findLedgerDifferences } from '../features/royalties/index.ts'
import { openFolderStorage, type Storage } from '../files/storage.ts'
import { filledByItself, findLosses } from './what-is-there.ts'
import { writeBackup } from './write-backup.ts'

/** PostgreSQL makes it without any table. */
const BARE = 'template0'

let folder: string
let source: TestDatabase & { storage: Storage }
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-backup-'))
  source = await createPopulated(folder)
  file = path.join(folder, 'kept.zip')
  await writeBackup({ ...source, secrets: [] }, file, () => {})
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})

test('what is kept and put back is the same: every row, every rule, every file', async () => {
  const bare = await aDatabase(BARE)
  const storage = await restore(file, bare.connection)
  const rows = await rowsOf(bare.connection)
  expect(rows).toEqual(await rowsOf(source.connection))
  expect(Object.entries(rows).filter(([, found]) => found.length > 0).length).toBeGreaterThan(30)
  expect(await shapeOf(bare.connection)).toEqual(await shapeOf(source.connection))
  const files = await filesOf(storage)
  expect(files).toEqual(await filesOf(source.storage))
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(await findLedgerDifferences(bare.db)).toEqual([])
})

test('files go into an object store, and from there into the next backup', async () => {
  const bare = await aDatabase(BARE)
  const storage = await restore(file, bare.connection, { into: await anObjectStore() })
  const files = await filesOf(source.storage)
  expect(await filesOf(storage)).toEqual(files)
  const next = await backUp({ connection: bare.connection, storage })
  expect(await filesOf(await restore(next, bare.connection, { replace: bare.connection.database }))).toEqual(
    files,
  )
})

test('a server works on what was put back, and its author logs in and earns', async () => {
  const bare = await aDatabase(BARE)
  await restore(file, bare.connection)
  const app = await anApplication({ database: bare })
  const answer = await app.post('/api/author/login', demoLogin)
  expect(answer.status).toBe(200)
  const author = await anAuthor(app.db)
  await sell(app.db, aSale(author.id))
  expect(await findLedgerDifferences(app.db)).toEqual([])
  await expect(app.pool.query('delete from postings')).rejects.toThrow(/never changed/)
})

test('the archive is for its owner alone, holds no secret of the servers, and is not written over', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(writeBackup({ ...source, secrets: [] }, file, () => {})).rejects.toThrow(/name another/)
})

test('what is sealed with the keys of the servers is in it as it is sealed, and their keys are not', async () => {
  const { db, connection } = await aDatabase()
  const { id: authorId } = await anAuthor(db)
  await addVerifiedPayees(db, testKeys.data, [authorId])
  const { id: accountId } = await anAccount(db)
  const key = makeKey()
  const sealed_key = testKeys.seal(key, sealedAs(accountId))
  await db.insertInto('second_factors').values({ account_id: accountId, sealed_key }).execute()
  const archive = await readFile(await backUp({ connection, storage: openFolderStorage(await aFolder()) }))
  const text = Object.values(unzipSync(archive))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n')
  const { account_number, pan } = await db
    .selectFrom('payee_details')
    .select(['account_number', 'pan'])
    .executeTakeFirstOrThrow()
  for (const sealed of [account_number, pan, sealed_key]) expect(text).toContain(String(sealed))
  for (const secret of [String(30_000_000_000 + authorId), PAN, key, SECRET_KEY, DATA_KEYS])
    expect(text).not.toContain(secret)
})

test('an ordinary role, owner of its database and nothing more, puts it back and keeps the same rights', async () => {
  const bare = await createTestDatabase(BARE)
  const role = `keeper_${bare.connection.database}`
  const admin = new pg.Client(inject('databaseServer'))
  await admin.connect()
  onTestFinished(async () => {
    await bare.drop()
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
  await admin.query(`create role ${role} login password 'palm-leaf' nosuperuser`)
  await admin.query(`alter database ${bare.connection.database} owner to ${role}`)
  const connection = { ...bare.connection, user: role, password: 'palm-leaf' }
  const storage = await restore(file, connection)
  expect(await rowsOf(bare.connection)).toEqual(await rowsOf(source.connection))
  expect(Object.keys(await filesOf(storage)).length).toBeGreaterThan(100)
  const { rows } = await bare.pool.query(
    `select has_table_privilege($1, name, 'truncate') or has_table_privilege($1, name, 'delete') as may
     from unnest(array['journals', 'postings', 'sales', 'payouts', 'ledger_accounts']) as name group by 1`,
    [role],
  )
  await bare.pool.end()
  expect(rows).toEqual([{ may: false }])
  // And again by that role, over what it has put there.
  await restore(file, connection, { replace: bare.connection.database })
  expect(await rowsOf(bare.connection)).toEqual(await rowsOf(source.connection))
})

test('a database that holds something is refused, with what would be lost, unless its name is given', async () => {
  const used = await aDatabase()
  await anAuthor(used.db, { name: 'Kept' })
  await used.pool.end()
  await expect(restore(file, used.connection)).rejects.toThrow(/it holds authors \(1\)\. .* add --replace/)
  await expect(restore(file, used.connection, { replace: 'other' })).rejects.toThrow(/not other/)
  expect((await rowsOf(used.connection)).authors).toHaveLength(1)
  await restore(file, used.connection, { replace: used.connection.database })
  expect(await rowsOf(used.connection)).toEqual(await rowsOf(source.connection))
})

test('a database that nobody has used yet has nothing to lose', async () => {
  const fresh = await aDatabase()
  const client = new pg.Client(fresh.connection)
  await client.connect()
  onTestFinished(() => client.end())
  expect(await findLosses(client)).toBeNull()
  const rows = await rowsOf(fresh.connection)
  const filled = Object.keys(rows).filter((name) => (rows[name]?.length ?? 0) > 0)
  expect(filledByItself).toEqual(expect.arrayContaining(filled))
})

test('while a server works on the database nothing is put there', async () => {
  const app = await anApplication()
  await expect(restore(file, app.connection)).rejects.toThrow(/stop every server/)
})

test('a backup of an older version is brought up to date', async () => {
  const old = await aDatabase(BARE)
  await old.db.transaction().execute((tx) => migrateWithin(tx, '0012-editorial'))
  await old.pool.query(
    `insert into pictures (key, width, height, placeholder) values (repeat('a', 32), 3, 4, '#112233')`,
  )
  const kept = await backUp({ connection: old.connection, storage: source.storage })
  const bare = await aDatabase(BARE)
  await restore(kept, bare.connection)
  expect(await shapeOf(bare.connection)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^column authors\.version /)]),
  )
  const { rows } = await bare.pool.query('select width, height from pictures')
  expect(rows).toEqual([{ width: 3, height: 4 }])
})

test('a backup of a newer version is refused', async () => {
  const newer = await aDatabase()
  await newer.pool.query(`insert into kysely_migration values ('9999-tomorrow', now()::text)`)
  const kept = await backUp({ connection: newer.connection, storage: source.storage })
  const bare = await aDatabase(BARE)
  await expect(restore(kept, bare.connection)).rejects.toThrow(/newer Panai .*9999-tomorrow/)
  expect(await rowsOf(bare.connection)).toEqual({})
})

test('a backup made while sales come in is of one moment', async () => {
  const busy = await aDatabase()
  const author = await anAuthor(busy.db)
  let stopped = false
  const selling = (async () => {
    while (!stopped) await sell(busy.db, aSale(author.id), aSale(author.id))
  })()
  const kept = await backUp({ connection: busy.connection, storage: source.storage })
  stopped = true
  await selling
  const bare = await aDatabase(BARE)
  await restore(kept, bare.connection)
  expect(await findLedgerDifferences(bare.db)).toEqual([])
})

async function aCopy(change: (copy: string) => Promise<void>): Promise<string> {
  const copy = path.join(await aFolder(), 'copy.zip')
  await writeFile(copy, await readFile(file))
  await change(copy)
  return copy
}

test.each([0.1, 0.5, 0.99, 0.9999])(
  'an archive that was cut at %f of its length changes nothing',
  async (part) => {
    const cut = await aCopy(async (copy) => truncate(copy, Math.floor((await stat(copy)).size * part)))
    const bare = await aDatabase(BARE)
    await expect(restore(cut, bare.connection)).rejects.toThrow(/only the beginning of one/)
    expect(await rowsOf(bare.connection)).toEqual({})
  },
)

test.each([0.05, 0.3, 0.6, 0.9])(
  'an archive with other bytes at %f of its length changes nothing',
  async (part) => {
    const harmed = await aCopy(async (copy) => {
      const bytes = await readFile(copy)
      const at = Math.floor(bytes.length * part)
      for (let next = at; next < at + 40; next++) bytes[next] = (bytes[next] ?? 0) ^ 0xa5
      await writeFile(copy, bytes)
    })
    const bare = await aDatabase(BARE)
    const into = await aFolder()
    await expect(restore(harmed, bare.connection, { folder: into })).rejects.toThrow(/damaged|no backup/)
    expect(await rowsOf(bare.connection)).toEqual({})
    expect(await readdir(into)).toEqual(['incoming'])
  },
)

test.skipIf(process.platform !== 'linux')('a full disk is told and leaves nothing behind', async () => {
  const place = await aFolder()
  const target = path.join(place, 'full.zip')
  await symlink('/dev/full', `${target}.unfinished`)
  await expect(writeBackup({ ...source, secrets: [] }, target, () => {})).rejects.toThrow(/too full/)
  expect(await readdir(place)).toEqual([])
})
