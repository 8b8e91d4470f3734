import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Database } from '@panai/server/db/database'
import { type Tx, takeAnyTime } from '@panai/server/db/transaction'
import { storeDrawnPicture } from '@panai/server/features/pictures/store-picture'
import type { Storage } from '@panai/server/files/storage'
import { limitConcurrency } from '@panai/server/http/limit-concurrency'
import { clearAuthors } from './author/clear-authors.ts'
import { putDemoAuthor } from './author/put-demo-author.ts'
import { clearStaffWork } from './clear-staff-work.ts'
import { demoLogin } from './demo-login.ts'
import { demoStaff, putDemoStaff, resetDemoStaff } from './demo-staff.ts'
import { putDemoLetters } from './put-demo-letters.ts'
import { putSamples } from './put-samples.ts'
import { type AuthorFile, type BookFile, readCatalogue } from './read-catalogue.ts'
import { upsert } from './upsert.ts'

const drawn = path.resolve(import.meta.dirname, '../art/drawn')
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const NEWEST = Date.parse('2026-10-30T04:30:00Z')

type Say = (line: string) => void
type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** Brings the demo catalogue to what the files say. Loading it again changes nothing. */
export async function loadDemo(db: Database, storage: Storage, say: Say): Promise<void> {
  const catalogue = await readCatalogue()
  say(
    `Demo catalogue: ${catalogue.books.length} books, ${catalogue.authors.length} authors and their pictures`,
  )
  const pictures = await storeAll(db, storage, catalogue)
  const { sales, hasStaff } = await db.transaction().execute(async (tx) => {
    await takeAnyTime(tx)
    await putAuthors(tx, catalogue.authors, pictures)
    await putBooks(tx, catalogue.books, pictures)
    await putSamples(tx, catalogue.books, catalogue.samples)
    await putBlogs(tx, catalogue.blogs, pictures)
    await putTestimonials(tx, catalogue.testimonials, pictures)
    const hasStaff = await putDemoStaff(tx)
    const sales = await putDemoAuthor(tx, pictures)
    await putDemoLetters(tx)
    return { sales, hasStaff }
  })
  if (sales > 0)
    say(`Demo author: ${sales} made-up sales; log in as ${demoLogin.email}, password ${demoLogin.password}`)
  if (hasStaff)
    say(`Demo staff: ${demoStaff.map(({ email }) => email).join(', ')}; log in at /staff, same password`)
}

/** Removes everything that visitors, authors and the demo's staff have made or changed, and loads the demo again. */
export async function resetDemo(db: Database, storage: Storage, say: Say): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeAnyTime(tx)
    await clearAuthors(tx)
    await clearStaffWork(tx)
    await resetDemoStaff(tx)
    for (const table of ['book_contributors', 'books', 'testimonials', 'blogs', 'authors'] as const)
      await tx.deleteFrom(table).execute()
  })
  await loadDemo(db, storage, say)
}

type Pictures = ReadonlyMap<string, number>

/** Stores the drawn pictures. @returns their ids by path below `drawn/`. */
async function storeAll(db: Database, storage: Storage, catalogue: Catalogue): Promise<Pictures> {
  const paths = [
    ...catalogue.books.map(({ slug }) => `covers/${slug}.webp`),
    ...catalogue.authors.map(({ slug }) => `authors/${slug}.webp`),
    ...catalogue.blogs.map(({ slug }) => `blogs/${slug}.webp`),
    ...catalogue.testimonials.flatMap(({ slug }) => [
      `testimonials/${slug}-cover.webp`,
      `testimonials/${slug}-author.webp`,
    ]),
  ]
  const ids = new Map<string, number>()
  // More at once would be no faster, and the process would keep the memory that they took.
  const enter = limitConcurrency(2)
  const store = async (name: string) => {
    const bytes = await readFile(path.join(drawn, name)).catch(() => null)
    if (bytes) ids.set(name, await storeDrawnPicture(db, storage, bytes))
  }
  await Promise.all(paths.map((name) => enter(() => store(name))))
  return ids
}

async function putAuthors(tx: Tx, authors: readonly AuthorFile[], pictures: Pictures): Promise<void> {
  const rows = authors.map((author) => ({
    slug: author.slug,
    name: author.name,
    name_latin: author.name_latin ?? null,
    other_names: author.other_names ?? null,
    years: author.years ?? null,
    language: author.language,
    bio: author.body,
    bio_en: author.bio_en ?? null,
    bio_ta: author.bio_ta ?? null,
    awards: author.awards ?? null,
    photo_id: pictures.get(`authors/${author.slug}.webp`) ?? null,
  }))
  await upsert(tx, 'authors', 'slug', rows)
}

async function putBooks(tx: Tx, books: readonly BookFile[], pictures: Pictures): Promise<void> {
  const authorIds = await idsBy(tx, 'authors')
  const authorId = (slug: string) => {
    const id = authorIds.get(slug)
    if (id === undefined) throw new Error(`demo/catalogue/authors/${slug}.md is missing`)
    return id
  }
  const rows = books.map((book) => ({
    reference: book.reference,
    title: book.title,
    title_latin: book.title_latin ?? null,
    subtitle: book.subtitle ?? null,
    language: book.language,
    author_id: authorId(book.author),
    genre: book.genre,
    formats: book.formats,
    trim_size: book.trim_size ?? null,
    pages: book.pages ?? null,
    mrp_paise: book.mrp * 100,
    is_featured: book.featured,
    first_published: book.first_published ?? null,
    description: book.body,
    description_en: book.description_en ?? null,
    description_ta: book.description_ta ?? null,
    cover_id: pictures.get(`covers/${book.slug}.webp`) ?? null,
    published_at: publishedAt(book.reference),
  }))
  await upsert(tx, 'books', 'reference', rows)

  const bookIds = await tx.selectFrom('books').select(['id', 'reference']).execute()
  const idOf = new Map(bookIds.map((row) => [row.reference, row.id]))
  const contributors = books.flatMap((book) =>
    book.contributors.map((person, index) => ({
      book_id: idOf.get(book.reference) ?? 0,
      position: index + 1,
      role: person.role,
      name: person.name,
      author_id: person.author ? authorId(person.author) : null,
    })),
  )
  await upsert(tx, 'book_contributors', ['book_id', 'position'], contributors)
}

/**
 * Spreads the books over a year so that authors and languages mix: multiplying by 23 visits every week of 53 once. The sample
 * titles behind them are older, for a year of sales is made up for them.
 */
function publishedAt(reference: string): string {
  const number = Number(reference.slice(-4))
  const weeks = number < 53 ? (number * 23) % 53 : number
  return new Date(NEWEST - weeks * WEEK_MS).toISOString()
}

async function putBlogs(tx: Tx, blogs: Catalogue['blogs'], pictures: Pictures): Promise<void> {
  const rows = blogs.map((blog) => ({
    slug: blog.slug,
    title: blog.title,
    content: blog.body,
    language: blog.language,
    ...ofBlogTranslation(blog),
    published_at: new Date(`${blog.date}T00:00:00+05:30`),
    picture_id: pictures.get(`blogs/${blog.slug}.webp`) ?? null,
  }))
  await upsert(tx, 'blogs', 'slug', rows)
}

/** Every column in every row, as of testimonials. The texts are plain, and the drawn pictures say nothing that words would have to. */
function ofBlogTranslation({ translation }: Catalogue['blogs'][number]) {
  const given = (language: InterfaceLanguage) =>
    translation?.language === language ? translation : { title: null, body: null }
  const [en, ta] = [given('en'), given('ta')]
  return {
    ...{ html: null, html_en: null, html_ta: null },
    ...{ picture_alt: '', picture_alt_en: null, picture_alt_ta: null },
    ...{ title_en: en.title, content_en: en.body, title_ta: ta.title, content_ta: ta.body },
  }
}

async function putTestimonials(
  tx: Tx,
  testimonials: Catalogue['testimonials'],
  pictures: Pictures,
): Promise<void> {
  const rows = testimonials.map((testimonial) => ({
    slug: testimonial.slug,
    position: testimonial.order,
    book_title: testimonial.book_title,
    rating: testimonial.rating ?? null,
    quote: testimonial.body,
    language: testimonial.language,
    author_name: testimonial.author_name,
    author_title: testimonial.author_title,
    ...translationsOf(testimonial),
    cover_id: pictures.get(`testimonials/${testimonial.slug}-cover.webp`) ?? null,
    photo_id: pictures.get(`testimonials/${testimonial.slug}-author.webp`) ?? null,
    is_demo: true,
  }))
  await upsert(tx, 'testimonials', 'slug', rows)
}

/** Every column in every row: one that has no translation any more loses it. */
function translationsOf({ translation }: Catalogue['testimonials'][number]) {
  const given = (language: InterfaceLanguage) =>
    translation?.language === language ? translation : { quote: null, author_name: null, author_title: null }
  const [en, ta] = [given('en'), given('ta')]
  return {
    quote_en: en.quote,
    author_name_en: en.author_name,
    author_title_en: en.author_title,
    quote_ta: ta.quote,
    author_name_ta: ta.author_name,
    author_title_ta: ta.author_title,
  }
}

async function idsBy(tx: Tx, table: 'authors'): Promise<Map<string, number>> {
  const rows = await tx.selectFrom(table).select(['id', 'slug']).execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}
