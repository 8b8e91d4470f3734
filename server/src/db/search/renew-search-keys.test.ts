import { questions } from '@panai/contract/content/questions'
import { searchKey } from '@panai/contract/language/search-key'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aBlog, aBook, anAuthor, aSubmission } from '../../../test/builders.ts'
import { emptyBooks } from '../../../test/empty-books.ts'
import type { Database } from '../database.ts'
import { renewSearchKeys } from './renew-search-keys.ts'

type Kind = 'book' | 'author' | 'article' | 'question' | 'submission'

async function entryOf(db: Database, kind: Kind, id: number) {
  return db
    .selectFrom('search_entries')
    .select(['title_plain', 'plain', 'title_keys', 'keys', 'standing', 'listed'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst()
}

async function countOf(db: Database, kind: Kind): Promise<number> {
  const rows = await db.selectFrom('search_entries').select('target_id').where('kind', '=', kind).execute()
  return rows.length
}

test('a book is found by its title in both scripts, its subtitle, its author and who worked on it', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db, { name: 'கல்கி', name_latin: 'Kalki' })
  const book = await aBook(db, {
    title: 'பார்த்திபன் கனவு',
    title_latin: 'Parthiban Kanavu',
    subtitle: 'Tale',
    author_id: author.id,
  })
  await db
    .insertInto('book_contributors')
    .values({ book_id: book.id, position: 1, role: 'editor', name: 'Meena' })
    .execute()
  expect(await entryOf(db, 'book', book.id)).toEqual({
    title_plain: '| பார்த்திபன் கனவு | parthiban kanavu |',
    plain: '| பார்த்திபன் கனவு | parthiban kanavu | tale || கல்கி | kalki || meena |',
    title_keys: '| partipan kanavu |=partipankanavu |',
    keys: '| partipan kanavu |=partipankanavu | tali || kalki || min |',
    standing: 0,
    listed: true,
  })
})

test('a change by any door changes the entry in the same transaction', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db, { name: 'Old Name' })
  const book = await aBook(db, { title: 'Old Title', author_id: author.id })

  await sql`update books set title = 'புதிய கதை', is_featured = true, rating = 4.5 where id = ${book.id}`.execute(
    db,
  )
  expect(await entryOf(db, 'book', book.id)).toMatchObject({
    title_keys: '| puti katai |=putikatai |',
    standing: 145,
  })

  await sql`update authors set name = 'New Name' where id = ${author.id}`.execute(db)
  expect((await entryOf(db, 'book', book.id))?.plain).toBe('| புதிய கதை || new name |')
  expect((await entryOf(db, 'author', author.id))?.plain).toBe('| new name |')

  await expect(
    db.transaction().execute(async (tx) => {
      await tx.updateTable('books').set({ title: 'Never' }).where('id', '=', book.id).execute()
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect((await entryOf(db, 'book', book.id))?.title_plain).toBe('| புதிய கதை |')
})

test('a book that is not published, or no more, has the entry that it would have, unlisted', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db, { name: 'உ. வே. சாமிநாதையர்' })
  const book = await aBook(db, { title: 'Old', author_id: author.id, is_featured: true, published_at: null })
  const change = (set: { title?: string; published_at?: Date | null }) =>
    db.updateTable('books').set(set).where('id', '=', book.id).execute()
  await change({ title: 'என் சரித்திரம்' })
  const draft = await entryOf(db, 'book', book.id)
  expect(draft).toMatchObject({ title_keys: expect.stringContaining('saritr'), listed: false })
  expect(draft?.keys).toContain('| uvis |')
  expect(await entryOf(db, 'author', author.id)).toMatchObject({ listed: false, standing: 0 })

  await change({ published_at: new Date() })
  expect(await entryOf(db, 'book', book.id)).toEqual({ ...draft, listed: true })
  expect(await entryOf(db, 'author', author.id)).toMatchObject({ listed: true, standing: 100 })
  await change({ published_at: null })
  expect(await entryOf(db, 'book', book.id)).toEqual(draft)
  expect(await entryOf(db, 'author', author.id)).toMatchObject({ listed: false, standing: 0 })

  await renewAnew(db)
  expect(await entryOf(db, 'book', book.id)).toEqual(draft)
  await db.deleteFrom('books').where('id', '=', book.id).execute()
  expect(await entryOf(db, 'book', book.id)).toBeUndefined()
})

test('a submission has an unlisted entry, which follows it', async () => {
  const { db } = await aDatabase()
  const submission = await aSubmission(db, {
    title: 'கடல் ஓசை',
    subtitle: 'Tale',
    author_name: 'ந. பிச்சமூர்த்தி',
  })
  const change = (set: { title?: string; author_name?: string; due_on?: string }) =>
    db.updateTable('submissions').set(set).where('id', '=', submission.id).execute()
  const entry = await entryOf(db, 'submission', submission.id)
  expect(entry).toEqual({
    title_plain: '| கடல் ஓசை |',
    plain: '| கடல் ஓசை | tale | ந. பிச்சமூர்த்தி |',
    title_keys: '| katal usai |=katalusai |',
    keys: expect.stringContaining('| katal usai |=katalusai | tali | n pis'),
    standing: 0,
    listed: false,
  })
  await change({ due_on: '2030-01-01' })
  expect(await entryOf(db, 'submission', submission.id)).toEqual(entry)
  await change({ title: 'அலை', author_name: 'Meena' })
  const changed = await entryOf(db, 'submission', submission.id)
  expect(changed).toMatchObject({ title_plain: '| அலை |', plain: '| அலை | tale | meena |', listed: false })

  await renewAnew(db)
  expect(await entryOf(db, 'submission', submission.id)).toEqual(changed)
  await sql`truncate submissions cascade`.execute(db)
  expect(await countOf(db, 'submission')).toBe(0)
  const another = await aSubmission(db)
  await db.deleteFrom('submissions').where('id', '=', another.id).execute()
  expect(await countOf(db, 'submission')).toBe(0)
})

test('a word is known to visitors from the first thing on in which they find it', async () => {
  const { db } = await aDatabase()
  const isKnown = async (name: string) => {
    const rows = await db
      .selectFrom('search_words')
      .select('listed')
      .where('word', '=', searchKey(name))
      .execute()
    return rows.map(({ listed }) => (listed ? 'to visitors' : 'to the desk')).join(', ')
  }
  const author = await anAuthor(db, { name: 'Murugappan', name_latin: 'Vaithilingam' })
  const translator = await anAuthor(db, { name: 'Nagarajan' })
  const book = await aBook(db, { title: 'Kurinji', author_id: author.id, published_at: null })
  await aSubmission(db, { title: 'Neythal' })
  await db
    .insertInto('book_contributors')
    .values({ book_id: book.id, position: 1, role: 'translator', name: 'N', author_id: translator.id })
    .execute()
  const known = () =>
    Promise.all(['Murugappan', 'Vaithilingam', 'Nagarajan', 'Kurinji', 'Neythal'].map(isKnown))
  const toDesk = 'to the desk'
  expect(await known()).toEqual([toDesk, toDesk, toDesk, toDesk, toDesk])

  await db.updateTable('books').set({ published_at: new Date() }).where('id', '=', book.id).execute()
  const visible = 'to visitors'
  expect(await known()).toEqual([visible, visible, visible, visible, toDesk])
  await renewAnew(db)
  expect(await known()).toEqual([visible, visible, visible, visible, toDesk])
})

async function renewAnew(db: Database): Promise<void> {
  await sql`update search_rules set fingerprint = 'of other rules'`.execute(db)
  expect(await renewSearchKeys(db)).toBe(true)
}

test('an author is shown from the first published book on, or by work on one, and until the last', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db)
  const translator = await anAuthor(db)
  const listed = async (id: number) => (await entryOf(db, 'author', id))?.listed
  expect(await listed(author.id)).toBe(false)
  const book = await aBook(db, { author_id: author.id, is_featured: true })
  expect(await entryOf(db, 'author', author.id)).toMatchObject({ listed: true, standing: 100 })
  expect(await listed(translator.id)).toBe(false)
  await db
    .insertInto('book_contributors')
    .values({ book_id: book.id, position: 1, role: 'translator', name: 'T', author_id: translator.id })
    .execute()
  expect(await listed(translator.id)).toBe(true)
  const publish = (published_at: Date | null) =>
    db.updateTable('books').set({ published_at }).where('id', '=', book.id).execute()
  await publish(null)
  expect([await listed(author.id), await listed(translator.id)]).toEqual([false, false])
  await publish(new Date())
  expect([await listed(author.id), await listed(translator.id)]).toEqual([true, true])
  await db.deleteFrom('books').where('id', '=', book.id).execute()
  expect(await entryOf(db, 'author', author.id)).toMatchObject({ listed: false, standing: 0 })
  expect(await listed(translator.id)).toBe(false)
})

test('what is deleted is gone from the entries', async () => {
  const { db } = await aDatabase()
  const book = await aBook(db)
  const blog = await aBlog(db)
  expect([await countOf(db, 'book'), await countOf(db, 'author'), await countOf(db, 'article')]).toEqual([
    1, 1, 1,
  ])
  await db.deleteFrom('books').where('id', '=', book.id).execute()
  await db.deleteFrom('blogs').where('id', '=', blog.id).execute()
  await db.deleteFrom('authors').where('id', '=', book.author_id).execute()
  expect(await countOf(db, 'book')).toBe(0)
  expect(await countOf(db, 'author')).toBe(0)
  expect(await countOf(db, 'article')).toBe(0)
})

test('emptying a table empties its entries and no others', async () => {
  const { db } = await aDatabase()
  const book = await aBook(db)
  await aBlog(db)
  await emptyBooks(db)
  expect(await countOf(db, 'book')).toBe(0)
  expect(await countOf(db, 'article')).toBe(1)
  expect(await countOf(db, 'question')).toBe(questions.length)
  expect((await entryOf(db, 'author', book.author_id))?.listed).toBe(false)
  await sql`truncate blogs cascade`.execute(db)
  expect(await countOf(db, 'article')).toBe(0)
})

test('an author renamed while a book of theirs appears leaves no old name behind', async () => {
  const { db } = await aDatabase()
  const author = await anAuthor(db, { name: 'Old Name' })
  let publish: Promise<{ id: number }> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('authors').set({ name: 'New Name' }).where('id', '=', author.id).execute()
    publish = aBook(db, { title: 'Appears', author_id: author.id })
    // It waits for us from here on; a query of ours that sees it wait is the proof.
    await waitsForLock(db)
  })
  const book = await publish
  expect((await entryOf(db, 'book', book?.id ?? 0))?.plain).toBe('| appears || new name |')
})

async function waitsForLock(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    if (rows.length > 0) return
  }
}

test('keys that were made by other rules are made again at the next start, once', async () => {
  const { db } = await aDatabase()
  const book = await aBook(db, { title: 'கனவு' })
  expect(await renewSearchKeys(db)).toBe(false)
  await sql`create or replace function sound_key(given text) returns text language sql immutable strict
    return 'other'`.execute(db)
  await db.updateTable('books').set({ title: 'கனவுகள்' }).where('id', '=', book.id).execute()
  expect((await entryOf(db, 'book', book.id))?.title_keys).toBe('| other |')

  await sql`update search_rules set fingerprint = 'of other rules'`.execute(db)
  const renewed = await Promise.all([renewSearchKeys(db), renewSearchKeys(db), renewSearchKeys(db)])
  expect(renewed.toSorted()).toEqual([false, false, true])
  expect((await entryOf(db, 'book', book.id))?.title_keys).toBe('| kanavukal |')
  expect(await countOf(db, 'question')).toBe(questions.length)
})
