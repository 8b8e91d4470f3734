import { Alert, TextField, Typography } from '@mui/material'
import { passkeyRules } from '@panai/contract/accounts/staff/passkey-fields'
import type { EndpointAt } from '@panai/contract/endpoints'
import type { OutputOf } from '@panai/contract/http/endpoint'
import { problemWith } from '@panai/contract/language/text-rules'
import { type RegistrationResponseJSON, startRegistration } from '@simplewebauthn/browser'
import { useRef } from 'react'
import { StaffApiError, wrongField } from '../api/api-error.ts'
import { staffCall } from '../api/staff-call.ts'
import { useSend } from '../set-up/use-send.ts'
import { FormButtons } from './form-buttons.tsx'
import { MailedCodeField } from './mailed-code-field.tsx'
import { sayPasskeyProblem } from './say-passkey-problem.ts'

export type StartedPasskey = OutputOf<EndpointAt<'/api/staff/passkeys/start', 'POST'>>['data']

type Props = {
  started: StartedPasskey
  onAdded: (recoveryCodes: readonly string[]) => void
  onCancel?: (() => void) | undefined
}

/** Makes a passkey and adds it. One that was made waits while a name or a code is mended. */
export default function NewPasskey({ started: { options, ...mailing }, onAdded, onCancel }: Props) {
  const made = useRef<RegistrationResponseJSON | null>(null)
  const { wrong, failure, busy, submit } = useSend(async ({ name = '', mailed_code }) => {
    // Before the browser asks for a finger, not after.
    const problem = problemWith(passkeyRules.name, name)
    if (problem !== null) throw wrongField('name', problem)
    const passkey = made.current ?? (await make(options))
    made.current = passkey
    try {
      const input = { name, passkey, ...(mailed_code !== undefined && { mailed_code }) }
      const { recovery_codes } = await staffCall('POST', '/api/staff/passkeys', input)
      onAdded(recovery_codes)
    } catch (cause) {
      if (cause instanceof StaffApiError && cause.fields.passkey !== undefined) made.current = null
      throw cause
    }
  })
  const isOfField = wrong.name !== undefined || wrong.mailed_code !== undefined
  return (
    <form onSubmit={submit} noValidate aria-label="Create a passkey">
      <Typography sx={{ mb: 2 }}>
        Your browser asks where to keep it: on this device, on your phone or on a security key. Finger, face
        or PIN opens it.
      </Typography>
      {failure && !isOfField && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <TextField
        name="name"
        label="Name of the passkey"
        autoComplete="off"
        autoFocus
        fullWidth
        error={wrong.name !== undefined}
        helperText={wrong.name ?? 'By which you know it again, for example “Laptop in the office”'}
        slotProps={{ htmlInput: { maxLength: passkeyRules.name.most } }}
      />
      <MailedCodeField {...mailing} wrong={wrong.mailed_code} />
      <FormButtons action="Create the passkey" busy={busy} onCancel={onCancel} />
    </form>
  )
}

async function make(options: StartedPasskey['options']): Promise<RegistrationResponseJSON> {
  try {
    return await startRegistration({ optionsJSON: options })
  } catch (cause) {
    throw new Error(sayPasskeyProblem(cause), { cause })
  }
}
