import { describe, expect, it } from 'vitest'
import { type ApiTransport, connectApi } from '../../api.ts'
import { loadBook } from '../book/load-book.ts'
import { loadLibraryPage } from './load-books.ts'

function answerWith(status: number, body: unknown): string[] {
  const asked: string[] = []
  const transport: ApiTransport = async (address) => {
    asked.push(address)
    return Response.json(body, { status })
  }
  connectApi(transport)
  return asked
}

const meta = { total: 0, total_is_exact: true, page: 1, per_page: 6, last_page: 1, genres: [] }

describe('loadLibraryPage', () => {
  it('asks for one page of what the address narrows, without the spaces of a half-typed search', async () => {
    const asked = answerWith(200, { success: true, data: [], meta })
    await loadLibraryPage({ q: 'palm ', format: 'ebook', page: 3 })
    expect(asked).toEqual(['/api/books?q=palm&format=ebook&page=3&per_page=6'])
  })

  it("shows the server's own message", async () => {
    answerWith(500, { success: false, message: 'Server error. Please try again later.' })
    await expect(loadLibraryPage({})).rejects.toThrow('Server error. Please try again later.')
  })

  it('refuses what is no list', async () => {
    answerWith(200, { success: true, data: { 7: 'a book' }, meta })
    await expect(loadLibraryPage({})).rejects.toThrow('Invalid data format received from API')
  })

  it('says that no answer came', async () => {
    connectApi(() => Promise.reject(new TypeError('fetch failed')))
    await expect(loadLibraryPage({})).rejects.toThrow('Network error. Please check your connection.')
  })
})

describe('loadBook', () => {
  it('finds no book where the server finds none', async () => {
    answerWith(404, { success: false, message: 'Book not found' })
    await expect(loadBook('7')).rejects.toMatchObject({ isNotFound: true })
  })

  it('has its own words for a refusal without any, and for no answer', async () => {
    answerWith(500, {})
    await expect(loadBook('7')).rejects.toThrow('An error occurred')
    connectApi(() => Promise.reject(new TypeError('fetch failed')))
    await expect(loadBook('7')).rejects.toThrow('Failed to fetch book details')
  })

  it('says nothing when only the other books fail', async () => {
    const book = { id: 7, author_id: 3, author: { id: 3, name: 'மீனா' }, shops: [], format: ['ebook'] }
    connectApi(async (address) =>
      address === '/api/books/7'
        ? Response.json({ success: true, book })
        : new Response(null, { status: 503 }),
    )
    expect(await loadBook('7')).toEqual({ book: { ...book, has_sample: false }, others: [] })
  })
})
