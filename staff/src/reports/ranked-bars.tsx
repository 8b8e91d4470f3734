import { Box, Typography } from '@mui/material'
import { TextInScript } from '../parts/text-in-script.tsx'
import type { Bar } from './chart-parts.ts'

/** Horizontal bars, so that titles have room. What hangs below zero is red. The table beside it has every figure. */
export function RankedBars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)))
  const spoken = bars.map(({ name, words }) => `${name} ${words}`).join(', ')
  return (
    <Box
      role="img"
      aria-label={`${title}, the most first. ${spoken}`}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, maxWidth: 760 }}
    >
      {bars.map(({ name, value, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two books may have one title, and no bar has a state
        <Box key={at}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
              <TextInScript text={name} />
            </Typography>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {words}
            </Typography>
          </Box>
          <svg aria-hidden="true" width="100%" height="12" style={{ display: 'block' }}>
            <rect
              width={`${(Math.abs(value) / longest) * 100}%`}
              height="12"
              rx="2"
              fill={value < 0 ? 'var(--color-hibiscus)' : 'var(--color-palm)'}
            />
          </svg>
        </Box>
      ))}
    </Box>
  )
}
