import type { Database } from '../../../db/database.ts'
import type { SalesRow } from '../../../sales-files/index.ts'
import type { KnownRates } from '../currency/known-rates.ts'
import type { KnownBooks } from '../matching/known-books.ts'
import { matchKey } from '../matching/match-key.ts'
import type { AuthorSums } from '../posting/author-sums.ts'
import { judgeLine, needsSale } from '../posting/judge-line.ts'
import type { KnownTerms } from '../posting/known-terms.ts'
import { findKnownRows } from './find-known-rows.ts'
import { type JudgedRow, lineText } from './line-columns.ts'
import { type MergedAccounts, nameByAccounts } from './name-by-accounts.ts'

/** So many rows share a query: enough that its way there and back does not count, and few enough for the memory. */
const BATCH = 2_000

type Deps = {
  db: Database
  books: KnownBooks
  rates: KnownRates
  terms: KnownTerms
  sums: AuthorSums
  merged: MergedAccounts
}

/** Collects rows as they are read, finds out what comes of each, and hands them on as text for COPY. */
export class LineBatches {
  readonly #importId: number
  readonly #deps: Deps
  readonly #give: (text: string) => Promise<void>
  #rows: SalesRow[] = []
  /** The batch before, which is worked on while this one is read. */
  #underWay: Promise<void> = Promise.resolve()
  #failure: unknown = null

  constructor(importId: number, deps: Deps, give: (text: string) => Promise<void>) {
    this.#importId = importId
    this.#deps = deps
    this.#give = give
  }

  async take(rows: readonly SalesRow[]): Promise<void> {
    for (const row of rows) this.#rows.push(row)
    if (this.#rows.length >= BATCH) await this.#handOn()
  }

  /** Waits for the last one. */
  async end(): Promise<void> {
    await this.#handOn()
    await this.#settled()
  }

  async #handOn(): Promise<void> {
    await this.#settled()
    const rows = this.#rows
    this.#rows = []
    this.#underWay = this.#judge(rows).catch((error) => {
      this.#failure = error
    })
  }

  async #settled(): Promise<void> {
    await this.#underWay
    if (this.#failure !== null) throw this.#failure
  }

  async #judge(given: readonly SalesRow[]): Promise<void> {
    if (given.length === 0) return
    const { db, books, terms, merged } = this.#deps
    const rows = await nameByAccounts(db, given, merged)
    const matches = rows.map((row) => books.find(row))
    const [known] = await Promise.all([
      findKnownRows(
        db,
        rows.map(({ hash }) => hash),
      ),
      terms.load(matches.flatMap((match) => (match ? [match.bookId] : []))),
    ])
    let text = ''
    rows.forEach((row, at) => {
      text += lineText(this.#importId, this.#judgeOne(row, matches[at] ?? null, known))
    })
    await this.#give(text)
  }

  #judgeOne(row: SalesRow, match: JudgedRow['match'], known: ReadonlySet<string>): JudgedRow {
    const { books, rates, terms, sums } = this.#deps
    const line = {
      ...row,
      bookId: match?.bookId ?? null,
      format: row.format ?? match?.format ?? null,
      soldFrom: row.period.from,
      soldOn: row.period.to,
      basis: row.royaltyBasis,
      isNameless: match === null && row.refundOf !== null && matchKey(row) === null,
    }
    const judgement = judgeLine(line, { rates, terms })
    const given = { row, match, notOursBy: null }
    if (known.has(row.hash))
      return { ...given, judgement: { ...judgement, state: 'duplicate', waitsFor: null, earned: [] } }
    const notOursBy = judgement.waitsFor === 'book' ? books.findNotOurs(matchKey(row)) : null
    if (notOursBy !== null)
      return { row, match, notOursBy, judgement: { ...judgement, state: 'not_ours', waitsFor: null } }
    // Its sale may stand further down: it is looked for when all rows are there.
    if (needsSale(line, judgement))
      return { ...given, judgement: { ...judgement, state: 'waiting', waitsFor: 'price', earned: [] } }
    sums.add(judgement.earned)
    return { ...given, judgement }
  }
}
