import { localised } from '@panai/contract/language/localised'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { periodWords, statementWords } from '@panai/contract/statements/statement-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { language } from '../../language.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Empty, Loading } from '../../ui/status.tsx'
import { AuthorData, useAuthor } from '../author-area/author-data.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { BackToDashboard } from '../histories/back-to-dashboard.tsx'
import { authedApi } from '../session/index.ts'
import { OneStatement } from './one-statement.tsx'
import { readStatementSearch, statementLink, statementSearch } from './statement-search.ts'

const words = localised(
  {
    title: 'ROYALTY STATEMENTS',
    coming: 'Loading...',
    none: 'No statements yet. We write to you when the first one is ready.',
    pages: 'Pages of statements',
  },
  {
    title: 'உரிமைத்தொகை (ராயல்டி) அறிக்கைகள்',
    coming: 'அறிக்கைகள் வருகின்றன...',
    none: 'அறிக்கைகள் எதுவும் இன்னும் இல்லை. முதல் அறிக்கை தயாரானதும் உங்களுக்கு எழுதுவோம்.',
    pages: 'அறிக்கைகளின் பக்கங்கள்',
  },
)
const printed = statementWords[language]

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
      <WelcomeBanner name={author.name} title={words.title}>
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
  if (!data) return failure ?? <Loading text={words.coming} />
  if (data.data.length === 0) return <Empty text={words.none} />
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
              {periodWords(language, period_from, period_to)}
            </Link>
            <p className="text-ink-soft text-sm">{number}</p>
            <p className="flex flex-wrap gap-x-6">
              <span>
                {printed.sales}: {writtenRupees(sales)}
              </span>
              <span className="font-semibold">
                {printed.closing}: {writtenRupees(closing)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        label={words.pages}
        page={page}
        lastPage={data.meta.last_page}
        to="/statements"
        search={(to) => statementSearch({ page: to })}
      />
    </>
  )
}
