/** Texts that the specification gives word for word and that more than one place shows. */
export const messages = {
  bookNotFound: 'Book not found',
  authorNotFound: 'Author not found',
  blogNotFound: 'Blog not found',
  enquirySent:
    'Thank you! Your message has been sent successfully. We will get back to you within 24-48 hours.',
  enquiryFailed: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
  notFound: 'Not found',
  invalidInput: 'Please check the highlighted values.',
  unstorable: 'There is a character in this text that can’t be kept. Please remove it.',
  nothingToChange: 'Give at least one field to change besides the version',
  noSuchRecord: 'There is no such record',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  tooLarge: 'That is more than we can take in one request.',
  keyUsedBefore: 'This Idempotency-Key belongs to another message.',
  serverError: 'Server error. Please try again later.',
  invalidBookList: 'Invalid data format received from API',
} as const
