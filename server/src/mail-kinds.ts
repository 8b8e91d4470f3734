import { accountTakenBack } from './features/accounts/mails/account-taken-back.ts'
import { addressTakenBack } from './features/accounts/mails/address-taken-back.ts'
import { emailChangeLink } from './features/accounts/mails/email-change-link.ts'
import { emailChangeNotice } from './features/accounts/mails/email-change-notice.ts'
import { emailChanged } from './features/accounts/mails/email-changed.ts'
import { passwordChanged } from './features/accounts/mails/password-changed.ts'
import { registrationToStaff } from './features/accounts/mails/registration-to-staff.ts'
import { resetLink } from './features/accounts/mails/reset-link.ts'
import { secondFactorChanged } from './features/accounts/mails/second-factor-changed.ts'
import { secondFactorCode } from './features/accounts/mails/second-factor-code.ts'
import { secondFactorReset } from './features/accounts/mails/second-factor-reset.ts'
import { staffInvitation } from './features/accounts/mails/staff-invitation.ts'
import { welcomeToAuthor } from './features/accounts/mails/welcome-to-author.ts'
import { changesRequested } from './features/editorial/changes-requested.ts'
import { proofOverdueToStaff } from './features/editorial/proof-requests/proof-overdue-to-staff.ts'
import { proofReminder } from './features/editorial/proof-requests/proof-reminder.ts'
import { proofSent } from './features/editorial/proof-requests/proof-sent.ts'
import { submissionMoved } from './features/editorial/submission-moved.ts'
import { enquiryAnswer } from './features/enquiries/enquiry-answer.ts'
import { enquiryToStaff } from './features/enquiries/enquiry-to-staff.ts'
import { payeeLink } from './features/payees/mails/payee-link.ts'
import { payeeNotice } from './features/payees/mails/payee-notice.ts'
import { payoutToAuthor } from './features/payouts/payout-to-author.ts'
import { ledgerDiffers } from './features/royalties/ledger-differs.ts'
import { queryAnswered } from './features/statements/query-answered.ts'
import { statementIssued } from './features/statements/statement-issued.ts'
import { manuscriptChecked } from './features/submissions/checks/manuscript-checked.ts'
import { proofToStaff } from './features/submissions/proofs/proof-to-staff.ts'
import { proofWithdrawn } from './features/submissions/proofs/proof-withdrawn.ts'
import { submissionReceived } from './features/submissions/submission-received.ts'
import { submissionToStaff } from './features/submissions/submission-to-staff.ts'
import { versionToStaff } from './features/submissions/version-to-staff.ts'
import { messageToAuthor } from './features/threads/message-to-author.ts'

/** Every kind of mail that is sent: the contents page. A kind that a stored mail names must stay. */
export const mailKinds = [
  enquiryToStaff,
  enquiryAnswer,
  messageToAuthor,
  submissionReceived,
  submissionToStaff,
  versionToStaff,
  manuscriptChecked,
  proofSent,
  proofReminder,
  proofOverdueToStaff,
  proofToStaff,
  proofWithdrawn,
  welcomeToAuthor,
  registrationToStaff,
  resetLink,
  passwordChanged,
  accountTakenBack,
  addressTakenBack,
  emailChangeLink,
  emailChangeNotice,
  emailChanged,
  staffInvitation,
  secondFactorCode,
  secondFactorReset,
  secondFactorChanged,
  submissionMoved,
  changesRequested,
  payoutToAuthor,
  ledgerDiffers,
  statementIssued,
  queryAnswered,
  payeeLink,
  payeeNotice,
] as const
