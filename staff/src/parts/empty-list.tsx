import { Typography } from '@mui/material'
import { Button, useListContext, useResourceContext, useTranslate } from 'react-admin'
import { EmptyState } from './empty-state.tsx'

/** In the place of the rows: how to find more, or what to do first. */
export default function EmptyList() {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues ?? {}).length > 0
  return (
    <EmptyState>
      <Typography>
        {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results', {
          resource,
        })}
      </Typography>
      {isFiltered && <Button onClick={() => setFilters({}, [])} label="ra.navigation.clear_filters" />}
    </EmptyState>
  )
}
