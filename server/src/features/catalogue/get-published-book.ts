import { bookFactNames } from '@panai/contract/catalogue/book-facts'
import type { BookDetail } from '@panai/contract/catalogue/books'
import { messages } from '@panai/contract/http/messages'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { allFacts, toFacts } from './book-facts.ts'

/** @throws Refusal not_found when there is no such published book. */
export async function getPublishedBook(db: Database, id: number): Promise<BookDetail> {
  const row = await db
    .selectFrom('books')
    .innerJoin('authors', 'authors.id', 'books.author_id')
    .leftJoin('pictures as covers', 'covers.id', 'books.cover_id')
    .leftJoin('pictures as photos', 'photos.id', 'authors.photo_id')
    .where('books.id', '=', id)
    .where('books.published_at', 'is not', null)
    .select(allFacts)
    .select(['books.id', 'books.reference', 'books.rating', 'books.author_id'])
    .select(['books.published_at', 'books.updated_at'])
    .select([
      'authors.name as author_name',
      'authors.name_latin as author_name_latin',
      'authors.language as author_language',
      'authors.bio as author_bio',
      'authors.bio_en as author_bio_en',
      'authors.bio_ta as author_bio_ta',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('book_samples')
          .select('book_id')
          .whereRef('book_id', '=', 'books.id')
          .where('state', '=', 'made'),
      ).as('has_sample'),
    )
    .select([pictureFrom('covers').as('cover'), pictureFrom('photos').as('photo')])
    .executeTakeFirst()
  if (!row?.published_at) throw new Refusal('not_found', messages.bookNotFound)

  // A shop of a format that the book does not have any more sells what nobody can get.
  const shops = await db
    .selectFrom('book_shops')
    .select(['format', 'name', 'url'])
    .where('book_id', '=', id)
    .where('format', 'in', row.formats)
    .orderBy('position')
    .execute()
  const cover = toPicture(row.cover)
  const photo = toPicture(row.photo)
  const { formats, cover_id: _, ...facts } = toFacts(row, bookFactNames)
  return {
    ...facts,
    id: row.id,
    reference: row.reference,
    format: formats,
    rating: row.rating,
    cover: cover.picture,
    cover_image: cover.path,
    author_id: row.author_id,
    author: {
      id: row.author_id,
      name: row.author_name,
      name_latin: row.author_name_latin,
      language: row.author_language,
      bio: row.author_bio,
      bio_en: row.author_bio_en,
      bio_ta: row.author_bio_ta,
      photo: photo.picture,
      profile_photo: photo.path,
    },
    has_sample: Boolean(row.has_sample),
    shops,
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
