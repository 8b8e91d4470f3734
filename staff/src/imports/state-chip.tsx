import { Chip } from '@mui/material'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { useRecordContext } from 'react-admin'
import { importColors, importWords } from './words.ts'

export function StateChip(_: { label?: string; source?: string }) {
  const found = useRecordContext<SalesImport>()
  if (!found) return null
  const { state, groups } = found
  const waits = state === 'ready' && !groups.some((group) => group.state === 'new')
  return (
    <Chip
      size="small"
      variant="outlined"
      label={waits ? 'Nothing to post yet' : importWords[state]}
      color={waits ? 'default' : importColors[state]}
    />
  )
}
