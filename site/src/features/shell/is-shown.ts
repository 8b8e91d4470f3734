const authorPages = [
  '/dashboard',
  '/book-info',
  '/books-in-work/',
  '/profile',
  '/sales-history',
  '/payout-history',
  '/statements',
  '/bank-details',
] as const

/**
 * On which pages the parts of the shell are left out. Of the author's pages the specification names the first three; those that it
 * does not know have a header of their own too, and one is enough.
 */
const without = {
  header: authorPages,
  footer: ['/login', '/register'],
  chat: ['/login', '/register', '/dashboard', '/book-info'],
} as const

export type ShellPart = keyof typeof without

export function isShown(part: ShellPart, pathname: string): boolean {
  const hidden: readonly string[] = without[part]
  // What ends in a slash stands for every address below it.
  return !hidden.some((place) => (place.endsWith('/') ? pathname.startsWith(place) : pathname === place))
}
