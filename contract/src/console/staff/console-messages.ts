/** What the console says by itself, where no answer of the server says it better. */
export const consoleMessages = {
  noAnswer: 'No answer from the server. Nothing was lost: check your connection and try again.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notAllowed: 'Your role does not allow this.',
  notFound: 'This is no longer there, or never was.',
  conflict: 'Somebody else was quicker. Nothing was overwritten: reload to see the latest.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  serverFailed: 'The server failed. Nothing was changed; please try again in a moment.',
  screenFailed: 'This screen could not be shown. What you saved is safe: reload to go on.',
  refused: 'The server refused this',
  fieldsWrong: 'Please look at the fields that are marked.',
  authorsLoginIsElsewhere:
    'This login is for the people of the company. As an author you find your books, royalties and messages on your own pages.',
  loggedInAsAuthor: 'You are logged in as an author',
  /** Under a list whose counting was stopped, since it would take long. */
  countedSoFar: 'There are more than these: narrow the list down to see how many.',
  lookAgain: 'Reload',
  youHadTyped: 'This is the current version. You had typed:',
  tryAgain: 'Try again',
} as const
