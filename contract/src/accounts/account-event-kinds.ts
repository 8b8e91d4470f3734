import { keysOf } from '../http/keys-of.ts'
/** What happens to accounts, in plain words: the closed list. */
export const accountEventWords = {
  logged_in: 'Logged in',
  login_failed: 'Login failed',
  login_locked: 'Too many logins, refused',
  logged_out: 'Logged out',
  session_ended: 'Session ended',
  session_expired: 'Session expired',
  account_made: 'Account created',
  invited: 'Invited',
  invitation_accepted: 'Invitation accepted',
  role_changed: 'Role changed',
  account_disabled: 'Account disabled',
  account_enabled: 'Account enabled',
  account_closed: 'Account closed',
  password_changed: 'Password changed',
  password_refused: 'Wrong password before a change',
  email_change_asked: 'Another e-mail address asked for',
  email_changed: 'E-mail address changed',
  second_factor_set: 'Second factor set up',
  second_factor_removed: 'Second factor removed',
  second_factor_given: 'Second factor given',
  second_factor_failed: 'Wrong second factor',
  second_factor_locked: 'Too many wrong codes, refused',
  recovery_codes_made: 'Recovery codes created',
  recovery_code_used: 'Recovery code used',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
} as const

export type AccountEventKind = keyof typeof accountEventWords
export const accountEventKinds = keysOf(accountEventWords)

/** Failures are kept for so long, whatever else happened for `kept`. */
export const accountEventDays = { failures: 180, others: 730 } as const
