import { MenuItem, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material'
import type { SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

const SHOWN = 8

type FilePreviewProps = {
  preview: SalesFilePreview /** Where the header may be another row. */
  onHeader?: (row: number) => void
}

/** The header and the first rows below it, as they stand in the file. */
export function FilePreview({ preview: { rows, header_row, columns }, onHeader }: FilePreviewProps) {
  const below = rows.filter(({ number }) => number > header_row).slice(0, SHOWN)
  return (
    <>
      {onHeader && (
        <TextField
          select
          size="small"
          label="The headings stand in"
          value={header_row}
          onChange={({ target }) => onHeader(Number(target.value))}
          sx={{ width: '100%', maxWidth: 480, mb: 1 }}
        >
          {rows.map(({ number, cells }) => (
            <MenuItem key={number} value={number} sx={{ whiteSpace: 'normal' }}>
              Row {number}: {cells.filter(Boolean).join(', ').slice(0, 60)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <WideTable label="First rows of the file">
        <TableHead>
          <TableRow>
            <TableCell>Row</TableCell>
            {columns.map(({ at, heading }) => (
              <TableCell key={at} sx={{ whiteSpace: 'nowrap' }}>
                <TextInScript text={heading || `Column ${at + 1}`} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {below.map(({ number, cells }) => (
            <TableRow key={number}>
              <TableCell component="th" scope="row">
                {number}
              </TableCell>
              {columns.map(({ at }) => (
                <TableCell key={at} sx={{ whiteSpace: 'nowrap' }}>
                  <TextInScript text={cells[at] ?? ''} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </>
  )
}
