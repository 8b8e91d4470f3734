import { Table, TableContainer } from '@mui/material'
import type { ReactNode } from 'react'

// An amount stays on one line, its digits below each other.
const figures = { '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }

/** A small table that scrolls by itself where the screen is narrower than it, by keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`${label}, table`}>
      <Table size="small" aria-label={label} sx={figures}>
        {children}
      </Table>
    </TableContainer>
  )
}
