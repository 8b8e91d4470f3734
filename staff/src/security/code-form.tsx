import { Alert, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useSend } from '../set-up/use-send.ts'
import { FormButtons } from './form-buttons.tsx'
import { MailedCodeField, type Mailing } from './mailed-code-field.tsx'

type Props = {
  action: string
  /** What may be typed. */
  hint: string
  label?: string
  /** Nothing but the digits of an app. */
  isNumeric?: boolean
  /** Above the field. */
  children?: ReactNode
  /** With a first factor: asks for the mailed code too. */
  mailing?: Mailing
  send: (codes: { code: string; mailed_code?: string }) => Promise<void>
  onCancel?: (() => void) | undefined
}

/** Asks for a code. */
export function CodeForm({
  action,
  hint,
  label = 'Code',
  isNumeric = false,
  children,
  mailing,
  send,
  onCancel,
}: Props) {
  const { wrong, failure, busy, submit } = useSend(({ code = '', mailed_code }) =>
    send({ code, ...(mailed_code !== undefined && { mailed_code }) }),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={action}>
      {children}
      {failure && Object.keys(wrong).length === 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <TextField
        name="code"
        label={label}
        autoComplete="one-time-code"
        autoFocus
        fullWidth
        error={wrong.code !== undefined}
        helperText={wrong.code ?? hint}
        slotProps={{ htmlInput: { inputMode: isNumeric ? 'numeric' : 'text', maxLength: 60 } }}
      />
      {mailing && <MailedCodeField {...mailing} wrong={wrong.mailed_code} />}
      <FormButtons action={action} busy={busy} onCancel={onCancel} />
    </form>
  )
}
