import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { strToU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, createTestDatabase, type TestDatabase } from '../../test/a-database.ts'
import { aFolder, restore, rowsOf } from '../../test/backups.ts'
import { aZip } from '../../test/manuscripts.ts'
import { openFolderStorage } from '../files/storage.ts'
import type { Manifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

type Parts = Record<string, Uint8Array>

/** An honest archive with one file. */
let parts: Parts
let manifest: Manifest
/** Where the others are tried: nothing of them ever comes in. */
let there: TestDatabase
let untouched: string[] | undefined
beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-archive-'))
  there = await createTestDatabase()
  const storage = openFolderStorage(folder)
  await storage.put('manuscripts/one', 'a manuscript')
  const file = path.join(folder, 'kept.zip')
  await writeBackup({ connection: there.connection, storage, secrets: [] }, file, () => {})
  parts = unzipSync(await readFile(file))
  manifest = JSON.parse(Buffer.from(parts['manifest.json'] ?? []).toString())
  await rm(folder, { recursive: true })
  untouched = (await rowsOf(there.connection)).kysely_migration
})
afterAll(() => there.drop())

/** Tries to restore it. @returns what is said, once nothing was found to be changed. */
async function complaint(zip: Uint8Array): Promise<string> {
  const { connection } = there
  const folder = await aFolder()
  const file = path.join(folder, 'archive.zip')
  await writeFile(file, zip)
  const dataDir = path.join(folder, 'there', 'data')
  const refused = await restore(file, connection, {
    replace: connection.database ?? null,
    folder: dataDir,
  }).then(
    () => new Error('it was restored'),
    (error: Error) => error,
  )
  expect(refused.constructor.name).toBe('StartupProblem')
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('evil'))).toEqual([])
  expect((await rowsOf(connection)).kysely_migration).toEqual(untouched)
  return refused.message
}

const withManifest = (parts: Parts, manifest: object | string) =>
  aZip({
    ...parts,
    'manifest.json': strToU8(typeof manifest === 'string' ? manifest : JSON.stringify(manifest)),
  })

const part = (bytes: Uint8Array) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

test('the archive that the others are made of is restored', async () => {
  const { connection } = await aDatabase()
  const file = path.join(await aFolder(), 'archive.zip')
  await writeFile(file, withManifest(parts, manifest))
  const storage = await restore(file, connection, { replace: connection.database ?? null })
  expect(await storage.get('manuscripts/one')).toBe('a manuscript')
})

test.each([
  '../../evil',
  '/evil',
  'manuscripts/../../evil',
  'manuscripts//evil',
  '..\\evil',
  'manuscripts/..',
  '.evil',
  'a\0evil',
  `${'a/'.repeat(400)}evil`,
])('a file called %j goes nowhere', async (key) => {
  const evil = strToU8('evil')
  const files = [...manifest.files, { key, ...part(evil) }]
  expect(await complaint(withManifest({ ...parts, [`files/${key}`]: evil }, { ...manifest, files }))).toMatch(
    /is no backup of Panai|is damaged|is no backup, or only/,
  )
})

test.each(['pg_authid', 'pg_class', 'kysely_migration"; drop table accounts; --', 'evil'])(
  'rows of a table %j are not taken',
  async (name) => {
    const rows = strToU8('1\n')
    const tables = [...manifest.tables, { name, columns: ['oid'], rows: 1, ...part(rows) }]
    expect(
      await complaint(withManifest({ ...parts, [`tables/${name}.copy`]: rows }, { ...manifest, tables })),
    ).toMatch(/did not have|is no backup of Panai/)
  },
)

test('a sequence that is not ours is not set', async () => {
  const sequences = [...manifest.sequences, { name: 'evil', value: '1', is_called: true }]
  expect(await complaint(withManifest(parts, { ...manifest, sequences }))).toContain('did not have')
})

test('a manifest that is packed as no manifest can be is not read', async () => {
  const zip = aZip({ ...parts, 'manifest.json': new Uint8Array(40 * 1024 * 1024).fill(0x20) })
  expect(await complaint(zip)).toContain('is no backup of Panai')
})

test.each([
  ['more', 1_000_000],
  ['less', 3],
])('a part that is said to be %s than it is stops everything', async (_, told) => {
  const files = manifest.files.map((file) => ({ ...file, bytes: told }))
  expect(await complaint(withManifest(parts, { ...manifest, files }))).toContain('is damaged')

  // The list of the archive tells the same lie.
  const zip = withManifest(parts, { ...manifest, files })
  const name = zip.lastIndexOf('files/manuscripts/one')
  zip.writeUInt32LE(told, name - 46 + 24)
  expect(await complaint(zip)).toContain('is damaged')
})

test('a part that stands twice stops everything', async () => {
  const zip = withManifest({ ...parts, 'files/manuscripts/two': strToU8('x') }, manifest)
  for (let at = zip.indexOf('manuscripts/two'); at >= 0; at = zip.indexOf('manuscripts/two', at + 1))
    zip.write('manuscripts/one', at)
  expect(await complaint(zip)).toContain('is damaged')
})
