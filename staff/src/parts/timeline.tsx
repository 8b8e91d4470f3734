import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Ago } from './fields.tsx'
import { TextInScript } from './text-in-script.tsx'

export type TimelineEntry = {
  key: string | number
  /** ISO 8601. */
  at: string
  what: ReactNode
  /** null: the product itself, or somebody who is no longer known. */
  by: string | null
  note?: string | null
}

/** What happened, in the order it is given: who did it, when, and what they said. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', p: 0, m: 0, borderLeft: 2, borderColor: 'divider' }}
    >
      {entries.map(({ key, at, what, by, note }) => (
        <Box component="li" key={key} sx={{ pl: 2, pb: 2, position: 'relative', '&::before': dot }}>
          <Typography variant="body1">{what}</Typography>
          <Typography variant="body2" color="text.secondary">
            {by && (
              <>
                <TextInScript text={by} />,{' '}
              </>
            )}
            <Ago at={at} />
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
              <TextInScript text={note} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}

const dot = {
  content: '""',
  position: 'absolute',
  left: '-6px',
  top: '8px',
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const
