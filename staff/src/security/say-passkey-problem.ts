import { StaffApiError } from '../api/api-error.ts'

/** By the names that WebAuthn gives to what goes wrong in the browser. */
const texts: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: it was cancelled, or took too long. Nothing was changed.',
  InvalidStateError: 'This device or security key has a passkey for your account already.',
  SecurityError: 'Passkeys work at this site’s own address only. Please open it there.',
}

/** What to tell somebody whose passkey was not made or not used. */
export function sayPasskeyProblem(cause: unknown): string {
  if (cause instanceof StaffApiError) return Object.values(cause.fields)[0] ?? cause.message
  if (typeof PublicKeyCredential === 'undefined')
    return 'This browser has no passkeys here. Another one may, or use an authenticator app.'
  const known = cause instanceof Error ? texts[cause.name] : undefined
  return known ?? (cause instanceof Error ? cause.message : String(cause))
}
