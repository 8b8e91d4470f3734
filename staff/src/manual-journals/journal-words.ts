import { entryNames } from '@panai/contract/account-entry-kinds'
import type { ManualJournalState } from '@panai/contract/staff/manual-journal-rules'
import type { ManualJournal } from '@panai/contract/staff/manual-journals'

export const stateLooks: Record<
  ManualJournalState,
  { label: string; color: 'info' | 'success' | 'default' }
> = {
  waiting: { label: 'To be approved', color: 'info' },
  posted: { label: 'Posted', color: 'success' },
  turned_down: { label: 'Turned down', color: 'default' },
}

export function journalName({ id, kind, reverses }: Pick<ManualJournal, 'id' | 'kind' | 'reverses'>): string {
  return `${entryNames[kind]} ${id}${reverses === null ? '' : `, reversal of ${reverses}`}`
}
