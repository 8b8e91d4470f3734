import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Block, BookDocument, Inline } from '@panai/contract/manuscripts/book-document'
import type { Tx } from '@panai/server/db/transaction'
import type { BookFile, SampleFile } from './read-catalogue.ts'
import { upsert } from './upsert.ts'

/** When the demo says that they were taken: the same each time that it is loaded. */
const MADE_AT = new Date('2026-10-30T04:30:00Z')
const base = { at: 1, isGuessed: false }

/** First chapters that can be read of books of the demo: all of them are in the public domain. Again it changes nothing. */
export async function putSamples(
  tx: Tx,
  books: readonly BookFile[],
  samples: readonly SampleFile[],
): Promise<void> {
  const references = samples.map(({ slug }) => books.find((book) => book.slug === slug)?.reference ?? '')
  const rows = await tx
    .selectFrom('books')
    .select(['id', 'reference'])
    .where('reference', 'in', references)
    .execute()
  const idOf = new Map(rows.map(({ id, reference }) => [reference, id]))
  const withIds = samples.map((sample, at) => {
    const id = idOf.get(references[at] ?? '')
    if (id === undefined) throw new Error(`demo/catalogue/books/${sample.slug}.md is missing`)
    return { id, sample }
  })
  await upsert(
    tx,
    'book_samples',
    'book_id',
    withIds.map(({ id, sample: { percent } }) => ({
      ...{ book_id: id, extent: 'first_chapter' as const, text_revision: 0 },
      ...{ state: 'made' as const, percent, made_at: MADE_AT },
    })),
  )
  await upsert(
    tx,
    'book_sample_pages',
    ['book_id', 'number'],
    withIds.map(({ id, sample }) => ({ book_id: id, number: 1, content: JSON.stringify(pageOf(sample)) })),
  )
}

function pageOf({ title, number, form, body }: SampleFile): Pick<BookDocument, 'sections' | 'footnotes'> {
  const blocks = body.split('\n\n').map((text): Block => {
    const lines = text.split('\n').flatMap((line, at): Inline[] => {
      return at === 0 ? [runOf(line)] : [{ lineBreak: true }, runOf(line)]
    })
    return { ...base, kind: form === 'verse' ? 'verse' : 'paragraph', inlines: lines }
  })
  return {
    sections: [{ ...base, kind: 'chapter', matter: null, number: number ?? null, title, notes: [], blocks }],
    footnotes: [],
  }
}

function runOf(text: string): Inline {
  return {
    text,
    ...{ emphasis: false, strong: false, smallCaps: false, underlined: false, struck: false },
    ...{ position: 'baseline', language: languageOfLetters(text), href: null },
  }
}
