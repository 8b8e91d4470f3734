import type { Database } from '../src/db/database.ts'
import { aBook, chapter, paragraph } from './a-book-text.ts'

/** Notes a sample of a book as though it were taken from its manuscript: one page with this text. */
export async function addSample(db: Database, bookId: number, text = 'மழை நின்றது.'): Promise<void> {
  await db
    .insertInto('book_samples')
    .values({
      ...{ book_id: bookId, extent: 'tenth', text_revision: 0 },
      ...{ state: 'made', percent: 9, made_at: new Date() },
    })
    .execute()
  const { sections, footnotes } = aBook([chapter('ஒன்று', [paragraph(text)])])
  await db
    .insertInto('book_sample_pages')
    .values({ book_id: bookId, number: 1, content: JSON.stringify({ sections, footnotes }) })
    .execute()
}
