export { findAuthors } from './find-authors.ts'
export { findBooksMeant, findBooksNamed } from './find-books.ts'
