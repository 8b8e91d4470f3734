import { localised } from '@panai/contract/language/localised'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import type { Advance } from '@panai/contract/royalties/royalties'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { useAuthor } from '../author-area/author-data.tsx'
import { authedApi } from '../session/index.ts'
import { ExplainedSection } from './explained-section.tsx'
import { type Column, HistoryTable } from './history-table.tsx'
import { Written } from './written.tsx'

const words = localised(
  {
    title: 'Advances',
    explained:
      'An advance is set off against the royalties that come after it. Until all of it is set off, they are not paid out again.',
    date: 'Date',
    about: 'For',
    allBooks: 'all your books',
    amount: 'Advance',
    recouped: 'Set off so far',
    left: 'Still to be set off',
  },
  {
    title: 'முன்பணம்',
    explained:
      'முன்பணத்தை, அதற்குப் பின் வரும் உரிமைத்தொகையில் கழித்துக்கொள்கிறோம். முழுதும் கழியும் வரை அந்த உரிமைத்தொகையை மீண்டும் வழங்குவதில்லை.',
    date: 'நாள்',
    about: 'எதற்கு',
    allBooks: 'உங்கள் எல்லா நூல்களுக்கும்',
    amount: 'முன்பணம்',
    recouped: 'இதுவரை கழித்தது',
    left: 'இன்னும் கழிக்க வேண்டியது',
  },
)

const columns: readonly Column<Advance>[] = [
  { title: words.date, cell: ({ date }) => dateWords(date) },
  { title: words.about, wraps: true, cell: (advance) => <About advance={advance} /> },
  { title: words.amount, atEnd: true, cell: ({ amount }) => writtenRupees(amount) },
  { title: words.recouped, atEnd: true, cell: ({ recouped }) => writtenRupees(recouped) },
  { title: words.left, atEnd: true, cell: ({ left }) => writtenRupees(left) },
]

/** What was advanced and how far royalties have recouped it. Where there is none nothing is said. */
export function Advances() {
  const author = useAuthor()
  const { data } = useQuery({
    queryKey: ['advances', author.id],
    queryFn: ({ signal }) => authedApi('/api/author/{id}/advances', { id: String(author.id) }, { signal }),
  })
  if (!data || data.data.advances.length === 0) return null
  return (
    <ExplainedSection title={words.title} explained={words.explained}>
      <HistoryTable caption={words.title} columns={columns} rows={data.data.advances} firstNumber={1} />
    </ExplainedSection>
  )
}

function About({ advance: { book_title, reason } }: { advance: Advance }) {
  return (
    <>
      {book_title === null ? words.allBooks : <Written text={book_title} />}
      {': '}
      <Written text={reason} />
    </>
  )
}
