import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { anAccount } from '../../../test/accounts.ts'
import { aBook } from '../../../test/builders.ts'
import { actingAs } from '../../access/acting-as.ts'
import { refuseStale } from '../../http/refuse-stale.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function entriesOf(subject: string, id: number) {
  return database.db
    .selectFrom('audit_entries')
    .select(['account_id', 'network', 'action', 'operation', 'part', 'before', 'after'])
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
}

async function anEditor() {
  const { id } = await anAccount(database.db, { role: 'editor', name: 'செல்வி' })
  return { accountId: id, address: '2001:db8:1:2::9', action: 'changeBook' }
}

test('a change is written down with who, what, before, after and from where', async () => {
  const { db } = database
  const book = await aBook(db, { title: 'பனை' })
  const editor = await anEditor()
  await actingAs(db, editor, (tx) =>
    tx.updateTable('books').set({ title: 'பனை ஓலை' }).where('id', '=', book.id).execute(),
  )
  expect(await entriesOf('books', book.id)).toEqual([
    {
      account_id: editor.accountId,
      network: '2001:db8:1:2',
      action: 'changeBook',
      operation: 'update',
      part: null,
      before: { title: 'பனை' },
      after: { title: 'பனை ஓலை' },
    },
  ])
})

test('what belongs to a record is written down as its part', async () => {
  const { db } = database
  const book = await aBook(db)
  const contributor = { book_id: book.id, position: 1, role: 'translator', name: 'கயல்' } as const
  await actingAs(db, await anEditor(), (tx) =>
    tx.insertInto('book_contributors').values(contributor).execute(),
  )
  expect(await entriesOf('books', book.id)).toMatchObject([
    { operation: 'insert', part: 'book_contributors', before: null, after: { name: 'கயல்' } },
  ])
})

test('that a secret was changed is written down, the secret is not', async () => {
  const { db } = database
  const account = await anAccount(db)
  const other = await anAccount(db, { password_hash: null })
  await actingAs(db, await anEditor(), (tx) =>
    tx
      .updateTable('accounts')
      .set({ password_hash: '$argon2id$another' })
      .where('id', 'in', [account.id, other.id])
      .execute(),
  )
  const [entry] = await entriesOf('accounts', account.id)
  expect([entry?.before, entry?.after]).toEqual([{ password_hash: '•••' }, { password_hash: '•••' }])
  const [first] = await entriesOf('accounts', other.id)
  expect([first?.before, first?.after]).toEqual([{ password_hash: null }, { password_hash: '•••' }])
})

test('a change that fails is not written down, nor one that changes nothing, nor one of nobody of the staff', async () => {
  const { db } = database
  const book = await aBook(db)
  const editor = await anEditor()
  const changed = db.updateTable('books').set({ title: 'Other' }).where('id', '=', book.id)
  await changed.execute()
  await actingAs(db, editor, (tx) =>
    tx.updateTable('books').set({ title: 'Other' }).where('id', '=', book.id).execute(),
  )
  const failing = actingAs(db, editor, async (tx) => {
    await tx.updateTable('books').set({ title: 'Third' }).where('id', '=', book.id).execute()
    throw new Error('it broke off')
  })
  await expect(failing).rejects.toThrow('it broke off')
  expect(await entriesOf('books', book.id)).toEqual([])
})

test('who acted is forgotten with the transaction', async () => {
  const { db } = database
  const book = await aBook(db)
  const editor = await anEditor()
  await db.connection().execute(async (one) => {
    await actingAs(one, editor, (tx) =>
      tx.updateTable('books').set({ title: 'By staff' }).where('id', '=', book.id).execute(),
    )
    await one.updateTable('books').set({ title: 'By itself' }).where('id', '=', book.id).execute()
  })
  expect(await entriesOf('books', book.id)).toHaveLength(1)
})

test('what was written down can neither be changed nor removed', async () => {
  const { db } = database
  const book = await aBook(db)
  await actingAs(db, await anEditor(), (tx) =>
    tx.updateTable('books').set({ title: 'Once' }).where('id', '=', book.id).execute(),
  )
  const ours = () => entriesOf('books', book.id)
  const before = await ours()
  expect(before).toHaveLength(1)
  await expect(db.updateTable('audit_entries').set({ action: 'nothing' }).execute()).rejects.toThrow()
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow()
  expect(await ours()).toEqual(before)
})

test('a change of an older state is refused, and says who was quicker', async () => {
  const { db } = database
  const book = await aBook(db)
  const editor = await anEditor()
  const change = (title: string) =>
    actingAs(db, editor, async (tx) => {
      const done = await tx
        .updateTable('books')
        .set({ title })
        .where('id', '=', book.id)
        .where('version', '=', book.version)
        .returning('id')
        .executeTakeFirst()
      if (!done) await refuseStale(tx, 'books', book.id)
    })
  const outcomes = await Promise.allSettled([change('First'), change('Second')])
  const refused = outcomes.find(({ status }) => status === 'rejected')
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(refused).toMatchObject({
    reason: { code: 'conflict', reason: 'stale', message: expect.stringContaining('செல்வி') },
  })
  await expect(refuseStale(db, 'books', 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' })
})
