/** What other features need of the catalogue: who is shown in it, and how books and authors are written. */
export { allFacts, contributors, type FactRow, factColumns, toFacts } from './book-facts.ts'
export { isPublicAuthor } from './public-authors.ts'
export { freeName } from './writing/free-name.ts'
export { TAMIL_ONCE } from './writing/write-author.ts'
export { addBook, changeBook } from './writing/write-book.ts'
