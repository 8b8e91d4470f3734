import type { SubmittedBook } from './read-booklists.ts'

export type Owner = { readonly id: number; readonly name: string }

/** The author's own submitted books: by id, or by name in any case. */
export function ownSubmissions(books: readonly SubmittedBook[], owner: Owner): SubmittedBook[] {
  const name = comparable(owner.name)
  return books.filter(
    ({ authorId, authorName }) => authorId === owner.id || (name !== '' && comparable(authorName) === name),
  )
}

/** The author's own published books: by id alone. */
export function ownPublished<B extends { readonly author_id: number }>(
  books: readonly B[],
  owner: Owner,
): B[] {
  return books.filter((book) => book.author_id === owner.id)
}

function comparable(name: string): string {
  return name.trim().toLowerCase()
}
