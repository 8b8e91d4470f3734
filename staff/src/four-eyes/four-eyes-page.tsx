import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import { fourEyesTexts } from '@panai/contract/payouts/staff/four-eyes-rule'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { useFourEyes } from './use-four-eyes.ts'
import { WaiverActions } from './waiver-actions.tsx'
import { WaiverHistory } from './waiver-history.tsx'

/** Whether payouts need two people, who they may be, and how the rule is switched off and on. */
export default function FourEyesPage() {
  const { data } = useFourEyes()
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <ScreenTitle title="Rule of two people" />
      {data && (
        <>
          <Card>
            <CardContent>
              <Typography variant="h2">Rule of two people</Typography>
              <Alert severity={data.mode === 'two_people' ? 'success' : 'warning'} sx={{ my: 2 }}>
                {data.mode === 'two_people' ? fourEyesTexts.holds : fourEyesTexts[data.mode]}
              </Alert>
              <Typography sx={{ mb: 2 }}>
                Who may move money:{' '}
                {data.people.length === 0 ? 'nobody yet' : <TextInScript text={data.people.join(', ')} />}
              </Typography>
              <WaiverActions
                mode={data.mode}
                waiver={data.waivers.find(({ ended_at }) => ended_at === null)}
              />
            </CardContent>
          </Card>
          {data.waivers.length > 0 && <WaiverHistory waivers={data.waivers} />}
        </>
      )}
    </Stack>
  )
}
