/** The closed lists of the trade: what a book can be. The database's checks are made from the same lists. */

export const bookFormats = ['paperback', 'hardback', 'ebook'] as const
export type BookFormat = (typeof bookFormats)[number]

export const genres = ['fiction', 'non-fiction', 'academic', 'poetry', 'cookbook', 'children-book'] as const
export type Genre = (typeof genres)[number]

export const languages = ['ta', 'en', 'kn', 'ml', 'te', 'hi', 'de'] as const
export type Language = (typeof languages)[number]

export const contributorRoles = ['co-author', 'translator', 'editor', 'illustrator'] as const
export type ContributorRole = (typeof contributorRoles)[number]

export const trimSizes = [
  '5 X 7 in',
  '5 X 8 in',
  '5.5 X 8.5 in',
  '6 X 9 in',
  '7 X 9 in',
  '8 X 11 in',
  '8.5 X 8.5 in',
  'A4',
] as const
export type TrimSize = (typeof trimSizes)[number]

export const bookOrders = ['newest', 'oldest', 'title', 'price'] as const
export type BookOrder = (typeof bookOrders)[number]
