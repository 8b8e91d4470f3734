import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migrationHashes } from './migration-hashes.ts'

const folder = path.join(import.meta.dirname, 'migrations')
const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.ts$/.test(name))
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8')

test('a migration that has run anywhere is never changed', () => {
  const hashes = Object.fromEntries(
    Object.keys(migrationHashes).map((name) => [
      name,
      files.includes(name) ? createHash('sha256').update(textOf(name)).digest('hex') : 'is gone',
    ]),
  )
  expect(hashes).toEqual(migrationHashes)
})

test('a new migration comes after all that have run', () => {
  const newest = Object.keys(migrationHashes).sort().at(-1) ?? ''
  const added = files.filter((name) => !(name in migrationHashes))
  expect(added.filter((name) => name < newest)).toEqual([])
})

test('a migration takes nothing from code that changes: it imports Kysely and its own parts only', () => {
  const foreign = files.flatMap((name) => {
    const imported = [...textOf(name).matchAll(/^(?:import|\}).* from '([^']+)'$/gm)].map(
      ([, from = '']) => from,
    )
    return imported
      .filter((from) => from !== 'kysely' && !/^\.\/\d{4}-[\w-]+\.ts$/.test(from))
      .map((from) => `${name} imports ${from}`)
  })
  expect(foreign).toEqual([])
})
