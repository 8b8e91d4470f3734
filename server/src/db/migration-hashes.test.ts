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

test('every migration is in the list, with its hash', () => {
  expect(files.filter((name) => !(name in migrationHashes))).toEqual([])
})

/** Numbers below the newest that no migration has: one that came with them now would be behind those that have run. */
const passedOver = [
  ...['0046', '0048', '0049', '0050', '0051', '0052', '0053'],
  ...['0057', '0058', '0059', '0060'],
]
/** The last number of which there are several files: parts of one migration. */
const LAST_IN_PARTS = '0030'

test('a new migration comes after all that have run: each number is given in turn, and once', () => {
  const numbers = files.map((name) => name.slice(0, 4)).sort()
  const newest = Number(numbers.at(-1))
  const all = Array.from({ length: newest }, (_, at) => String(at + 1).padStart(4, '0'))
  expect(all.filter((number) => !numbers.includes(number))).toEqual(passedOver)
  const later = numbers.filter((number) => number > LAST_IN_PARTS)
  expect(new Set(later).size).toBe(later.length)
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
