import BeforeIcon from '@mui/icons-material/NavigateBefore'
import NextIcon from '@mui/icons-material/NavigateNext'
import { Box, IconButton, Typography } from '@mui/material'
import { Link, useMatch } from 'react-router'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'

/** From a record that was opened from a list to the one before and after it there. */
export function Neighbours() {
  const match = useMatch('/:resource/:id/:screen?')
  const { resource = '', id = '', screen } = match?.params ?? {}
  return <NeighboursOf key={resource} resource={resource} id={id} screen={screen} />
}

type NeighboursOfProps = { resource: string; id: string; screen: string | undefined }

function NeighboursOf({ resource, id, screen }: NeighboursOfProps) {
  const { place, total, before, next } = useNeighbours(resource, id)
  if (place === null || (!before && !next)) return null
  const to = ({ id: other }: Neighbour) =>
    `/${resource}/${encodeURIComponent(other)}${screen ? `/${screen}` : ''}`
  return (
    <Box component="nav" aria-label="Neighbours in the list" sx={{ display: 'flex', alignItems: 'center' }}>
      {before ? (
        <IconButton component={Link} to={to(before)} aria-label="Previous in the list">
          <BeforeIcon />
        </IconButton>
      ) : (
        <IconButton disabled aria-label="Previous in the list">
          <BeforeIcon />
        </IconButton>
      )}
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {place} of {total.toLocaleString('en-IN')}
      </Typography>
      {next ? (
        <IconButton component={Link} to={to(next)} aria-label="Next in the list">
          <NextIcon />
        </IconButton>
      ) : (
        <IconButton disabled aria-label="Next in the list">
          <NextIcon />
        </IconButton>
      )}
    </Box>
  )
}
