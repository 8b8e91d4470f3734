import { MAX_ID } from '@panai/contract/http/fields'
import { keysOf } from '@panai/contract/http/keys-of'
import { isInTamil, TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { xmlText } from '../../formats/xml/xml-text.ts'
import { isPublicAuthor } from '../catalogue/index.ts'
import { isPublished } from '../content/index.ts'

/** The protocol's own limit is 50,000 addresses; smaller files are read sooner. A file holds the records of so many consecutive ids, each in two languages, and books also with their samples. */
const IDS_PER_FILE = 5_000

const fixedPages = [
  '/',
  '/publications',
  '/blogs',
  '/royaltyform',
  '/help',
  '/contact',
  '/services/self-publishing',
  '/services/translation',
  '/services/sponsored-publishing',
]

/** What of each kind the world may see. */
const recordKinds = {
  books: { table: 'books', path: '/books/', shows: sql<boolean>`published_at is not null` },
  authors: { table: 'authors', path: '/authors/', shows: isPublicAuthor },
  blogs: { table: 'blogs', path: '/blog/', shows: isPublished },
} as const
type RecordKind = keyof typeof recordKinds

type Place = { path: string; changed?: Date }

/** The index of all sitemaps: fixed pages, and as many files of each kind of record as its ids need. */
export async function sitemapIndex(db: Database, origin: string): Promise<string> {
  const files = ['pages-1']
  for (const kind of keysOf(recordKinds)) {
    const { table, shows } = recordKinds[kind]
    const newest = await db
      .selectFrom(table)
      .select('id')
      .where(shows)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const last = newest?.id ?? 0
    for (let file = 1; file <= Math.ceil(last / IDS_PER_FILE); file++) files.push(`${kind}-${file}`)
  }
  const entries = files.map(
    (file) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${file}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}

/** One file of the index; null when there is no such file. */
export async function sitemapFile(
  db: Database,
  origin: string,
  kind: string,
  file: number,
): Promise<string | null> {
  const places: Place[] =
    kind === 'pages'
      ? file === 1
        ? fixedPages.map((path) => ({ path }))
        : []
      : await records(db, kind, file)
  if (places.length === 0) return null
  const entries = places.map((place) => urlsOf(place, origin))
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

/** A page in both languages is two addresses, of which each names both. */
function urlsOf({ path, changed }: Place, origin: string): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  const english = xmlText(origin + path)
  if (!isInTamil(path)) return `<url><loc>${english}</loc>${lastmod}</url>`
  const tamil = xmlText(origin + TAMIL_PREFIX + path)
  const links = [
    ['en-IN', english],
    ['ta-IN', tamil],
    ['x-default', english],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  return [english, tamil]
    .map((address) => `<url><loc>${address}</loc>${lastmod}${links.join('')}</url>`)
    .join('')
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

async function records(db: Database, kind: string, file: number): Promise<Place[]> {
  if (!isRecordKind(kind)) return []
  const first = (file - 1) * IDS_PER_FILE + 1
  if (first > MAX_ID) return []
  const last = Math.min(first + IDS_PER_FILE - 1, MAX_ID)
  const { table, path, shows } = recordKinds[kind]
  const rows = await db
    .selectFrom(table)
    .select(['id', 'updated_at'])
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where(shows)
    .orderBy('id')
    .execute()
  const places = rows.map((row) => ({ path: path + row.id, changed: row.updated_at }))
  return kind === 'books' ? [...places, ...(await samples(db, { first, last }))] : places
}

/** Pages on which a part of a book of these ids can be read. */
async function samples(db: Database, { first, last }: { first: number; last: number }): Promise<Place[]> {
  const rows = await db
    .selectFrom('book_samples')
    .innerJoin('books', 'books.id', 'book_id')
    .select(['book_id', 'made_at'])
    .where('book_id', '>=', first)
    .where('book_id', '<=', last)
    .where('made_at', 'is not', null)
    .where('published_at', 'is not', null)
    .orderBy('book_id')
    .execute()
  return rows.map(({ book_id, made_at }) => ({
    path: `/books/${book_id}/sample`,
    ...(made_at && { changed: made_at }),
  }))
}

function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(recordKinds, kind)
}
