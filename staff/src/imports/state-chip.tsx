import { Chip } from '@mui/material'
import type { SalesImport } from '@panai/contract/staff/sales-imports'
import { useRecordContext } from 'react-admin'
import { importColors, importWords } from './words.ts'

export function StateChip(_: { label?: string; source?: string }) {
  const found = useRecordContext<SalesImport>()
  if (!found) return null
  return (
    <Chip
      size="small"
      variant="outlined"
      label={importWords[found.state]}
      color={importColors[found.state]}
    />
  )
}
