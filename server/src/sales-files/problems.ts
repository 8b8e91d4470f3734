import { type SalesFileProblemCode, salesFileProblems } from '@panai/contract/sales/sales-files'
import type { BrokenFile } from '../formats/broken-file.ts'
import { MOST_PROBLEMS } from './limits.ts'

export type SalesFileProblem = {
  code: SalesFileProblemCode
  /** Null in a text file, and for what concerns the whole file. */
  sheet: string | null
  /** Counted as a spreadsheet counts, from 1; null for what concerns no row. */
  row: number | null
  /** As the file's header spells it. */
  column: string | null
  /** What is there, cut; null when nothing does. */
  found: string | null
}

/** The file is refused as a whole; what was given out of it before must be thrown away. */
export class BrokenSalesFile extends Error {
  readonly problems: readonly SalesFileProblem[]
  /** How many there are, those that are not named included. */
  readonly count: number
  /** Whether a layout of ours reads the file, so that it must be mended: nothing that is said of its columns helps. */
  readonly isOurs: boolean

  constructor(problems: readonly SalesFileProblem[], count: number = problems.length, isOurs = false) {
    super(problems[0] ? describeProblem(problems[0]) : 'The file is broken')
    this.name = 'BrokenSalesFile'
    this.problems = problems
    this.count = count
    this.isOurs = isOurs
  }
}

/** One problem that ends the reading at once. */
export function broken(code: SalesFileProblemCode, where: Partial<SalesFileProblem> = {}): BrokenSalesFile {
  return new BrokenSalesFile([problem(code, where)])
}

/** The same for what is wrong with its format. */
export function brokenFormat({ code, place }: BrokenFile): BrokenSalesFile {
  return broken(code, place)
}

/** Collects problems, so that a clerk mends a file once and not row by row. */
export class Problems {
  readonly #sheet: string | null
  readonly #named: SalesFileProblem[] = []
  #count = 0

  constructor(sheet: string | null = null) {
    this.#sheet = sheet
  }

  get any(): boolean {
    return this.#count > 0
  }

  add(
    code: SalesFileProblemCode,
    row: number | null,
    column: string | null = null,
    found: string | null = null,
  ) {
    this.#count += 1
    if (this.#named.length < MOST_PROBLEMS)
      this.#named.push(problem(code, { sheet: this.#sheet, row, column, found }))
  }

  /** Both lists as one; those of a sheet are named before those of the next. */
  static throwAny(lists: readonly Problems[]): void {
    const count = lists.reduce((sum, list) => sum + list.#count, 0)
    if (count > 0)
      throw new BrokenSalesFile(lists.flatMap((list) => list.#named).slice(0, MOST_PROBLEMS), count)
  }
}

/** `Sheet 'Combined Sales', row 4, column 'Royalty': This is not a number that we can read (1,2,3)`. */
export function describeProblem({ code, sheet, row, column, found }: SalesFileProblem): string {
  const where = [
    sheet === null ? null : `sheet '${sheet}'`,
    row === null ? null : `row ${row}`,
    column === null ? null : `column '${column}'`,
  ].filter((part) => part !== null)
  const what = `${salesFileProblems[code]}${found === null ? '' : ` (${found})`}`
  if (where.length === 0) return what
  const place = where.join(', ')
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${what}`
}

function problem(code: SalesFileProblemCode, where: Partial<SalesFileProblem>): SalesFileProblem {
  const { sheet = null, row = null, column = null, found = null } = where
  return { code, sheet, row, column, found: found === null ? null : cut(found) }
}

function cut(text: string): string {
  // A cut through a letter of two halves would leave one that no database takes.
  return text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text
}
