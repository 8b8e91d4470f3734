import { Button, Stack } from '@mui/material'
import { useListContext } from 'react-admin'

/** The views that everybody needs, a click away; others are made by the filters and saved. */
const views: readonly { label: string; filter: Readonly<Record<string, unknown>> }[] = [
  { label: 'All open', filter: { status: 'open' } },
  { label: 'Mine', filter: { status: 'open', assignee: 'me' } },
  { label: 'Unassigned', filter: { status: 'open', assignee: 'nobody' } },
  { label: 'New', filter: { status: 'manuscript_submitted' } },
  { label: 'Overdue', filter: { overdue: true } },
  { label: 'Proof with the author', filter: { proof_with_author: true } },
  { label: 'Published', filter: { status: 'published' } },
]

/** The inputs that a view needs and that are not always there. */
function shownBy(filter: Readonly<Record<string, unknown>>): Record<string, true> {
  const given = ['overdue', 'proof_with_author'].filter((name) => name in filter)
  return Object.fromEntries(given.map((name) => [name, true]))
}

export function StandingViews() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const now = JSON.stringify(Object.entries(filterValues).sort())
  return (
    <Stack direction="row" role="group" aria-label="Views" sx={{ flexWrap: 'wrap', gap: 1, p: 1 }}>
      {views.map(({ label, filter }) => {
        const isShown = JSON.stringify(Object.entries(filter).sort()) === now
        return (
          <Button
            key={label}
            size="small"
            variant={isShown ? 'contained' : 'outlined'}
            aria-pressed={isShown}
            onClick={() => setFilters({ ...filter }, { ...displayedFilters, ...shownBy(filter) })}
          >
            {label}
          </Button>
        )
      })}
    </Stack>
  )
}
