/** What the screens of accounts, mail and background work say, in the console and from the server. */
export const staffAccountMessages = {
  // set-up and invitation
  setUpDone: 'The first account of your company is ready. Please log in and set up your second factor.',
  setUpLinkUsedUp:
    'This set-up link is no longer valid. Restart the server for a new one, or log in if somebody has set it up.',
  invitationAccepted: 'Your account is ready. Please log in and set up your second factor.',
  invitationUsedUp: 'This invitation is no longer valid. Please ask for a new one.',

  // second factor
  secondFactorSet: 'Your second factor is set up.',
  secondFactorSetBefore: 'Your second factor is set up already.',
  secondFactorNotStarted: 'Please start again: this key is no longer waiting for its first code.',
  secondFactorNotSet: 'There is no second factor on this account.',
  secondFactorGiven: 'Thank you.',
  secondFactorRemoved: 'Your second factor has been turned off.',
  wrongMailedCode: 'This is not the code of the newest mail, or it is older than an hour',
  mailedCodeMissing: 'Please enter the code from the mail',
  tooManyMailedCodes: 'Several codes are on their way to you already. Please use the newest one.',
  wrongCode: 'This code is not right',
  codeMissing: 'Please enter a code',
  codeUsed: 'This code has been used already. Please wait for the next one.',
  tooManyCodes: 'Too many wrong codes. Please wait before you try again.',

  // passkeys
  passkeyAdded: 'The passkey has been added.',
  passkeyRenamed: 'The passkey has been renamed.',
  passkeyRemoved: 'The passkey has been removed.',
  passkeyNameMissing: 'Please give the passkey a name',
  passkeyNameTooLong: 'A name must have at most 60 characters',
  wrongPasskey: 'This passkey could not be checked. Please try again.',
  copiedPasskey:
    'This passkey may have been copied: its counter went backwards. Use another second factor and remove it.',
  passkeyKnown: 'This passkey is on an account already.',
  mostPasskeys: 'There are ten passkeys on this account. Remove one of them first.',
  lastFactor: 'This is your only second factor. Add another one first.',
  noPasskeysHere:
    'Passkeys need a site with a name of its own: PUBLIC_URL has a bare network address. Use an authenticator app.',
  factorsChanged: 'Your second factors have changed meanwhile. Please start again.',

  // accounts
  invited: 'The invitation is on its way.',
  accountSaved: 'The account has been saved.',
  accountDisabled: 'The account has been disabled, and all its sessions have ended.',
  accountEnabled: 'The account can be used again.',
  sessionsEnded: 'The sessions have ended.',
  mailQueued: 'The mail is on its way.',
  secondFactorReset: 'The second factor has been removed, and its owner gets a mail.',
  notYourself: 'You can’t do this to your own account. Another admin can.',
  demoChangesDemo: 'An account of the demo can’t do this to an account of the company’s own people.',
  lastAdmin: 'This is the only admin. Make another one first.',
  authorsStayAuthors: 'The account of an author has no other role.',
  notInvited: 'This account is not waiting for an invitation.',
  notConfirmable: 'The e-mail address of this account is confirmed already.',
  notUsable: 'This account can’t be used, so no such mail is sent to it.',
  accountIsClosed: 'This account was closed by its author.',
  nothingToReset: 'This account has no second factor.',

  // outbox and background work
  mailNotRetried: 'Only a mail that has failed can be tried again.',
  mailRetried: 'The mail is tried again now.',
  mailsRetried: 'The mails are tried again now.',
  jobNotRetried: 'Only a job that has failed can be run again.',
  jobRetried: 'The job runs again.',
  jobsNotReady: 'Background work is still starting. Please try again in a moment.',

  // audit
  narrowDown: 'To see older entries, narrow down the time, the person or the record.',
} as const
