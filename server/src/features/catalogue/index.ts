/** What other features need of the catalogue: who is shown in it, and how books and authors are written. */
export { allFacts, contributors, type FactRow, factColumns, toFacts } from './book-facts.ts'
export { isPublicAuthor } from './is-public-author.ts'
export { freeName } from './staff/writing/free-name.ts'
export { TAMIL_ONCE } from './staff/writing/write-author.ts'
export { addBook, changeBook } from './staff/writing/write-book.ts'
