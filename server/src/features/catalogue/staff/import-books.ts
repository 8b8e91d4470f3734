import { bookImportMessages } from '@panai/contract/catalogue/staff/book-imports'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { planImport } from './plan-import.ts'
import type { BookFile } from './take-book-file.ts'
import { addBook, changeBook } from './writing/write-book.ts'

/**
 * Takes a file in as its preview has shown: all of it or nothing. The same file again changes nothing, since it says what is so.
 * @throws Refusal conflict when file or catalogue are not those of the preview, invalid when a row is wrong.
 */
export async function importBooks(
  tx: Tx,
  file: BookFile,
  token: string,
): Promise<{ added: number; changed: number }> {
  const plan = await planImport(tx, file)
  if (plan.token !== token) throw new Refusal('conflict', bookImportMessages.stale, { reason: 'stale' })
  if (plan.rows.some(({ outcome }) => outcome === 'wrong'))
    throw new Refusal('invalid', bookImportMessages.wrongRows, {
      errors: { file: [bookImportMessages.wrongRows] },
    })
  let added = 0
  let changed = 0
  for (const { step } of plan.rows) {
    if (step?.do === 'add') {
      const { book, reference, published } = step
      await addBook(tx, book, { reference, published })
      added += 1
    } else if (step?.do === 'change') {
      const { id, version, change, published } = step
      await changeBook(tx, { id, version }, { ...change, published })
      changed += 1
    }
  }
  return { added, changed }
}
