import { beforeAll, describe, expect, it } from 'vitest'
import { setOrigin } from '../../origin.ts'
import { bookRecord } from './book-record.ts'
import type { LoadedBook } from './load-book.ts'

const book: LoadedBook = {
  id: 7,
  reference: 'PANAI-0007',
  title: 'சிலப்பதிகாரம்',
  title_latin: 'Silappadikaram',
  subtitle: null,
  description: 'ஒரு சிலம்பின் கதை.',
  description_en: 'The story of an anklet.',
  description_ta: null,
  language: 'ta',
  genre: 'poetry',
  format: ['paperback', 'ebook'],
  rating: 4.5,
  is_featured: true,
  cover_image: null,
  cover: null,
  author_id: 3,
  author: {
    id: 3,
    name: 'இளங்கோவடிகள்',
    name_latin: 'Ilango Adigal',
    profile_photo: null,
    photo: null,
    language: 'ta',
    bio: null,
    bio_en: null,
    bio_ta: null,
  },
  contributors: [{ role: 'editor', name: 'U. V. Swaminatha Iyer', author_id: null }],
  pages: 320,
  trim_size: '5.5 X 8.5 in',
  mrp: 450,
  isbn: '9788195000007',
  has_sample: false,
  shops: [],
  first_published: '1892',
  edition: 'Second edition',
  copyright_holder: null,
  copyright_year: 1892,
  published_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
}

beforeAll(() => setOrigin('https://books.example/'))

describe('bookRecord', () => {
  it('describes each format as an edition with its offer', () => {
    expect(bookRecord(book, undefined)).toMatchObject({
      '@type': 'Book',
      '@id': 'https://books.example/books/7',
      author: [{ name: 'இளங்கோவடிகள்', '@id': 'https://books.example/authors/3' }],
      editor: [{ name: 'U. V. Swaminatha Iyer' }],
      datePublished: '1892',
      copyrightYear: 1892,
      workExample: [
        {
          bookFormat: 'https://schema.org/Paperback',
          numberOfPages: 320,
          bookEdition: 'Second edition',
          datePublished: '2026-01-02',
          offers: { price: '450.00', priceCurrency: 'INR', availability: 'https://schema.org/MadeToOrder' },
        },
        { bookFormat: 'https://schema.org/EBook', offers: { availability: 'https://schema.org/InStock' } },
      ],
    })
  })

  it('gives the ISBN to the one edition that can have it', () => {
    const isbns = (format: LoadedBook['format']) =>
      JSON.stringify(bookRecord({ ...book, format }, undefined)).match(/"isbn":"\d+"/g)
    expect(isbns(['paperback'])).toEqual(['"isbn":"9788195000007"'])
    expect(isbns(['paperback', 'ebook'])).toBeNull()
  })

  it('claims no rating and no year that is not one', () => {
    const written = JSON.stringify(bookRecord({ ...book, first_published: 'classical' }, undefined))
    expect(written).not.toContain('aggregateRating')
    expect(written).not.toContain('classical')
  })
})
