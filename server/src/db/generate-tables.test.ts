import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/a-database.ts'
import { generateTables } from './generate-tables.ts'

test('the committed types are those of the schema', async () => {
  const { db } = await aDatabase()
  const committed = await readFile(path.join(import.meta.dirname, 'tables.gen.ts'), 'utf8')
  expect(await generateTables(db)).toBe(committed)
})

test('a column that nobody has a type for is named', async () => {
  const { db } = await aDatabase()
  await sql`create table shapes (outline polygon)`.execute(db)
  await expect(generateTables(db)).rejects.toThrow('no TypeScript type is known for polygon (shapes.outline)')
})
