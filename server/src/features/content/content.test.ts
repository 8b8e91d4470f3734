import { getBlog, listBlogs } from '@panai/contract/content/blogs'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBlog, aBook, aPicture, aTestimonial, dayInIndia } from '../../../test/builders.ts'

let application: TestApplication
let author: number
beforeAll(async () => {
  application = await startTestApplication()
  author = (await aBook(application.db)).author_id
})
afterAll(() => application.stop())

test('the specified spellings without /api give the same', async () => {
  const { db, get } = await anApplication()
  await aTestimonial(db)
  const { author_id } = await aBook(db)
  const json = { accept: 'application/json' }
  for (const [alias, path] of [
    ['/testimonials', '/api/testimonials'],
    [`/authors/${author_id}`, `/api/authors/${author_id}`],
  ] as const) {
    const [one, other] = [await get(alias, json), await get(path, json)]
    expect([one.status, one.headers['content-type'], one.text]).toEqual([200, 'application/json', other.text])
  }
  expect((await get('/testimonials')).text).toBe((await get('/api/testimonials')).text)
})

test.each([
  ['application/json', 'application/json'],
  ['application/json, text/plain, */*', 'application/json'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html; charset=utf-8'],
  ['text/html, application/json', 'text/html; charset=utf-8'],
  ['*/*', 'text/html; charset=utf-8'],
])('at /authors/{id}, who accepts %s gets %s', async (accept, type) => {
  const { status, headers } = await application.get(`/authors/${author}`, { accept })
  expect([status, headers['content-type']]).toEqual([200, type])
})

test('an author who is not there is not there in either form', async () => {
  const { get } = application
  const data = await get('/authors/77', { accept: 'application/json' })
  expect([data.status, refusalReply.parse(data.json()).message]).toEqual([404, 'Author not found'])
  const page = await get('/authors/77', { accept: 'text/html' })
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('articles come newest first, as a plain list with its pages in the headers', async () => {
  const { db, get } = await anApplication()
  for (const [title, day] of [
    ['b', '2024-05-02'],
    ['a', '2024-01-01'],
    ['d', '2024-09-09'],
    ['c', '2024-05-02'],
  ] as const)
    await aBlog(db, { title, published_at: dayInIndia(day) })
  const titles = (answer: { json: () => unknown }) =>
    listBlogs.output.parse(answer.json()).map(({ title }) => title)

  const all = await get('/api/blogs')
  expect(titles(all)).toEqual(['d', 'c', 'b', 'a'])
  expect(all.headers['x-total-count']).toBe('4')

  const second = await get('/api/blogs?page=2&per_page=3')
  expect(titles(second)).toEqual(['a'])
  expect(second.headers.link).toBe(
    '</api/blogs?per_page=3&page=1>; rel="first", </api/blogs?per_page=3&page=1>; rel="prev", </api/blogs?per_page=3&page=2>; rel="last"',
  )
  expect(titles(await get('/api/blogs?page=9&per_page=3'))).toEqual([])
})

test('an article keeps its line breaks and its day', async () => {
  const { db, get } = await anApplication()
  const picture = await aPicture(db)
  const blog = await aBlog(db, {
    title: 'ஓலை',
    content: 'one\ntwo\n\nthree',
    language: 'ta',
    published_at: dayInIndia('2024-02-29'),
    picture_alt: 'ஓலைச்சுவடி',
    picture_id: picture.id,
  })
  const answer = await get(`/api/blogs/${blog.id}`)
  const path = `pictures/${picture.key}.webp`
  expect(answer.json()).toEqual({
    success: true,
    message: 'Blog found',
    blog: {
      id: blog.id,
      title: 'ஓலை',
      content: 'one\ntwo\n\nthree',
      html: '<p><span lang="en">one</span><br /><span lang="en">two</span></p><p><span lang="en">three</span></p>',
      language: 'ta',
      image: path,
      picture_alt: 'ஓலைச்சுவடி',
      picture: { path, width: 800, height: 1200, placeholder: '#1f5c4a' },
      date: '2024-02-29',
      updated_at: blog.updated_at.toISOString(),
    },
  })
  getBlog.output.parse(answer.json())
})

test.each([
  ['page=0', { page: ['page must be a whole number from 1 to 1000'] }],
  ['page=1001', { page: ['page must be a whole number from 1 to 1000'] }],
  ['per_page=51', { per_page: ['per_page must be a whole number from 1 to 50'] }],
  [
    'page=abc&per_page=0',
    {
      page: ['page must be a whole number from 1 to 1000'],
      per_page: ['per_page must be a whole number from 1 to 50'],
    },
  ],
  ['page=1&page=1&per_page=x', { page: ['page must be given once'], per_page: [expect.any(String)] }],
])('/api/blogs?%s is refused by name', async (query, errors) => {
  const { status, json } = await application.get(`/api/blogs?${query}`)
  expect([status, refusalReply.parse(json()).errors]).toEqual([422, errors])
})
