import { type BookFact, bookFactNames, bookFacts } from '@panai/contract/catalogue/book-facts'
import { bookImportMessages } from '@panai/contract/catalogue/staff/book-imports'
import { paise } from '@panai/contract/money/money'
import { decimalRupees } from '@panai/contract/money/rupees'
import type { Cell } from '../../../formats/csv/write-csv.ts'
import type { FactRow } from '../book-facts.ts'

/** A book as the table of books has it, one row of the database. */
export type TableBook = FactRow & {
  id: number
  version: number
  reference: string
  author_id: number
  author_name: string
  published_at: Date | null
  updated_at: Date
}

type Columns = Readonly<Record<string, (book: TableBook) => Cell>>

/** A picture can't stand in a table. */
type TableFact = Exclude<BookFact, 'cover_id'>
const tableFacts = bookFactNames.filter((name): name is TableFact => bookFacts[name].kind !== 'picture')

/** Beside the facts; those of the last lines an import does not change. */
const others = {
  reference: (book) => book.reference,
  author_id: (book) => book.author_id,
  author: (book) => book.author_name,
  published: (book) => yesOrNo(book.published_at !== null),
  published_at: (book) => book.published_at?.toISOString() ?? null,
  updated_at: (book) => book.updated_at.toISOString(),
} as const satisfies Columns

export type BookColumn = TableFact | keyof typeof others

/** In the order of the table: each of the others stands where a reader looks for it. */
export const bookColumns: readonly BookColumn[] = [
  'reference',
  ...tableFacts.flatMap((fact): BookColumn[] => {
    if (fact === 'subtitle') return [fact, 'author_id', 'author']
    return fact === 'is_featured' ? [fact, 'published'] : [fact]
  }),
  'published_at',
  'updated_at',
]

/** Columns that the table shows and an import does not change. */
export const toldOnly: readonly BookColumn[] = ['published_at', 'updated_at']

export function isBookColumn(name: string): name is BookColumn {
  return bookColumns.some((column) => column === name)
}

export function isTableFact(column: BookColumn): column is TableFact {
  return !Object.hasOwn(others, column)
}

/** Prices keep both decimals, so that a table reads the same whichever program has saved it. */
export function cellOf(book: TableBook, column: BookColumn): Cell {
  if (!isTableFact(column)) return others[column](book)
  if (column === 'mrp') return decimalRupees(paise(book.mrp_paise))
  if (column === 'contributors') return writeContributors(book.contributors)
  const value = book[column]
  if (typeof value === 'boolean') return yesOrNo(value)
  return Array.isArray(value) ? value.join('; ') : value
}

/** What a cell gives, for the schema of the fact to check; or what is wrong with how it is written. */
export function readCell(fact: TableFact, cell: string): { given: unknown } | { problem: string } {
  const word = cell.trim()
  const { kind, ...rest } = bookFacts[fact]
  switch (kind) {
    case 'choice': {
      const choices: readonly string[] = 'of' in rest ? rest.of : []
      return { given: choices.find((one) => sameWord(one, word)) ?? (word || null) }
    }
    case 'choices':
      return {
        given: cell
          .split(/[;,|]/)
          .map((part) => part.trim().toLowerCase())
          .filter(Boolean),
      }
    case 'whole number':
      return { given: word === '' ? null : Number(word) }
    case 'yes or no':
      return readYesOrNo(cell)
    case 'people':
      return readContributors(cell)
    default:
      return { given: cell }
  }
}

function sameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export function readYesOrNo(cell: string): { given: boolean } | { problem: string } {
  const word = cell.trim().toLowerCase()
  if (['yes', 'true', '1'].includes(word)) return { given: true }
  if (['no', 'false', '0', ''].includes(word)) return { given: false }
  return { problem: bookImportMessages.yesOrNo }
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

function writeContributors(people: TableBook['contributors']): string {
  return people
    .map(({ role, name, author_id }) => `${role}: ${name}${author_id === null ? '' : ` [${author_id}]`}`)
    .join('; ')
}

/** Whether the roles exist is for the schema of the fact to say. */
function readContributors(cell: string): { given: unknown } | { problem: string } {
  const people = cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => /^([a-z-]+)\s*:\s*(.+?)\s*(?:\[(\d{1,10})\])?$/.exec(part))
  if (people.includes(null)) return { problem: bookImportMessages.contributors }
  return {
    given: people.map((found) => ({
      role: found?.[1] ?? '',
      name: found?.[2] ?? '',
      author_id: found?.[3] === undefined ? null : Number(found[3]),
    })),
  }
}
