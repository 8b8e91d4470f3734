import { Typography } from '@mui/material'
import { useContext } from 'react'
import { Button, useListContext, useResourceContext, useTranslate } from 'react-admin'
import { EmptyState } from './empty-state.tsx'
import { OpeningFilterContext } from './opening-filter.ts'

/** In the place of the rows: how to find more, or what to do first. */
export default function EmptyList() {
  const translate = useTranslate()
  const resource = useResourceContext()
  const opening = useContext(OpeningFilterContext)
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues ?? {}).length > 0
  const isAsOpened = opening !== null && isSame(filterValues, opening.filter)
  const words = isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results'
  return (
    <EmptyState>
      <Typography>{isAsOpened ? opening.none : translate(words, { resource })}</Typography>
      {isFiltered && (
        // Nobody has set the filter with which a list opens.
        <Button
          onClick={() => setFilters({}, [])}
          label={isAsOpened ? 'Show all' : 'ra.navigation.clear_filters'}
        />
      )}
    </EmptyState>
  )
}

function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
