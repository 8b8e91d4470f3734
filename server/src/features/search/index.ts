export { findBooksMeant, findBooksNamed } from './find-books.ts'
export { findOfKind } from './find-of-kind.ts'
export { hasLetters } from './has-letters.ts'
