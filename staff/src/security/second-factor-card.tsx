import { Alert, Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { openSession } from '../session/session.ts'
import { Enrol } from './enrol.tsx'
import { FactorForm } from './factor-form.tsx'
import { FactorList, type FactorTask } from './factor-list.tsx'
import type { FactorProof } from './give-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The second factors of the signed-in person. */
export function SecondFactorCard() {
  const notify = useNotify()
  const [task, setTask] = useState<FactorTask>({ kind: 'nothing' })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/second-factor', {}, { signal }),
  })
  const factor = data?.data

  function end() {
    setTask({ kind: 'nothing' })
    setCodes(null)
    void refetch()
  }

  async function renew(proof: FactorProof) {
    const answer = await staffCall('POST', '/api/staff/second-factor/recovery-codes', proof)
    setCodes(answer.recovery_codes)
  }

  async function takeOff(proof: FactorProof) {
    const { message } =
      task.kind === 'remove'
        ? await staffCall('POST', '/api/staff/passkeys/{id}/removal', { id: String(task.id), ...proof })
        : await staffCall('POST', '/api/staff/second-factor/removal', proof)
    notify(message, { type: 'success' })
    await openSession()
    end()
  }

  return (
    <Card>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          Second factor
        </Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {factor && task.kind === 'nothing' && <FactorList factor={factor} onTask={setTask} onChange={end} />}
        {task.kind === 'set up' && <Enrol onDone={end} onCancel={end} />}
        {task.kind === 'add' && <Enrol kind={task.factor} onDone={end} onCancel={end} />}
        {task.kind === 'renew codes' && codes && <RecoveryCodes codes={codes} onDone={end} />}
        {task.kind === 'renew codes' && !codes && (
          <FactorForm action="Create new codes" send={renew} onCancel={end} />
        )}
        {task.kind === 'turn app off' && (
          <>
            <Typography sx={{ mb: 2 }}>
              {factor?.passkeys.length === 0
                ? 'It is your only second factor. Once it is off, the console stays shut until you have set one up again, with a code that we mail you. To change phones, turn it off here and set it up on the other one.'
                : 'The app will no longer work. Give one of your factors to go on.'}
            </Typography>
            <FactorForm action="Turn it off" send={takeOff} onCancel={end} />
          </>
        )}
        {task.kind === 'remove' && (
          <>
            <Typography sx={{ mb: 2 }}>
              “{task.name}” will no longer work. Give one of your factors to go on.
            </Typography>
            <FactorForm action="Remove it" send={takeOff} onCancel={end} />
          </>
        )}
      </CardContent>
    </Card>
  )
}
