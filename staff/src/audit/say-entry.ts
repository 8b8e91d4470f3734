import type { ListedAuditEntry } from '@panai/contract/console/staff/audit'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
export const operationWords = { insert: 'Added', update: 'Changed', delete: 'Removed' } as const

type Said = Pick<ListedAuditEntry, 'changes' | 'call' | 'operation' | 'subject' | 'part'>

/** A change in words; where its values say nothing to people, what the call is for. */
export function sayEntry({ changes, call, operation, subject, part }: Said): string {
  if (changes.length > 0) return capitalised(listed.format(changes))
  return call ?? `${operationWords[operation]} ${(part ?? subject).replaceAll('_', ' ')}`
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
