import { Alert } from '@mui/material'
import { fourEyesTexts } from '@panai/contract/payouts/staff/four-eyes-rule'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useFourEyes } from './use-four-eyes.ts'

/** Before a run is made: who will have to approve it. */
export function WhoApproves() {
  const { data } = useFourEyes()
  if (!data) return null
  const { mode, people } = data
  if (mode !== 'two_people')
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {fourEyesTexts[mode]}
      </Alert>
    )
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {fourEyesTexts.holds} Who may move money: <TextInScript text={people.join(', ')} />.
    </Alert>
  )
}
