/** Tags of the empty overlay; clicking one searches for its own words. */
export const popularSearches = [
  'self publishing',
  'book publishing',
  'editing',
  'cover design',
  'translation',
  'royalty calculator',
  'ebook',
  'paperback',
  'marketing',
  'author support',
  'manuscript',
  'ISBN',
  'copyright',
] as const

/** Tags of the empty overlay, each with what clicking it searches for. */
export const categoryTags = [
  { label: 'All Services', query: 'Services' },
  { label: 'Tools', query: 'Tools' },
  { label: 'Support', query: 'Support' },
  { label: 'Account', query: 'Account' },
] as const satisfies readonly { label: string; query: string }[]
