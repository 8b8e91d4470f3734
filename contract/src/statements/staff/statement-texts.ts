/** What the console says about runs of statements, and what the server answers there. */
export const statementTexts = {
  badPeriod: 'A month begins on its first day, and a quarter in January, April, July or October',
  laterPeriod: 'There are statements of this period or of a later one already.',
  notOver: 'The period is not over yet.',
  stillOpen: 'Some statements are not issued yet: issue them, or discard them.',
  busy: 'The run is being worked on. Please wait until it is done.',
  discarded: 'The run was discarded.',
  notDraft: 'Only a draft can be verified.',
  alreadyIssued: 'An issued statement stays as it is. What was wrong is put right by the next one.',
  nothingVerified: 'No statement of this run is verified.',
} as const
