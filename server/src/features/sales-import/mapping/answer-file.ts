import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { areQuestions, type SalesFileProblemCode } from '@panai/contract/sales/sales-files'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type { answerSalesFile } from '@panai/contract/sales-import/staff/sales-layouts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { daysOfMonth } from '../intake/days-of-month.ts'

type Stored = { problems: readonly { code: SalesFileProblemCode }[] }

/**
 * Keeps what somebody says of a file that waits for it, and lets the file be read.
 * @throws Refusal not_found when nothing is asked of it, invalid for what is not said, conflict when it has changed since.
 */
export async function answerFile(
  tx: Tx,
  { id, version, month, decimal_sign }: ParsedInputOf<typeof answerSalesFile>,
): Promise<void> {
  const found = await tx
    .selectFrom('sales_imports')
    .select('problems')
    .where('id', '=', id)
    .where('state', '=', 'unmapped')
    .executeTakeFirst()
  const { problems = [] } = (found?.problems ?? {}) as Partial<Stored> // as askForColumns keeps them
  if (problems.length === 0 || !areQuestions(problems))
    throw new Refusal('not_found', salesImportMessages.noQuestion)
  const isAsked = (code: SalesFileProblemCode) => problems.some((problem) => problem.code === code)
  const errors = {
    ...(isAsked('missing_month') && !month && { month: [salesImportMessages.month] }),
    ...(isAsked('unclear_number') && !decimal_sign && { decimal_sign: [salesImportMessages.decimalSign] }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
  const read = await tx
    .updateTable('sales_imports')
    .set({
      state: 'reading',
      progress: 0,
      ...(month && daysOfMonth(month)),
      ...(decimal_sign && { decimal_sign }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'unmapped')
    .returning('id')
    .executeTakeFirst()
  if (!read) await refuseStale(tx, 'sales_imports', id)
}
