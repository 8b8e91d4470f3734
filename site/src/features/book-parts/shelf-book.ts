import type { BookListItem } from '@panai/contract/catalogue/books'
import { localised } from '@panai/contract/language/localised'
import { excerpt } from '../../reading/words.ts'

/** Of a book whose author is not recorded. */
export const unknownAuthor = localised('Unknown', 'ஆசிரியர் பெயர் இல்லை')

/** What a card shows of a book: as much as is seen, so that no page carries texts that it hides. */
export type ShelfBook = Pick<
  BookListItem,
  'id' | 'title' | 'title_latin' | 'language' | 'genre' | 'rating' | 'cover'
> & { readonly authorName: string; readonly blurb: string }

/** @param blurbLength characters of the description, 0 for cards that show none */
export function toShelf(book: BookListItem, blurbLength: number): ShelfBook {
  const { id, title, title_latin, language, genre, rating, cover, author, description } = book
  const blurb = blurbLength > 0 ? excerpt(description, blurbLength) : ''
  return {
    id,
    title,
    title_latin,
    language,
    genre,
    rating,
    cover,
    authorName: author?.name ?? unknownAuthor,
    blurb,
  }
}
