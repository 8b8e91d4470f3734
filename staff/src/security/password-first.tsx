import {
  Alert,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import type { FactorKind } from '@panai/contract/accounts/staff/me'
import type { EndpointAt } from '@panai/contract/endpoints'
import type { OutputOf } from '@panai/contract/http/endpoint'
import { staffCall } from '../api/staff-call.ts'
import { useSend } from '../set-up/use-send.ts'
import { FormButtons } from './form-buttons.tsx'
import type { StartedPasskey } from './new-passkey.tsx'

/** What waits for its first code or for a passkey. */
export type Started =
  | { kind: 'app'; key: OutputOf<EndpointAt<'/api/staff/second-factor', 'POST'>>['data'] }
  | { kind: 'passkey'; key: StartedPasskey }

type Props = {
  /** Without it they choose. */
  kind?: FactorKind | undefined
  onStarted: (started: Started) => void
  onCancel?: (() => void) | undefined
}

/** A session that somebody else got hold of must not be enough to put their phone in the place of the owner's. */
export function PasswordFirst({ kind, onStarted, onCancel }: Props) {
  const { wrong, failure, busy, submit } = useSend(async ({ password = '', chosen = kind }) =>
    onStarted(await start(chosen === 'passkey' ? 'passkey' : 'app', password)),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={kind ? titles[kind] : 'Set up a second factor'}>
      <Typography sx={{ mb: 2 }}>
        {kind
          ? 'Enter your password to begin.'
          : 'A second factor protects what a password alone must not open. Choose one and enter your password to begin; you can add the other later.'}
      </Typography>
      {failure && wrong.password === undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {kind === undefined && <Choice />}
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        fullWidth
        error={wrong.password !== undefined}
        helperText={wrong.password}
      />
      <FormButtons action="Continue" busy={busy} onCancel={onCancel} />
    </form>
  )
}

function Choice() {
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id="kind-of-factor">Second factor</FormLabel>
      <RadioGroup name="chosen" defaultValue="app" aria-labelledby="kind-of-factor">
        <FormControlLabel
          value="app"
          control={<Radio />}
          label="Authenticator app: six digits from your phone"
        />
        <FormControlLabel
          value="passkey"
          control={<Radio />}
          label="Passkey: finger, face or PIN of a device, or a security key"
        />
      </RadioGroup>
    </FormControl>
  )
}

const titles: Record<FactorKind, string> = {
  app: 'Set up an authenticator app',
  passkey: 'Add a passkey',
}

async function start(kind: FactorKind, password: string): Promise<Started> {
  if (kind === 'app') {
    const { data } = await staffCall('POST', '/api/staff/second-factor', { password })
    return { kind, key: data }
  }
  const { data } = await staffCall('POST', '/api/staff/passkeys/start', { password })
  return { kind, key: data }
}
