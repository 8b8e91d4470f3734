import type { MailRecord } from './mails.ts'

/** How the states of a mail are called on the screen. */
export const mailStatusWords: Readonly<Record<MailRecord['status'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Saved, not sent',
  dropped: 'Superseded',
  failed: 'Failed',
}

/** How each kind of mail is called on the screen. */
export const mailKindWords: Readonly<Record<string, string>> = {
  'account-taken-back': 'Account recovered notice',
  'address-taken-back': 'Email address recovered notice',
  'email-change-link': 'Email change link',
  'email-change-notice': 'Email change notice',
  'email-changed': 'Email changed notice',
  'password-changed': 'Password changed notice',
  'registration-to-staff': 'New author (to staff)',
  'reset-link': 'Password reset link',
  'second-factor-changed': 'Second factor changed notice',
  'second-factor-code': 'Second factor code',
  'second-factor-reset': 'Second factor reset',
  'staff-invitation': 'Staff invitation',
  'welcome-to-author': 'Welcome to the author',
  'payee-link': 'Bank details confirmation link',
  'payee-notice': 'Bank details notice',
  'submission-moved': 'Submission status (to the author)',
  'enquiry-answer': 'Answer to an enquiry',
  'enquiry-to-staff': 'New enquiry (to staff)',
  'ledger-differs': 'Ledger difference (to staff)',
  'payout-to-author': 'Payout notice',
  'statement-query-answered': 'Answer about a statement',
  'statement-issued': 'Statement issued',
  'submission-received': 'Submission received',
  'submission-to-staff': 'New submission (to staff)',
  'manuscript-checked': 'Check of a manuscript (to the author)',
  'version-to-staff': 'New version (to staff)',
  'changes-requested': 'Changes requested',
  'proof-sent': 'Proof sent (to the author)',
  'proof-reminder': 'Reminder of a proof (to the author)',
  'proof-overdue-to-staff': 'Proof overdue (to staff)',
  'proof-to-staff': 'Proof approved or taken back (to staff)',
  'proof-withdrawn': 'Approval of a proof withdrawn (to the author)',
  'message-to-author': 'Message to the author',
}

/** A stored mail may be of a kind that is no longer sent. */
export function mailKindName(kind: string): string {
  return mailKindWords[kind] ?? kind
}
