import { Box } from '@mui/material'
import { kolamPath } from '@panai/client/kolam-path'
import type { ReactNode } from 'react'

const figure = kolamPath(14, 5)
const dots = figure.dots.map(([x, y]) => `M${x} ${y}h0`).join('')

/** The figure of the threshold, where there is nothing else to see. Ornament only. */
function Kolam() {
  return (
    <svg
      aria-hidden="true"
      width="120"
      height="120"
      viewBox={figure.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d={figure.d} />
      <path d={dots} strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  )
}

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
