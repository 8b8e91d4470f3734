import { Box, LinearProgress, Typography } from '@mui/material'
import type { BookForm } from '@panai/contract/catalogue/book-fields'
import { completenessOf } from '@panai/contract/catalogue/staff/completeness'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { useWatch } from 'react-hook-form'
import { Panel } from './panel.tsx'

/** How complete the entry is as it stands in the form, and what is missing. It hinders nothing. */
export function CompletenessPanel({ author }: { author: StaffSubmission['author'] }) {
  const values = useWatch<Partial<BookForm> & { author_bio?: string | null }>()
  // The form hands out its values as far as they are filled in.
  const { score, missing } = completenessOf(values as Partial<BookForm>, {
    bio: values.author_bio,
    has_photo: author.has_photo,
  })
  return (
    <Panel title="Completeness">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <LinearProgress
          variant="determinate"
          value={score}
          aria-label="Completeness"
          color={score === 100 ? 'success' : 'primary'}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography aria-live="polite">{score} %</Typography>
      </Box>
      {missing.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            Missing:
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {missing.map(({ field, label }) => (
              <Typography component="li" variant="body2" key={field}>
                {label}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Panel>
  )
}
