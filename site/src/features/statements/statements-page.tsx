import { periodWords } from '@panai/contract/statement-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Pagination } from '../../ui/pagination.tsx'
import { Empty, Loading } from '../../ui/status.tsx'
import { AuthorData, useAuthor } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { BackToDashboard } from '../histories/back-to-dashboard.tsx'
import { authedApi } from '../session/index.ts'
import { exactRupees } from './exact-rupees.ts'
import { OneStatement } from './one-statement.tsx'
import { readStatementSearch, statementLink, statementSearch } from './statement-search.ts'

/** An author's royalty statements, and one of them with its lines. */
export function StatementsPage() {
  return (
    <AuthorData>
      <Statements />
    </AuthorData>
  )
}

function Statements() {
  const author = useAuthor()
  const { statement, page } = useLocation({ select: ({ search }) => readStatementSearch(search) })
  return (
    <>
      <AuthorHeader />
      <WelcomeBanner name={author.name} title="ROYALTY STATEMENTS">
        <BackToDashboard />
      </WelcomeBanner>
      <div className="page-width py-8 md:py-12">
        {statement === undefined ? (
          <StatementList authorId={author.id} page={page} />
        ) : (
          <OneStatement authorId={author.id} id={statement} page={page} />
        )}
      </div>
    </>
  )
}

function StatementList({ authorId, page }: { authorId: number; page: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statements', authorId, page],
    queryFn: ({ signal }) => authedApi('/api/author/statements', { page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
  const failure = error && <FetchFailure cause={error} onRetry={() => void refetch()} />
  if (!data) return failure ?? <Loading text="Loading..." />
  if (data.data.length === 0) return <Empty text="There is no statement yet." />
  return (
    <>
      {failure}
      <ul className="grid gap-3">
        {data.data.map(({ id, number, period_from, period_to, closing, sales }) => (
          <li key={id} className="rounded-lg border border-line px-4 py-3">
            <Link
              {...statementLink({ statement: id, page: 1 })}
              className="inline-flex min-h-11 items-center font-semibold text-palm underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {periodWords('en', period_from, period_to)}
            </Link>
            <p className="text-ink-soft text-sm">{number}</p>
            <p className="flex flex-wrap gap-x-6">
              <span>Royalty on sales: {exactRupees(sales)}</span>
              <span className="font-semibold">Closing balance: {exactRupees(closing)}</span>
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of statements"
        page={page}
        lastPage={data.meta.last_page}
        to="/statements"
        search={(to) => statementSearch({ page: to })}
      />
    </>
  )
}
