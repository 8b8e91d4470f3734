export { findBooksMeant, findBooksNamed } from './find-books.ts'
