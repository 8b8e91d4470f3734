import { expect, it } from 'vitest'
import { connectApi } from '../../api.ts'
import { loadSample } from './load-sample.ts'

const book = {
  id: 7,
  title: 'அலை ஓசை',
  title_latin: 'Alai Osai',
  language: 'ta',
  description: 'A text that this page does not show.',
  mrp: 199,
  cover: null,
  format: ['ebook'],
  author: { id: 3, name: 'கல்கி', name_latin: 'Kalki', bio: 'Nor is this shown.' },
}
const sample = { extent: 'tenth', percent: 9, page: 2, last_page: 3, html: '<p class="first">…</p>' }

/** Answers with what is given for an address, and that there is no such thing for any other. */
function answerWith(answers: Readonly<Record<string, object>>): void {
  connectApi(async (address) => {
    const answer = answers[address]
    return answer
      ? Response.json({ success: true, ...answer })
      : Response.json({ success: false, message: 'No' }, { status: 404 })
  })
}

it('brings a page of the sample, with what it shows of the book', async () => {
  answerWith({ '/api/books/7': { book }, '/api/books/7/sample?page=2': { sample } })
  const loaded = await loadSample('7', 2)
  expect(loaded.sample).toEqual(sample)
  expect(loaded.book).toMatchObject({ title: 'அலை ஓசை', format: ['ebook'], author: { name: 'கல்கி' } })
  expect(JSON.stringify(loaded)).not.toContain('show')
})

it('asks for the first page by the one address that it has', async () => {
  answerWith({ '/api/books/7': { book }, '/api/books/7/sample': { sample } })
  expect((await loadSample('7', 1)).sample).toEqual(sample)
})

it('tells a book without a sample from one that is not there', async () => {
  answerWith({ '/api/books/7': { book } })
  await expect(loadSample('7', 1)).rejects.toMatchObject({ isNotFound: true, data: '7' })
  answerWith({ '/api/books/7/sample': { sample } })
  const missing = await loadSample('7', 1).catch((thrown: unknown) => thrown)
  expect(missing).toMatchObject({ isNotFound: true })
  expect(missing).not.toHaveProperty('data')
  answerWith({})
  await expect(loadSample('7', 1)).rejects.not.toHaveProperty('data')
})

it('leads from a page that there is not to the first', async () => {
  answerWith({ '/api/books/7': { book: { ...book, has_sample: true } } })
  await expect(loadSample('7', 9)).rejects.toMatchObject({
    options: { to: '/books/$id/sample', params: { id: '7' } },
  })
})

it('has its own words where no answer came', async () => {
  connectApi(async (address) => {
    if (address === '/api/books/7') return Response.json({ success: true, book })
    throw new TypeError('fetch failed')
  })
  await expect(loadSample('7', 1)).rejects.toThrow('Failed to fetch the sample')
})
