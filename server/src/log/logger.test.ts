import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount } from '../../test/accounts.ts'
import { anApplication } from '../../test/an-application.ts'
import { createLogger } from './logger.ts'

type Line = { err: Record<string, unknown> & { cause?: unknown }; error: string }

/** What a line says of an error, whole and in a few words. */
function logged(error: unknown): Line {
  const lines: string[] = []
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) })
  log.error({ err: error, error }, 'x')
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
  const { err, error } = logged(doubled)
  expect(error).toBe(err.message)
  expect(err).toMatchObject({ code: '23505', table: 'accounts', message: expect.stringMatching(/unique/) })
  expect(err.constraint).toMatch(/email/)
  expect(err.stack).toContain('logger.test.ts')
  expect(JSON.stringify(err)).not.toContain(email)
  expect(err).not.toHaveProperty('detail')
})

test('a value that the database could not read is not told, however it is quoted', async () => {
  const { db } = await anApplication()
  for (const value of ['my "secret" number', 'secret', 'a\nsecret "']) {
    const line = logged(await errorOf(sql`select ${value}::text::date`.execute(db)))
    expect(line.err.message).toBe('invalid input syntax for type date: "…"')
    expect(JSON.stringify(line)).not.toContain('secret')
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

test('of what one of our own triggers refuses, function and line are told, not the row that it names', async () => {
  const { db } = await anApplication()
  const { id, email } = await anAccount(db)
  await sql`
    create function refuse_canary() returns trigger language plpgsql as $$
    begin
      raise exception 'the account of % is not changed', new.email;
    end $$`.execute(db)
  await sql`
    create trigger refuse_canary before update on accounts for each row execute function refuse_canary()`.execute(
    db,
  )
  const refused = await errorOf(
    db.updateTable('accounts').set({ name: 'Other' }).where('id', '=', id).execute(),
  )
  expect(refused).toMatchObject({ code: 'P0001', message: `the account of ${email} is not changed` })
  const line = logged(refused)
  expect(line.error).toBe('refused by refuse_canary, line 3')
  expect(line.err).toMatchObject({ message: line.error, code: 'P0001' })
  expect(line.err.stack).toContain('logger.test.ts')
  expect(JSON.stringify(line)).not.toContain(email)
})

test('a refusal outside of a function is told without its words, too', async () => {
  const { db } = await anApplication()
  const raised = await errorOf(
    sql`do $$ begin raise exception 'secret' using errcode = 'check_violation'; end $$`.execute(db),
  )
  const line = logged(raised)
  expect(line.error).toBe('refused by inline_code_block, line 1')
  expect(JSON.stringify(line)).not.toContain('secret')
})

test('what is thrown and no error says its type only, and so does a text that somebody made of one', () => {
  expect(logged({ password: 'x' })).toMatchObject({ err: { type: 'object' }, error: 'object' })
  expect(logged('Key (email)=(x@y.example) exists')).toMatchObject({
    err: { type: 'string' },
    error: 'string',
  })
})
