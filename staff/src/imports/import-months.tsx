import { Alert } from '@mui/material'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { MixedScripts } from '../parts/text-in-script.tsx'
import { monthOf } from '../payouts/payout-words.ts'

/** Months that only a name tells: whoever posts the file looks whether they are right. */
export function ImportMonths({ found: { file_name, months_by_name } }: { found: SalesImport }) {
  return months_by_name.map(({ sheet, month, by }) => (
    <Alert key={sheet} severity="info">
      <MixedScripts
        text={`No column has the days of these sales${sheet === null ? '' : ` (sheet “${sheet}”)`}: all are of ${monthOf(month)}, as the name of the ${by} says${by === 'file' ? ` (${file_name})` : ''}. If that is not so, cancel the import, and import the file again with its month.`}
      />
    </Alert>
  ))
}
