import { createHash, randomUUID } from 'node:crypto'
import { messages } from '@panai/contract/http/messages'
import type { BookFormat } from '@panai/contract/language/vocabulary'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { RoyaltyWay } from '@panai/contract/statements/statement-states'
import type { StatementLanguage } from '@panai/contract/statements/statement-words'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { attach, noteUnattached, removeUnattached } from '../../files/unattached-files.ts'
import { Refusal } from '../../http/refusal.ts'
import { linesOf } from './list-lines.ts'
import type { Print } from './pdf/printer.ts'
import type { PrintedLine, StatementDocument } from './pdf/statement-document.ts'

type Deps = { db: Database; storage: Storage; print: Print }
type Wanted = { id: number; language: StatementLanguage }

/**
 * The statement as a PDF. The file of an issued one is stored at its first download and never changes; a draft is
 * printed as it is now.
 * @throws Refusal not_found
 * @throws Error when a kept file is not what was kept.
 */
export async function openStatementFile(deps: Deps, wanted: Wanted): Promise<Uint8Array> {
  const kept = await findKept(deps, wanted)
  if (kept) return kept
  const document = await readDocument(deps.db, wanted)
  const bytes = await deps.print(document)
  if (document.issuedOn === null) return bytes
  await keep(deps, wanted, bytes)
  return (await findKept(deps, wanted)) ?? bytes
}

/** A file that is in memory already, as those are answered that are sent piece by piece. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function findKept({ db, storage }: Deps, { id, language }: Wanted): Promise<Uint8Array | null> {
  const file = await db
    .selectFrom('statement_files')
    .select(['key', 'sha256'])
    .where('statement_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()
  if (!file) return null
  const bytes = await storage.getBytes(file.key)
  if (hashOf(bytes) !== file.sha256) throw new Error(`the file of statement ${id} is not what was kept`)
  return bytes
}

/** Of two downloads at once the first file is kept; the other is equal and is deleted. */
async function keep({ db, storage }: Deps, { id, language }: Wanted, bytes: Uint8Array): Promise<void> {
  const key = `statements/${randomUUID()}`
  await noteUnattached(db, [key])
  try {
    await storage.put(key, bytes)
    const isFirst = await inTransaction(db, async (tx) => {
      const row = await tx
        .insertInto('statement_files')
        .values({ statement_id: id, language, key, sha256: hashOf(bytes), bytes: bytes.byteLength })
        .onConflict((conflict) => conflict.columns(['statement_id', 'language']).doNothing())
        .returning('key')
        .executeTakeFirst()
      if (row) await attach(tx, [key])
      return row !== undefined
    })
    if (!isFirst) await removeUnattached(db, storage, [key])
  } catch (error) {
    await removeUnattached(db, storage, [key])
    throw error
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** @throws Refusal not_found */
async function readDocument(db: Database, { id, language }: Wanted): Promise<StatementDocument> {
  const statement = await db
    .selectFrom('statements')
    .innerJoin('statement_runs', 'statement_runs.id', 'run_id')
    .selectAll('statements')
    .select(['period_from', 'period_to'])
    .where('statements.id', '=', id)
    .executeTakeFirst()
  if (!statement) throw new Refusal('not_found', messages.notFound)
  const lines = await linesOf(db).where('statement_id', '=', id).orderBy('position').execute()
  return {
    id,
    language,
    state: statement.state,
    authorName: statement.author_name,
    from: statement.period_from,
    to: statement.period_to,
    issuedOn: statement.issued_at && dayInIndia(statement.issued_at),
    opening: statement.opening_paise,
    sales: statement.sales_paise,
    returns: statement.returns_paise,
    corrections: statement.corrections_paise,
    adjustments: statement.adjustments_paise,
    advances: statement.advances_paise,
    recouped: statement.recouped_paise,
    advancesLeft: statement.advances_left_paise,
    paid: statement.paid_paise,
    withheld: statement.withheld_paise,
    closing: statement.closing_paise,
    copies: statement.copies,
    lines: lines.map(
      (line): PrintedLine => ({
        kind: line.kind,
        on: line.occurred_on,
        title: line.title,
        format: line.format as BookFormat | null,
        channel: line.channel as SalesChannel | null,
        copies: line.copies,
        price: line.list_price_paise,
        amount: line.amount_paise,
        basis: line.basis as RoyaltyWay | null,
        base: line.base_paise,
        rate: line.rate_bp,
        cost: line.cost_paise,
        share: line.share_bp,
        balance: line.balance_paise,
        note: line.note,
      }),
    ),
  }
}

/** ISO date, as the company's country counts days. */
function dayInIndia(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment)
}
