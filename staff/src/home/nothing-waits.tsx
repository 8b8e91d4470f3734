import { Button, Stack, Typography } from '@mui/material'
import type { Permission } from '@panai/contract/http/permissions'
import { Link } from 'react-router'
import { EmptyState } from '../parts/empty-state.tsx'
import { useMay } from '../session/session.ts'

const beginnings: readonly { label: string; to: string; may: Permission }[] = [
  { label: 'Add a book', to: '/books/create', may: 'catalogue.edit' },
  { label: 'Write an article', to: '/blogs/create', may: 'content.edit' },
  { label: 'Import a sales file', to: '/sales-imports', may: 'money.move' },
  { label: 'Make statements', to: '/statement-runs', may: 'money.move' },
  { label: 'Invite a colleague', to: '/accounts/create', may: 'accounts.manage' },
]

/** For a quiet day, or the first one. */
export function NothingWaits() {
  return (
    <EmptyState>
      <Typography>
        Nothing waits for you. Submissions, messages and sales appear here when they come.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {beginnings.map((beginning) => (
          <Beginning key={beginning.to} {...beginning} />
        ))}
      </Stack>
    </EmptyState>
  )
}

function Beginning({ label, to, may }: (typeof beginnings)[number]) {
  if (!useMay(may)) return null
  return (
    <Button variant="outlined" component={Link} to={to}>
      {label}
    </Button>
  )
}
