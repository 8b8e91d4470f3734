import { BrokenSalesFile, type SalesFileProblem } from '../src/sales-files/problems.ts'
import { type ReadOptions, readSalesFile, type WholeFile } from '../src/sales-files/read-sales-file.ts'
import { recogniseSalesFile } from '../src/sales-files/recognise.ts'
import type { SalesRow } from '../src/sales-files/sales-row.ts'
import type { SalesFileSource } from '../src/sales-files/source.ts'

/** Reads a file as its tests look at it: whole. */
export async function readWhole(
  source: SalesFileSource,
  options: ReadOptions = {},
): Promise<{ rows: SalesRow[]; totals: WholeFile }> {
  const rows: SalesRow[] = []
  const totals = await readSalesFile(
    await recogniseSalesFile(source),
    (batch) => void rows.push(...batch),
    options,
  )
  return { rows, totals }
}

/** The problems of a file that must be refused, and that nothing of it was given out. */
export async function problemsOf(source: SalesFileSource): Promise<readonly SalesFileProblem[]> {
  let given = 0
  try {
    await readSalesFile(await recogniseSalesFile(source), (batch) => {
      given += batch.length
    })
  } catch (error) {
    if (!(error instanceof BrokenSalesFile)) throw error
    if (given > 0) throw new Error(`${given} rows of a broken file were given out`)
    return error.problems
  }
  throw new Error('the file was not refused')
}
