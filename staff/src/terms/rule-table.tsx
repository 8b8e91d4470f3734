import { TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { RoyaltyRule } from '@panai/contract/royalties/staff/terms'
import { channelNames } from '@panai/contract/sales/sales-channels'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { dayOf } from '../parts/time-words.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { StateChip, sayRate } from './term-words.tsx'

type RuleTableProps = { rules: readonly RoyaltyRule[]; label: string; mayEdit: boolean }

/** The rules of an agreement. A wrong one is revoked and written again. */
export function RuleTable({ rules, label, mayEdit }: RuleTableProps) {
  if (rules.length === 0) return <Typography>No rules of its own: the rules for all books apply.</Typography>
  return (
    <WideTable label={label}>
      <TableHead>
        <TableRow>
          <TableCell>Format</TableCell>
          <TableCell>Channel</TableCell>
          <TableCell>Rate</TableCell>
          <TableCell>From</TableCell>
          <TableCell>State</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <TableRow key={rule.id}>
            <TableCell>{rule.format ?? 'every format'}</TableCell>
            <TableCell>{rule.channel ? channelNames[rule.channel] : 'every channel'}</TableCell>
            <TableCell>{sayRate(rule)}</TableCell>
            <TableCell>{dayOf(rule.valid_from)}</TableCell>
            <TableCell>
              <StateChip state={rule.state} />{' '}
              {mayEdit && rule.state !== 'withdrawn' && <TakeBack rule={rule} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  )
}

function TakeBack({ rule: { id, version, ...rule } }: { rule: RoyaltyRule }) {
  return (
    <ActionDialog
      label="Revoke"
      title={`Revoke the rule: ${sayRate(rule)}`}
      variant="text"
      color="error"
      act={() => staffCall('DELETE', '/api/staff/royalty-rules/{id}', { id: String(id), version })}
      done="The rule was revoked."
    >
      Royalties that were calculated by it stay. It no longer applies.
    </ActionDialog>
  )
}
