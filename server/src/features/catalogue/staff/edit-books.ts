import { MOST_MRP } from '@panai/contract/catalogue/book-facts'
import { type BookEdit, bookEditMessages, type EditedBook } from '@panai/contract/catalogue/staff/book-edits'
import { inRupees } from '@panai/contract/money/grouped-rupees'
import { type Paise, paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

const PAISE_IN_A_RUPEE = 100

type Facts = {
  is_featured: boolean
  genre: string
  formats: string[]
  mrp_paise: number
  published_at: Date | null
  submission_id: number | null
}

/** What an edit makes of each of the books, in the order in which they were named. Nothing is changed. */
export async function previewEdit(
  db: Database | Tx,
  ids: readonly number[],
  edit: BookEdit,
): Promise<EditedBook[]> {
  const rows = await db
    .selectFrom('books')
    .where('books.id', 'in', [...ids])
    .select(['id', 'version', 'title', 'is_featured', 'genre', 'formats', 'mrp_paise', 'published_at'])
    .select(({ selectFrom }) =>
      selectFrom('submissions')
        .whereRef('submissions.book_id', '=', 'books.id')
        .select('submissions.id')
        .limit(1)
        .as('submission_id'),
    )
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => {
    const book = found.get(id)
    if (!book)
      return {
        id,
        version: 1,
        title: '',
        outcome: 'refused',
        before: '',
        after: '',
        reason: bookEditMessages.gone,
      }
    return { id, version: book.version, title: book.title, ...decide(book, edit) }
  })
}

function decide(book: Facts, edit: BookEdit): Pick<EditedBook, 'outcome' | 'before' | 'after' | 'reason'> {
  const [before, after] = inWords(book, edit)
  const reason = before === after ? null : reasonAgainst(book, edit)
  const outcome = before === after ? 'same' : reason === null ? 'changed' : 'refused'
  return { outcome, before, after, reason }
}

/** The value now and then, as people read it. */
function inWords(book: Facts, edit: BookEdit): [before: string, after: string] {
  switch (edit.what) {
    case 'featured':
      return [yesOrNo(book.is_featured), yesOrNo(edit.value)]
    case 'published':
      return [state(book.published_at !== null), state(edit.value)]
    case 'genre':
      return [book.genre, edit.value]
    case 'formats':
      return [book.formats.join(', '), edit.value.join(', ')]
    default:
      return [inRupees(paise(book.mrp_paise)), inRupees(newPrice(book, edit))]
  }
}

function reasonAgainst(book: Facts, edit: BookEdit): string | null {
  if (edit.what === 'published') return book.submission_id === null ? null : bookEditMessages.ofManuscript
  if (edit.what !== 'mrp_percent') return null
  const price = newPrice(book, edit)
  if (price < PAISE_IN_A_RUPEE) return bookEditMessages.tooLow
  return price > MOST_MRP ? bookEditMessages.tooHigh : null
}

/** By percentage in whole rupees, half a rupee up. The percentage is taken in hundredths, so that no float decides about a rupee. */
function newPrice(
  book: Pick<Facts, 'mrp_paise'>,
  edit: Extract<BookEdit, { what: 'mrp' | 'mrp_percent' }>,
): Paise {
  if (edit.what === 'mrp') return edit.value
  const factor = 10_000 + Math.round(edit.value * 100)
  return paise(Math.floor((book.mrp_paise * factor) / 1_000_000 + 0.5) * PAISE_IN_A_RUPEE)
}

/**
 * Edits all of the books or none. @returns how many were changed.
 * @throws Refusal conflict when one is not what the preview was made of, invalid when one can't be changed so.
 */
export async function editBooks(
  tx: Tx,
  books: readonly { id: number; version: number }[],
  edit: BookEdit,
): Promise<number> {
  const ids = books.map(({ id }) => id)
  // In one order, so that two edits of the same books wait for each other instead of stopping each other.
  await tx.selectFrom('books').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const preview = await previewEdit(tx, ids, edit)
  const versions = new Map(books.map(({ id, version }) => [id, version]))
  if (
    preview.some(
      ({ id, version, reason }) => reason !== bookEditMessages.gone && versions.get(id) !== version,
    )
  )
    throw new Refusal('conflict', bookEditMessages.changedMeanwhile, { reason: 'stale' })
  const refused = preview.filter(({ outcome }) => outcome === 'refused')
  if (refused.length > 0)
    throw new Refusal('invalid', bookEditMessages.refused, {
      errors: { books: refused.map(({ title, reason }) => [title, reason].filter(Boolean).join(': ')) },
    })
  const changed = preview.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id)
  if (changed.length > 0) await write(tx, changed, edit)
  return changed.length
}

async function write(tx: Tx, ids: readonly number[], edit: BookEdit): Promise<void> {
  if (edit.what === 'mrp_percent') {
    const rows = await tx
      .selectFrom('books')
      .select(['id', 'mrp_paise'])
      .where('id', 'in', [...ids])
      .execute()
    const prices = rows.map((row) => newPrice(row, edit))
    await sql`
      update books set mrp_paise = priced.price
      from unnest(${rows.map(({ id }) => id)}::int[], ${prices}::bigint[]) as priced (id, price)
      where books.id = priced.id`.execute(tx)
    return
  }
  await tx
    .updateTable('books')
    .set(changeOf(edit))
    .where('id', 'in', [...ids])
    .execute()
}

function changeOf(edit: Exclude<BookEdit, { what: 'mrp_percent' }>) {
  switch (edit.what) {
    case 'featured':
      return { is_featured: edit.value }
    case 'published':
      return { published_at: edit.value ? new Date() : null }
    case 'genre':
      return { genre: edit.value }
    case 'formats':
      return { formats: edit.value }
    case 'mrp':
      return { mrp_paise: edit.value }
  }
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function state(isPublished: boolean): string {
  return isPublished ? 'published' : 'draft'
}
