import { TextField } from '@mui/material'

/** Where the code went that a first factor takes; null: none is needed. */
export type Mailing = { mailed_to: string | null; mails_are_kept: boolean }

/** For the code that was mailed: the password alone sets nothing up. */
export function MailedCodeField({
  mailed_to,
  mails_are_kept,
  wrong,
}: Mailing & { wrong: string | undefined }) {
  if (mailed_to === null) return null
  return (
    <TextField
      name="mailed_code"
      label="Code from the mail"
      autoComplete="off"
      fullWidth
      error={wrong !== undefined}
      helperText={wrong ?? whereItIs(mailed_to, mails_are_kept)}
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  )
}

function whereItIs(address: string, isKept: boolean): string {
  return isKept
    ? `Mailed to ${address}. There is no mail server here: the mail is a file in the folder “mail” of the server’s data folder.`
    : `Mailed to ${address}`
}
