import { Alert } from '@mui/material'
import type { NextStep } from '@panai/contract/payouts/staff/four-eyes'
import { fourEyesTexts } from '@panai/contract/payouts/staff/four-eyes-rule'
import { TextInScript } from '../parts/text-in-script.tsx'

type NextStepNoticeProps = {
  step: NextStep
  /** As in "You may …". */
  what: string
}

/** Says who may take the next step, and why somebody may not. */
export function NextStepNotice({ step: { mode, refused, others }, what }: NextStepNoticeProps) {
  if (mode !== 'two_people') return <Alert severity="warning">{fourEyesTexts[mode]}</Alert>
  if (refused !== null && others.length === 0)
    return (
      <Alert severity="warning">
        {fourEyesTexts.refusals[refused]} {fourEyesTexts.nobody}
      </Alert>
    )
  return (
    <Alert severity="info">
      {refused === null ? `You may ${what}.` : fourEyesTexts.refusals[refused]}
      {others.length > 0 && (
        <>
          {refused === null ? ' So may ' : ' Who may: '}
          <TextInScript text={others.join(', ')} />.
        </>
      )}
    </Alert>
  )
}
