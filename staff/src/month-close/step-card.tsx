import { Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material'
import { type CloseState, type CloseStep, closeSteps } from '@panai/contract/accounting/staff/close-steps'
import { accountRoles, isStaffRole, roleMay } from '@panai/contract/http/permissions'
import { Link as RouterLink } from 'react-router'
import { sayRole } from '../accounts/words.ts'
import { type CloseLine, stateLooks, stepTitles } from './close-words.ts'

type StepCardProps = { at: number; step: CloseStep; state: CloseState; lines: readonly CloseLine[] }

/** One step: how it stands, what is to be done and where, and who can do it. */
export function StepCard({ at, step, state, lines }: StepCardProps) {
  const { label, color } = stateLooks[state]
  const people = accountRoles.filter(isStaffRole).filter((role) => roleMay(role, closeSteps[step].does))
  return (
    <Card component="section" aria-label={stepTitles[step]}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2">
            {at}. {stepTitles[step]}
          </Typography>
          <Chip size="small" variant="outlined" label={label} color={color} />
        </Stack>
        <Stack component="ul" sx={{ gap: 1, pl: 0, my: 1, listStyle: 'none' }}>
          {lines.map(({ text, link }) => (
            <Typography component="li" key={text} sx={{ overflowWrap: 'anywhere' }}>
              {text}
              {link && (
                <>
                  {' '}
                  <Link component={RouterLink} to={link.to} sx={{ whiteSpace: 'nowrap' }}>
                    {link.label}
                  </Link>
                </>
              )}
            </Typography>
          ))}
        </Stack>
        <Typography variant="body2" color="text.secondary">
          Done by: {people.map(sayRole).join(', ')}
        </Typography>
      </CardContent>
    </Card>
  )
}
