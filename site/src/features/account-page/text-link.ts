/** A link in a line of text, with room for a finger. */
export const textLink =
  'inline-flex min-h-11 items-center text-palm underline decoration-1 underline-offset-4 hover:decoration-2'
