import { localised } from '@panai/contract/language/localised'
import type { BookFormat, ContributorRole } from '@panai/contract/language/vocabulary'
import { absolute, pageUrl } from '../../origin.ts'
import { textForHead } from '../../reading/texts-in-order.ts'
import { genreTitle, isPrinted } from '../../reading/trade-words.ts'
import { publisher, type Schema, schema } from '../../structured-data.ts'
import { bookTexts } from './book-texts.ts'
import type { LoadedBook } from './load-book.ts'

const schemaFormats = {
  paperback: 'https://schema.org/Paperback',
  hardback: 'https://schema.org/Hardcover',
  ebook: 'https://schema.org/EBook',
} as const satisfies Record<BookFormat, string> as Readonly<Record<string, string>>

const schemaRoles = {
  'co-author': 'author',
  translator: 'translator',
  editor: 'editor',
  illustrator: 'illustrator',
} as const satisfies Record<ContributorRole, string>

/** The book for search engines: the work, and each format as an edition of it. No rating: nobody has stored a review. */
export function bookRecord(book: LoadedBook, image: string | undefined): Schema {
  const url = pageUrl(`/books/${book.id}`)
  return schema('Book', {
    // One book, in whatever language its page is.
    '@id': absolute(`/books/${book.id}`),
    url,
    name: book.title,
    alternateName: book.title_latin ?? undefined,
    inLanguage: book.language,
    genre: localised<string>(book.genre, genreTitle(book.genre)),
    description: textForHead(bookTexts(book)) ?? undefined,
    image,
    datePublished: /^\d{4}$/.test(book.first_published ?? '') ? book.first_published : undefined,
    copyrightYear: book.copyright_year ?? undefined,
    publisher: publisher(),
    ...people(book),
    workExample: book.format.map((format) => edition(book, format, url)),
  })
}

function people(book: LoadedBook): Schema {
  const byRole = new Map<string, Schema[]>([['author', [person(book.author.name, book.author.id)]]])
  for (const { role, name, author_id } of book.contributors) {
    const property = schemaRoles[role]
    byRole.set(property, [...(byRole.get(property) ?? []), person(name, author_id)])
  }
  return Object.fromEntries(byRole)
}

function person(name: string, id: number | null): Schema {
  if (id === null) return { '@type': 'Person', name }
  const path = `/authors/${id}`
  return { '@type': 'Person', '@id': absolute(path), name, url: pageUrl(path) }
}

function edition(book: LoadedBook, format: string, url: string): Schema {
  const printed = isPrinted([format])
  return {
    '@type': 'Book',
    '@id': `${url}#${format}`,
    name: book.title,
    bookFormat: schemaFormats[format],
    bookEdition: book.edition ?? undefined,
    inLanguage: book.language,
    // One ISBN names one edition: with several formats the record does not say which.
    isbn: book.format.length === 1 ? (book.isbn ?? undefined) : undefined,
    numberOfPages: printed ? (book.pages ?? undefined) : undefined,
    datePublished: book.published_at.slice(0, 10),
    offers: {
      '@type': 'Offer',
      url,
      price: book.mrp.toFixed(2),
      priceCurrency: 'INR',
      // Printed copies are made when they are ordered.
      availability: printed ? 'https://schema.org/MadeToOrder' : 'https://schema.org/InStock',
      seller: publisher(),
    },
  }
}
