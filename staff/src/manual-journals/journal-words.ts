import type { ManualJournalState } from '@panai/contract/accounting/staff/manual-journal-rules'
import type { ManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { entryNames } from '@panai/contract/royalties/account-entry-kinds'

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
