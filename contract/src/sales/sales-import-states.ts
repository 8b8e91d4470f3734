/**
 * A file is `reading`, then `ready` to be looked at, `posting` and `posted`; or it is `refused` as broken, `cancelled` before it was
 * posted, or `undoing` and `undone` after. One that is posted is posting again for rows that were matched since. One whose header no
 * layout has is `unmapped` until somebody says what its columns are.
 */
export const importStates = [
  'reading',
  'unmapped',
  'ready',
  'posting',
  'posted',
  'undoing',
  'undone',
  'refused',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

/**
 * `new` rows are posted next, `waiting` ones lack something, `duplicate` ones are there already from another file, `estimate` ones are
 * shown and never paid, `nothing_due` ones have no money for anybody: free copies, charges, orders. `not_ours` ones were written off with
 * a reason: another publisher's book, a parcel. `revised` ones were posted until a later file said something else of the same sale.
 */
export const lineStates = [
  'new',
  'posted',
  'waiting',
  'duplicate',
  'estimate',
  'nothing_due',
  'not_ours',
  'revised',
  'undone',
] as const
export type LineState = (typeof lineStates)[number]

/**
 * What a row lacks: the book, an agreement in force, the rate of its currency, the price of a copy or what it costs to make (`price`), what the channel
 * pays for it (`net`), how many copies came back for the money that was given back, or whether it was sold or came back at all, since its copies go one
 * way and its money the other (`direction`).
 */
export const waitReasons = ['book', 'terms', 'currency_rate', 'price', 'net', 'copies', 'direction'] as const
export type WaitReason = (typeof waitReasons)[number]

export const matchedBy = ['isbn', 'asin', 'sku', 'remembered', 'hand'] as const
export type MatchedBy = (typeof matchedBy)[number]

/** Numbers of a book beside its own: of a format, of Amazon, of a channel or a warehouse. */
export const identifierKinds = ['isbn', 'asin', 'sku'] as const
export type IdentifierKind = (typeof identifierKinds)[number]
