import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.gen.ts'
import type { Tx } from '../src/db/transaction.ts'

type Given<T extends keyof Tables> = Partial<Insertable<Tables[T]>>
type Row<T extends keyof Tables> = Selectable<Tables[T]>
type Db = Database | Tx

const FIRST_DAY = Date.parse('2024-01-01T00:00:00Z')
const HOUR_MS = 3_600_000
let made = 0

/** Another number each time, so that what must be unique is. */
function next(): number {
  made += 1
  return made
}

export async function aPicture(db: Db, given: Given<'pictures'> = {}): Promise<Row<'pictures'>> {
  return db
    .insertInto('pictures')
    .values({
      key: randomBytes(16).toString('hex'),
      width: 800,
      height: 1200,
      placeholder: '#1f5c4a',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function anAuthor(db: Db, given: Given<'authors'> = {}): Promise<Row<'authors'>> {
  const number = next()
  return db
    .insertInto('authors')
    .values({ slug: `author-${number}`, name: `Author ${number}`, language: 'en', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A published book; its author is made too unless one is given. A later one is newer. */
export async function aBook(db: Db, given: Given<'books'> = {}): Promise<Row<'books'>> {
  const number = next()
  return db
    .insertInto('books')
    .values({
      reference: `TEST-${number}`,
      title: `Book ${number}`,
      description: 'Of a book that no one has written.',
      language: 'en',
      author_id: given.author_id ?? (await anAuthor(db)).id,
      genre: 'fiction',
      formats: ['paperback'],
      mrp_paise: 29_900,
      published_at: new Date(FIRST_DAY + number * HOUR_MS),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Rule = Pick<Insertable<Tables['royalty_rules']>, 'basis' | 'rate_bp' | 'format'> & {
  valid_from?: string
}

/** An agreement of a book from 2020 on, with its rules. @returns its id. */
export async function anAgreement(db: Db, book_id: number, rules: readonly Rule[]): Promise<number> {
  const since2020 = { valid_from: '2020-01-01' }
  const { id: agreement_id } = await db
    .insertInto('agreements')
    .values({ book_id, publisher_of_record: 'company', ...since2020 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const rule of rules)
    await db
      .insertInto('royalty_rules')
      .values({ agreement_id, book_id, ...since2020, ...rule })
      .execute()
  return agreement_id
}

/** The beginning of a day (ISO 8601) as India counts it. */
export function dayInIndia(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** A published article, its text without form. */
export async function aBlog(db: Db, given: Given<'blogs'> = {}): Promise<Row<'blogs'>> {
  const number = next()
  return db
    .insertInto('blogs')
    .values({
      slug: `article-${number}`,
      title: `Article ${number}`,
      content: 'First line.\nSecond line.\n\nSecond paragraph.',
      language: 'en',
      published_at: dayInIndia('2024-05-01'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function aTestimonial(db: Db, given: Given<'testimonials'> = {}): Promise<Row<'testimonials'>> {
  const number = next()
  return db
    .insertInto('testimonials')
    .values({
      slug: `testimonial-${number}`,
      position: number,
      book_title: 'A book',
      quote: 'They kept every comma.',
      language: 'en',
      author_name: 'An author',
      author_title: 'First-time author',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A submission whose manuscript lies elsewhere; author and cover are made too unless they are given. */
export async function aSubmission(db: Db, given: Given<'submissions'> = {}): Promise<Row<'submissions'>> {
  const number = next()
  return db
    .insertInto('submissions')
    .values({
      author_id: given.author_id ?? (await anAuthor(db)).id,
      author_name: 'An author',
      title: `Manuscript ${number}`,
      language: 'tamil',
      genres: ['fiction'],
      contributor_types: [],
      drive_link: 'https://drive.google.com/file/d/1',
      cover_id: given.cover_id ?? (await aPicture(db)).id,
      digest: randomBytes(32).toString('hex'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the contact form sends. */
export function aMessage(given: Partial<Record<string, unknown>> = {}): Record<string, unknown> {
  const number = next()
  return {
    name: `Reader ${number}`,
    email: `reader-${number}@mail.example`,
    phone: '+91 98400 00000',
    reason: 'General Inquiry',
    message: `Question ${number}: do you print in Tamil?`,
    ...given,
  }
}
