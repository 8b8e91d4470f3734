export const BOOKS_PER_PAGE = 12

type ShelfView<B> = {
  /** Of all books of the shelf, in their order. */
  readonly genres: string[]
  /** Undefined: all. A genre that is not on the shelf is none. */
  readonly genre: string | undefined
  readonly books: B[]
  readonly page: number
  readonly lastPage: number
}

/** What is shown of a shelf: the books of a genre, a page of them. */
export function viewShelf<B>(
  all: readonly B[],
  genresOf: (book: B) => readonly string[],
  wanted: { readonly genre?: string | undefined; readonly page: number },
): ShelfView<B> {
  const genres = [...new Set(all.flatMap(genresOf))].sort()
  const genre = genres.find((known) => known === wanted.genre)
  const chosen = genre === undefined ? all : all.filter((book) => genresOf(book).includes(genre))
  const lastPage = Math.max(1, Math.ceil(chosen.length / BOOKS_PER_PAGE))
  const page = Math.min(wanted.page, lastPage)
  return {
    genres,
    genre,
    books: chosen.slice((page - 1) * BOOKS_PER_PAGE, page * BOOKS_PER_PAGE),
    page,
    lastPage,
  }
}
