import { Box } from '@mui/material'
import type { AuditEntry } from '@panai/contract/console/staff/audit'
import { momentOf } from '../parts/time-words.ts'

/** What a change put in the place of what, field by field. */
export function ChangedValues({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = Object.keys({ ...before, ...after })
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name.replaceAll('_', ' ')}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {before && <del>{say(before[name])}</del>} {after && <ins>{say(after[name])}</ins>}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const LONGEST = 200
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

function say(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string' && MOMENT.test(value)) return momentOf(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
