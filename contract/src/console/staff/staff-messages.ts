/** What the console says and what the server answers there. */
export const staffMessages = {
  notStaff: 'This is for the people of the company.',
  notAllowed: 'Your role does not allow this.',
  secondFactorUnset: 'For this you need a second factor. Please set it up first.',
  secondFactorAsked: 'Please enter the code of your second factor.',
  notFound: 'Not found',
  stale: 'This has been changed while you were working on it. Nothing was overwritten: look at it again.',
} as const
