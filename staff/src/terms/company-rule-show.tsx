import { Alert, Stack } from '@mui/material'
import { termsMessages } from '@panai/contract/royalties/royalty-terms'
import type { RoyaltyRule } from '@panai/contract/royalties/staff/terms'
import { useCanAccess, useRecordContext } from 'react-admin'
import { RecordHistory } from '../audit/record-history.tsx'
import { StaffShow } from '../parts/staff-show.tsx'
import { RuleTable } from './rule-table.tsx'

export default function CompanyRuleShow() {
  return (
    <StaffShow<RoyaltyRule> actions={false}>
      <Rule />
    </StaffShow>
  )
}

function Rule() {
  const rule = useRecordContext<RoyaltyRule>()
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'royalty-rules', action: 'create' })
  if (!rule) return null
  const isToCome = rule.state === 'future'
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      {!isToCome && rule.state !== 'withdrawn' && <Alert severity="info">{termsMessages.settled}</Alert>}
      <RuleTable rules={[rule]} label="Rule for all books" mayEdit={mayEdit && isToCome} />
      <RecordHistory subject="royalty_rules" />
    </Stack>
  )
}
