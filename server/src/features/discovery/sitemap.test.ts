import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSample } from '../../../test/add-sample.ts'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBlog, aBook, anAuthor } from '../../../test/builders.ts'
import { childrenOf, parseXml, textOf } from '../../../test/parse-xml.ts'

const origin = 'https://books.example'

let empty: TestApplication
beforeAll(async () => {
  empty = await startTestApplication()
})
afterAll(() => empty.stop())

async function entries(application: TestApplication, address: string, kind: 'sitemap' | 'url') {
  const { status, headers, text } = await application.get(address)
  expect([address, status, headers['content-type']]).toEqual([address, 200, 'application/xml; charset=utf-8'])
  const root = parseXml(text)
  expect(root.name).toBe(kind === 'url' ? 'urlset' : 'sitemapindex')
  expect(root.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return childrenOf(root, kind).map((entry) => ({
    loc: textOf(entry, 'loc'),
    lastmod: textOf(entry, 'lastmod'),
  }))
}

async function filesOf(application: TestApplication): Promise<string[]> {
  return (await entries(application, '/sitemap.xml', 'sitemap')).map(({ loc }) => loc.slice(origin.length))
}

test('the index names a file for the fixed pages and files for each kind of record that there is', async () => {
  const application = await anApplication()
  expect(await filesOf(application)).toEqual(['/sitemaps/pages-1.xml'])
  await aBook(application.db)
  await aBlog(application.db)
  const fresh = await anApplication({ database: application })
  expect(await filesOf(fresh)).toEqual([
    '/sitemaps/pages-1.xml',
    '/sitemaps/books-1.xml',
    '/sitemaps/authors-1.xml',
    '/sitemaps/blogs-1.xml',
  ])
})

test('every published book, every author of one and every article stands in it with the time of its last change', async () => {
  const application = await anApplication()
  const { db } = application
  const books = [await aBook(db), await aBook(db)]
  await aBook(db, { published_at: null })
  const poet = await anAuthor(db)
  await aBook(db, { author_id: poet.id })
  const newcomer = await anAuthor(db)
  const blog = await aBlog(db)
  const found: { loc: string; lastmod: string }[] = []
  for (const file of await filesOf(application)) found.push(...(await entries(application, file, 'url')))
  const records = found.filter(({ loc }) => /\d$/.test(loc))
  expect(records).toEqual(
    expect.arrayContaining([
      ...books.map((book) => ({ loc: `${origin}/books/${book.id}`, lastmod: book.updated_at.toISOString() })),
      ...books.map((book) => ({
        loc: `${origin}/ta/books/${book.id}`,
        lastmod: book.updated_at.toISOString(),
      })),
      { loc: `${origin}/authors/${poet.id}`, lastmod: poet.updated_at.toISOString() },
      { loc: `${origin}/blog/${blog.id}`, lastmod: blog.updated_at.toISOString() },
    ]),
  )
  expect(records.map(({ loc }) => loc)).not.toContain(`${origin}/authors/${newcomer.id}`)
  // Each of the three books has an author of its own, and each page is there in two languages.
  expect(records).toHaveLength(2 * (2 + 4 + 1))
})

test('of the books that have a sample of their text, its page stands in it too, as long as the book is there', async () => {
  const application = await anApplication()
  const { db } = application
  const [book, withdrawn] = [await aBook(db), await aBook(db, { published_at: null })]
  await addSample(db, book.id)
  await addSample(db, withdrawn.id)
  const samples = (await entries(application, '/sitemaps/books-1.xml', 'url')).filter(({ loc }) =>
    loc.endsWith('/sample'),
  )
  expect(samples.map(({ loc }) => loc)).toEqual([
    `${origin}/books/${book.id}/sample`,
    `${origin}/ta/books/${book.id}/sample`,
  ])
  for (const { lastmod } of samples) expect(Date.parse(lastmod)).toBeGreaterThan(0)
})

test('every address in it leads to a page', async () => {
  const application = await anApplication()
  await aBook(application.db)
  await aBlog(application.db)
  for (const file of await filesOf(application))
    for (const { loc } of await entries(application, file, 'url'))
      expect([
        loc,
        (await application.get(loc.slice(origin.length), { accept: 'text/html' })).status,
      ]).toEqual([loc, 200])
})

test('each language of a page names both', async () => {
  const application = await anApplication()
  const book = await aBook(application.db)
  const read = async (file: string) =>
    childrenOf(parseXml((await application.get(file)).text), 'url').map((entry) => [
      textOf(entry, 'loc'),
      childrenOf(entry, 'xhtml:link').map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`),
    ])
  const languages = [
    `en-IN ${origin}/books/${book.id}`,
    `ta-IN ${origin}/ta/books/${book.id}`,
    `x-default ${origin}/books/${book.id}`,
  ]
  expect(await read('/sitemaps/books-1.xml')).toEqual([
    [`${origin}/books/${book.id}`, languages],
    [`${origin}/ta/books/${book.id}`, languages],
  ])
  const pages = await read('/sitemaps/pages-1.xml')
  for (const path of ['/', '/royaltyform', '/help'])
    for (const prefix of ['', '/ta'])
      expect(pages).toContainEqual([
        `${origin}${prefix}${path}`,
        [`en-IN ${origin}${path}`, `ta-IN ${origin}/ta${path}`, `x-default ${origin}${path}`],
      ])
})

test('a file holds the records of five thousand consecutive ids', async () => {
  const application = await anApplication()
  const { db, pool } = application
  const first = await aBook(db)
  await pool.query('alter table books alter column id restart with 5000')
  const [last, next] = [await aBook(db), await aBook(db)]
  await pool.query('alter table books alter column id restart with 15001')
  const far = await aBook(db)
  const files = (await filesOf(application)).filter((file) => file.includes('books'))
  expect(files).toEqual([1, 2, 3, 4].map((number) => `/sitemaps/books-${number}.xml`))
  const ids = async (file: string) =>
    (await entries(application, file, 'url')).map(({ loc }) => Number(loc.split('/').at(-1)))
  expect(await ids('/sitemaps/books-1.xml')).toEqual([first.id, first.id, last.id, last.id])
  expect(await ids('/sitemaps/books-2.xml')).toEqual([next.id, next.id])
  expect(await ids('/sitemaps/books-4.xml')).toEqual([far.id, far.id])
})

test.each([
  '/sitemaps/books-1.xml',
  '/sitemaps/books-0.xml',
  '/sitemaps/books-01.xml',
  '/sitemaps/books-999999.xml',
  '/sitemaps/pages-2.xml',
  '/sitemaps/pictures-1.xml',
  '/sitemaps/constructor-1.xml',
  '/sitemaps/books-429498.xml',
  '/sitemaps/books.xml',
])('%s is not there', async (address) => {
  expect((await empty.get(address)).status).toBe(404)
})
