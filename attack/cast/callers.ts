/**
 * Who calls:
 * - `owner`: the author whose private things are watched; nothing hostile is done in their name
 * - `author`, `stranger`: two other authors
 * - `editor`, `accounts`, `admin`: the company's people, with their second factor given
 * - `unset` and `asked`: an admin who has no second factor yet, and one who has not given it
 * - `expired` and `ended`: the owner with a token that has run out, and with one of a session that has ended
 */
export const callers = [
  'visitor',
  'owner',
  'author',
  'stranger',
  'editor',
  'accounts',
  'admin',
  'unset',
  'asked',
  'expired',
  'ended',
] as const
export type CallerName = (typeof callers)[number]
export type PersonName = Exclude<CallerName, 'visitor' | 'expired' | 'ended'>
/** Each of these has things of their own. */
export const authors = ['owner', 'author', 'stranger'] as const
export type AuthorName = (typeof authors)[number]
