import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount } from '../../test/accounts.ts'
import { anApplication } from '../../test/an-application.ts'
import { createLogger } from './log.ts'

type Line = { err: Record<string, unknown> & { cause?: unknown } }

function logged(error: unknown): Line {
  const lines: string[] = []
  createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) }).error({ err: error }, 'x')
  return JSON.parse(lines[0] ?? '')
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

test('an error of the database is told with its rule and its place, and no value of a row', async () => {
  const { db } = await anApplication()
  const { email } = await anAccount(db)
  const other = await anAccount(db)
  const doubled = await errorOf(
    db.updateTable('accounts').set({ email }).where('id', '=', other.id).execute(),
  )
  expect(doubled).toHaveProperty('detail', expect.stringContaining(String(email)))
  const { err } = logged(doubled)
  expect(err).toMatchObject({ code: '23505', table: 'accounts', message: expect.stringMatching(/unique/) })
  expect(err.constraint).toMatch(/email/)
  expect(err.stack).toContain('log.test.ts')
  expect(JSON.stringify(err)).not.toContain(email)
  expect(err).not.toHaveProperty('detail')
})

test('a value that the database could not read is not told, however it is quoted', async () => {
  const { db } = await anApplication()
  for (const value of ['my "secret" number', 'secret', 'a\nsecret "']) {
    const { err } = logged(await errorOf(sql`select ${value}::text::date`.execute(db)))
    expect(err.message).toBe('invalid input syntax for type date: "…"')
    expect(JSON.stringify(err)).not.toContain('secret')
  }
})

test('where a function of the database failed is not told either, nor of a cause', async () => {
  const { db } = await anApplication()
  const failing = sql`do $$ begin execute 'select ''secret''::integer'; end $$`
  const error = await errorOf(failing.execute(db))
  expect(JSON.stringify(error)).toContain('secret')
  const { err } = logged(new Error('a job failed', { cause: error }))
  expect(err).toMatchObject({ message: 'a job failed', cause: { code: '22P02' } })
  expect(JSON.stringify(err)).not.toContain('secret')
})

test('what is thrown and no error says its type only', () => {
  expect(logged({ password: 'x' }).err).toEqual({ type: 'object' })
})
