import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Kolam } from './kolam.tsx'

/** Where a list would be: what to do first. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        py: 6,
        px: 2,
        textAlign: 'center',
        '& svg': { color: 'primary.main' },
        '& > p': { m: 0, maxWidth: '34rem' },
      }}
    >
      <Kolam />
      {children}
    </Box>
  )
}
