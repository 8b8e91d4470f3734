import { Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material'
import type { OperationsCheck } from '@panai/contract/operations/staff/operations'
import { Link as RouterLink } from 'react-router'
import { Ago } from '../parts/fields.tsx'
import { checkWords, placeOf, stateColours, stateWords } from './words.ts'

/** One part: how it is, since when, and what to do. */
export function CheckCard({ check: { name, state, says, since, advice } }: { check: OperationsCheck }) {
  const place = placeOf[name]
  return (
    <Card component="section" aria-label={checkWords[name]}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="h2">
            {place ? (
              <Link component={RouterLink} to={place} color="inherit" underline="hover">
                {checkWords[name]}
              </Link>
            ) : (
              checkWords[name]
            )}
          </Typography>
          <Chip size="small" variant="outlined" color={stateColours[state]} label={stateWords[state]} />
        </Stack>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{says}</Typography>
        {since && (
          <Typography variant="body2" color="text.secondary">
            Since: <Ago at={since} />
          </Typography>
        )}
        {advice && (
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <strong>What to do:</strong> {advice}
          </Typography>
        )}
      </CardContent>
    </Card>
  )
}
