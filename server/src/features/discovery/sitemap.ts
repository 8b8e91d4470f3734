import { MAX_ID } from '@panai/contract/fields'
import type { Database } from '../../db/database.ts'
import { isPublicAuthor } from '../catalogue/public-authors.ts'
import { xmlText } from './xml.ts'

/** The protocol's own limit is 50,000; smaller files are read sooner. A file holds the records of so many consecutive ids. */
const IDS_PER_FILE = 10_000

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

const paths = { books: '/books/', authors: '/authors/', blogs: '/blog/' } as const
type RecordKind = keyof typeof paths

/** What of each kind the world may see. */
const shown = {
  books: (db: Database) => db.selectFrom('books').where('published_at', 'is not', null),
  authors: (db: Database) => db.selectFrom('authors').where(isPublicAuthor),
  blogs: (db: Database) => db.selectFrom('blogs'),
}

type Place = { path: string; changed?: Date }

/** The index of all sitemaps: fixed pages, and as many files of each kind of record as its ids need. */
export async function sitemapIndex(db: Database, origin: string): Promise<string> {
  const files = ['pages-1']
  for (const kind of Object.keys(paths) as RecordKind[]) {
    const newest = await shown[kind](db).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
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
  const entries = places.map(
    ({ path, changed }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
  )
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

async function records(db: Database, kind: string, file: number): Promise<Place[]> {
  if (!isRecordKind(kind)) return []
  const first = (file - 1) * IDS_PER_FILE + 1
  if (first > MAX_ID) return []
  const rows = await shown[kind](db)
    .select(['id', 'updated_at'])
    .where('id', '>=', first)
    .where('id', '<=', Math.min(first + IDS_PER_FILE - 1, MAX_ID))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ path: paths[kind] + row.id, changed: row.updated_at }))
}

function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(paths, kind)
}
