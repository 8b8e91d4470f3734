import { Typography } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import type { ReactElement, ReactNode } from 'react'
import {
  CreateButton,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import { LoadFailure } from './load-failure.tsx'
import { type OpeningFilter, OpeningFilterContext } from './opening-filter.ts'
import { SidewaysScroll } from './sideways-scroll.tsx'

type StaffListProps<T extends RaRecord> = Omit<
  ListProps<T>,
  'actions' | 'children' | 'empty' | 'error' | 'exporter' | 'filterDefaultValues' | 'pagination'
> & {
  /** More for the toolbar, such as a download. */
  actions?: ReactNode
  children: ReactNode
  /** Stands over the filters and the rows. */
  above?: ReactNode
  /** What to say when nothing is found; with filters, how to find more is said beside it. */
  filters?: ReactElement[]
  opening?: OpeningFilter
}

/**
 * A list with everything round it: filters that can be saved by name, a button for what may be made, pages, and what to do when it
 * can't be fetched. `sort` has to be one of the orders that the contract lists.
 */
export function StaffList<T extends RaRecord>({
  above,
  actions,
  children,
  opening,
  ...props
}: StaffListProps<T>) {
  return (
    <OpeningFilterContext value={opening ?? null}>
      {above}
      <List<T>
        perPage={25}
        exporter={false}
        empty={false}
        actions={<Toolbar hasFilters={(props.filters ?? []).length > 0}>{actions}</Toolbar>}
        pagination={<Pages />}
        error={<ListFailure />}
        {...(opening && { filterDefaultValues: opening.filter })}
        {...props}
      >
        <SidewaysScroll>{children}</SidewaysScroll>
      </List>
    </OpeningFilterContext>
  )
}

function Toolbar({ hasFilters, children }: { hasFilters: boolean; children: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {children}
      {hasCreate && <CreateButton />}
    </TopToolbar>
  )
}

function Pages() {
  const { error, meta } = useListContext()
  if (error) return null
  return (
    <>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      {meta?.at_least && (
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right', px: 2 }}>
          {consoleMessages.countedSoFar}
        </Typography>
      )}
    </>
  )
}

/** In the place of the rows that could not be fetched. */
export function ListFailure() {
  const { error, refetch } = useListContext()
  return <LoadFailure error={error} onRetry={refetch} />
}
