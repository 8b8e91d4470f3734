import { listBooks } from '@panai/contract/catalogue/books'

const PICTURES_OF_A_PAGE = /(?:src|href)="(\/(?:storage|assets)\/[^"]+)"/g

/** A short visit to most of the site, one request after the other: pages, what they load, and searches. @returns how many requests it was. */
export async function browse(url: string): Promise<number> {
  const { data } = listBooks.output.parse(await (await fetch(new URL('/api/books', url))).json())
  const pages = [
    '/',
    '/publications',
    '/publications?page=2',
    '/publications?genre=poetry',
    '/blogs',
    ...data.slice(0, 30).map((book) => `/books/${book.id}`),
    ...[...new Set(data.map((book) => book.author_id))].slice(0, 15).map((id) => `/authors/${id}`),
    ...data.slice(0, 15).map((book) => `/publications?${new URLSearchParams({ q: book.title })}`),
  ]
  const seen = new Set<string>()
  for (const page of pages) {
    const html = await load(url, page)
    seen.add(page)
    for (const [, address = ''] of html.matchAll(PICTURES_OF_A_PAGE)) {
      if (seen.has(address)) continue
      seen.add(address)
      await load(url, address)
    }
  }
  return seen.size + 1
}

async function load(url: string, address: string): Promise<string> {
  const answer = await fetch(new URL(address, url), { headers: { accept: 'text/html,*/*' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
