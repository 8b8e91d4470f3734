import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { openSession } from '../session/session.ts'
import { CodeForm } from './code-form.tsx'
import { Enrol } from './enrol.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Doing = 'nothing' | 'setting up' | 'renewing' | 'turning off'

/** What somebody does about their own account: the second factor, and where it is logged in. */
export default function SecurityPage() {
  const notify = useNotify()
  const [doing, setDoing] = useState<Doing>('nothing')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/second-factor', {}, { signal }),
  })
  const factor = data?.data

  function end() {
    setDoing('nothing')
    setCodes(null)
    void refetch()
  }

  async function renew(code: string) {
    const answer = await staffCall('POST', '/api/staff/second-factor/recovery-codes', { code })
    setCodes(answer.recovery_codes)
  }

  async function turnOff(code: string) {
    const { message } = await staffCall('POST', '/api/staff/second-factor/removal', { code })
    notify(message, { type: 'success' })
    await openSession()
    end()
  }

  return (
    <>
      <Card sx={{ mt: 2, maxWidth: 640 }}>
        <Title title="My security" />
        <CardContent>
          <Typography variant="h2" gutterBottom>
            Second factor
          </Typography>
          {error && <Alert severity="error">{error.message}</Alert>}
          {factor && doing === 'nothing' && !factor.is_set && (
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Typography>
                None is set up. It is needed for accounts and wherever money is moved, and it protects
                everything else.
              </Typography>
              <Button variant="contained" onClick={() => setDoing('setting up')}>
                Set it up
              </Button>
            </Stack>
          )}
          {factor?.since && doing === 'nothing' && (
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Typography>
                Set up <Ago at={factor.since} />. {factor.recovery_codes_left} recovery codes are left.
              </Typography>
              <Stack direction="row" spacing={1}>
                <Button variant="outlined" onClick={() => setDoing('renewing')}>
                  Other recovery codes
                </Button>
                <Button color="error" onClick={() => setDoing('turning off')}>
                  Turn it off
                </Button>
              </Stack>
            </Stack>
          )}
          {doing === 'setting up' && <Enrol onDone={end} onCancel={end} />}
          {doing === 'renewing' &&
            (codes ? (
              <RecoveryCodes codes={codes} onDone={end} />
            ) : (
              <CodeForm takesRecovery action="Make other codes" send={renew} onCancel={end} />
            ))}
          {doing === 'turning off' && (
            <CodeForm takesRecovery action="Turn it off" send={turnOff} onCancel={end} />
          )}
        </CardContent>
      </Card>
      <OwnSessions />
    </>
  )
}
