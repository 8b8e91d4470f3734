/** The keys of a closed list, as its type has them. */
export function keysOf<Key extends string>(list: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(list) as [Key, ...Key[]] // a closed list is written out: it has these keys and no others
}
