import JournalIcon from '@mui/icons-material/EditNoteOutlined'
import type { ManualJournal } from '@panai/contract/accounting/staff/manual-journals'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'
import { journalName } from './journal-words.ts'
import { toJournalInput } from './to-journal-input.ts'

export const manualJournals: StaffResource = {
  name: 'manual-journals',
  words: {
    one: 'Manual journal',
    many: 'Manual journals',
    empty: 'Nothing has been entered by hand yet. Create one, and another person approves it.',
  },
  group: 'Statements',
  icon: JournalIcon,
  calls: {
    list: '/api/staff/manual-journals',
    one: '/api/staff/manual-journals/{id}',
    create: '/api/staff/manual-journals',
    toInput: toJournalInput,
  },
  may: { read: 'money.read', create: 'money.move' },
  list: lazy(() => import('./journal-list.tsx')),
  show: lazy(() => import('./journal-show.tsx')),
  create: lazy(() => import('./journal-create.tsx')),
  nameOf: (journal: ManualJournal) => journalName(journal),
}
