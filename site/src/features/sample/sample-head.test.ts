import type { BookSample } from '@panai/contract/catalogue/get-book-sample'
import { beforeAll, expect, it } from 'vitest'
import { brand } from '../../brand.ts'
import { setOrigin } from '../../origin.ts'
import type { SampledBook } from './load-sample.ts'
import { sampleHead } from './sample-head.ts'

beforeAll(() => setOrigin('https://books.example'))

const book: SampledBook = {
  id: 7,
  title: 'அலை ஓசை',
  title_latin: 'Alai Osai',
  language: 'ta',
  cover: { path: 'pictures/3f.webp', width: 1280, height: 1920, placeholder: '#fff' },
  mrp: 199,
  format: ['ebook'],
  author: { id: 3, name: 'கல்கி', name_latin: 'Kalki' },
}
const sample: BookSample = { extent: 'tenth', percent: 9, page: 1, last_page: 3, html: '<p></p>' }
const headOf = (changed: Partial<BookSample>) => sampleHead({ book, sample: { ...sample, ...changed } })

const hrefs = (head: ReturnType<typeof sampleHead>, rel: string) =>
  head.links.filter((link) => link.rel === rel && !('hrefLang' in link)).map(({ href }) => href)

it('names each page, and those before and behind it', () => {
  const pages = [1, 2, 3].map((page) => headOf({ page }))
  const address = 'https://books.example/books/7/sample'
  const further = (page: number) => `${address}?page=${page}`
  expect(pages.map((head) => hrefs(head, 'canonical'))).toEqual([[address], [further(2)], [further(3)]])
  expect(pages.map((head) => hrefs(head, 'prev'))).toEqual([[], [address], [further(2)]])
  expect(pages.map((head) => hrefs(head, 'next'))).toEqual([[further(2)], [further(3)], []])
  expect(pages.map(({ meta }) => meta[0])).toEqual(
    ['', ', page 2', ', page 3'].map((page) => ({
      title: `Look inside அலை ஓசை (Alai Osai) by Kalki${page} | ${brand.name}`,
    })),
  )
})

it('says how much of the book it is', () => {
  const description = (changed: Partial<BookSample>) =>
    headOf(changed).meta.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []))
  expect(description({})).toEqual([
    'Read a part of அலை ஓசை (Alai Osai) by Kalki before you buy it. The first 9% of the book.',
  ])
  expect(description({ extent: 'first_chapter', percent: 23 })).toEqual([
    'Read a part of அலை ஓசை (Alai Osai) by Kalki before you buy it. The first chapter (23% of the book).',
  ])
})

it('stands below its book, with the cover of that, and may be listed', () => {
  const written = JSON.stringify(headOf({}))
  expect(written).toContain('"item":"https://books.example/books/7"}')
  expect(written).toContain('"item":"https://books.example/books/7/sample"}')
  expect(written).toContain('https://books.example/storage/pictures/3f-share.jpg')
  expect(written).not.toContain('noindex')
})
