/** Texts that the specification gives word for word and that more than one place shows. */
export const messages = {
  bookNotFound: 'Book not found',
  authorNotFound: 'Author not found',
  blogNotFound: 'Blog not found',
  notFound: 'Not found',
  invalidInput: 'Please check the highlighted values.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  tooLarge: 'That is more than we can take in one request.',
  serverError: 'Server error. Please try again later.',
  invalidBookList: 'Invalid data format received from API',
} as const
