import { localised } from '@panai/contract/language/localised'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { entryNames, tamilEntryNames } from '@panai/contract/royalties/account-entry-kinds'
import type { AccountEntry } from '@panai/contract/royalties/royalties'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { useAuthor } from '../author-area/author-data.tsx'
import { authedApi } from '../session/index.ts'
import { ExplainedSection } from './explained-section.tsx'
import { type Column, HistoryTable } from './history-table.tsx'
import { Written } from './written.tsx'

const kinds = localised(entryNames, tamilEntryNames)

const words = localised(
  {
    title: 'Other entries of your account',
    explained:
      'What we entered by hand. The reason stands with it, and it is in the statement that comes next.',
    date: 'Date',
    what: 'What',
    amount: 'Amount',
    takenBack: 'taken back',
    older: 'Older ones are in your statements.',
  },
  {
    title: 'உங்கள் கணக்கின் பிற பதிவுகள்',
    explained: 'நாங்கள் நேரடியாகப் பதிந்தவை. காரணத்தையும் எழுதியிருக்கிறோம். அடுத்து வரும் அறிக்கையிலும் இவை இருக்கும்.',
    date: 'நாள்',
    what: 'விவரம்',
    amount: 'தொகை',
    takenBack: 'திரும்பப் பெற்றது',
    older: 'இன்னும் பழையவை உங்கள் அறிக்கைகளில் உள்ளன.',
  },
)

const columns: readonly Column<AccountEntry>[] = [
  { title: words.date, cell: ({ date }) => dateWords(date) },
  { title: words.what, wraps: true, cell: (entry) => <What entry={entry} /> },
  { title: words.amount, atEnd: true, cell: ({ amount }) => writtenRupees(amount) },
]

/** What is neither a sale nor a payout: entries by hand, each with its reason. Where there are none nothing is said. */
export function AccountEntries() {
  const author = useAuthor()
  const { data } = useQuery({
    queryKey: ['account entries', author.id],
    queryFn: ({ signal }) =>
      authedApi('/api/author/{id}/account-entries', { id: String(author.id) }, { signal }),
  })
  if (!data || data.data.entries.length === 0) return null
  return (
    <ExplainedSection title={words.title} explained={words.explained}>
      <HistoryTable caption={words.title} columns={columns} rows={data.data.entries} firstNumber={1} />
      {data.meta.last_page > 1 && <p>{words.older}</p>}
    </ExplainedSection>
  )
}

function What({ entry: { kind, takes_back, reason, book_title } }: { entry: AccountEntry }) {
  return (
    <>
      {kinds[kind]}
      {takes_back && ` (${words.takenBack})`}: <Written text={reason} />
      {book_title !== null && (
        <>
          {' · '}
          <Written text={book_title} />
        </>
      )}
    </>
  )
}
