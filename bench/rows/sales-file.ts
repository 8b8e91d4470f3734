import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { size } from '../lib/size.ts'
import { writeSalesCsv } from '../sales/write-sales-csv.ts'

const ROWS = size(1_000_000, 2_000)

type Figures = { rows: number; seconds: number; peakMegabytes: number }

/** How long a million rows of our own sales table take to be read, typed, checked and hashed, before any database. */
export function measureSalesFile(): Promise<Outcome> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'sales.csv')
    await writeSalesCsv(file, ROWS)
    const reader = path.join(import.meta.dirname, '../sales/read-million.ts')
    const figures: Figures = JSON.parse(execFileSync(process.execPath, [reader, file], { encoding: 'utf8' }))
    if (figures.rows !== ROWS) throw new Error(`${figures.rows} of ${ROWS} rows were read`)
    return {
      findings: [
        {
          row: 'A million rows of our own sales table, read and checked',
          figure: `${figures.seconds.toFixed(1)} s, ${Math.round(figures.peakMegabytes)} MB`,
          bound: 'none',
          reached: null,
        },
      ],
      figures,
    }
  })
}
