import { beforeAll, expect, it } from 'vitest'
import { brand } from './brand.ts'
import { pageHead, shareImage } from './head.ts'
import { setOrigin } from './origin.ts'

beforeAll(() => setOrigin('https://books.example'))

const page = { title: 'Blog', description: 'Articles', path: '/blogs?page=2' }
const picture = { path: 'pictures/3f.webp', width: 1280, height: 1920, placeholder: '#fff' }

it('names the canonical address, the neighbours and the feed', () => {
  const { links } = pageHead({ ...page, prev: '/blogs', next: '/blogs?page=3' })
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['canonical', 'https://books.example/blogs?page=2'],
    ['alternate', 'https://books.example/blogs?page=2'],
    ['alternate', 'https://books.example/ta/blogs?page=2'],
    ['alternate', 'https://books.example/blogs?page=2'],
    ['prev', 'https://books.example/blogs'],
    ['next', 'https://books.example/blogs?page=3'],
    ['alternate', 'https://books.example/blog.rss'],
  ])
})

it('adds the name of the company once', () => {
  expect(pageHead(page).meta[0]).toEqual({ title: `Blog | ${brand.name}` })
  const own = `${brand.name}: books`
  expect(pageHead({ ...page, title: own }).meta[0]).toEqual({ title: own })
})

it('shares the picture of the page, or the common one', () => {
  expect(shareImage(picture)).toBe('https://books.example/storage/pictures/3f-share.jpg')
  expect(pageHead(page).meta).toContainEqual({
    property: 'og:image',
    content: 'https://books.example/pictures/share.png',
  })
})

it('keeps search results out of the lists of search engines', () => {
  expect(pageHead({ ...page, listed: false }).meta).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  })
})

it('names both languages of a page that has them, and none of one that has not', () => {
  const named = (path: string) =>
    pageHead({ ...page, path }).links.flatMap((link) =>
      'hrefLang' in link ? [`${link.hrefLang} ${link.href}`] : [],
    )
  expect(named('/')).toEqual([
    'en-IN https://books.example/',
    'ta-IN https://books.example/ta/',
    'x-default https://books.example/',
  ])
  expect(named('/staff')).toEqual([])
})
