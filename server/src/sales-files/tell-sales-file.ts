import { areQuestions } from '@panai/contract/sales/sales-files'
import type { Sheet } from '../formats/table.ts'
import { INPUT, type Task } from '../untrusted-files/task.ts'
import { tell } from '../untrusted-files/tell.ts'
import { KnownAccounts } from './known-accounts.ts'
import { previewSheets } from './mapped/preview-sheets.ts'
import { BrokenSalesFile } from './problems.ts'
import { readSalesFile } from './read-sales-file.ts'
import { type RecognisedFile, recogniseSalesFile, UnknownSalesFile } from './recognise.ts'

/** The progress is reported each time so much more is read. */
const STEP = 0.01

/** Reads a sales file, in a process of its own, and tells of it line by line: what it is, its rows, how far it is, its totals. */
export async function tellSalesFile({
  period,
  name,
  today,
  layouts,
  accounts,
  account,
  decimalSign,
}: Extract<Task, { kind: 'sales-file' }>): Promise<void> {
  let file: RecognisedFile | null = null
  try {
    file = await recogniseSalesFile(INPUT, layouts)
    await tell(JSON.stringify({ file: describe(file) }))
    let share = 0
    let told = 0
    const totals = await readSalesFile(
      file,
      async (rows) => {
        await tell(JSON.stringify({ rows, share }))
        told = share
      },
      {
        today,
        accounts: new KnownAccounts(accounts, account),
        onProgress(reached) {
          share = reached
          if (share - told < STEP) return
          told = share
          void tell(JSON.stringify({ share }))
        },
        ...(period && { period }),
        ...(name !== null && { fileName: name }),
        ...(decimalSign && { decimalSign }),
      },
    )
    await tell(JSON.stringify({ totals }))
  } catch (error) {
    if (!(error instanceof BrokenSalesFile)) throw error
    const sheets = await previewSheets(sheetsToAskAbout(error, file))
    const broken = { problems: error.problems, count: error.count }
    await tell(JSON.stringify(sheets.length > 0 ? { unmapped: { ...broken, sheets } } : { broken }))
  }
}

/** Of a file that must be mended nothing is asked. */
function sheetsToAskAbout(error: BrokenSalesFile, file: RecognisedFile | null): readonly Sheet[] {
  if (error instanceof UnknownSalesFile) return error.sheets
  return file && areQuestions(error.problems) ? file.tables.map(({ sheet }) => sheet) : []
}

function describe({ tables: _, ...file }: RecognisedFile): Omit<RecognisedFile, 'tables'> {
  return file
}
