import { localised } from '@panai/contract/language/localised'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LinkProps, Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Pagination } from '../../ui/pagination.tsx'
import { Empty, Loading } from '../../ui/status.tsx'
import { AuthorData, useAuthor } from '../author-area/author-data.tsx'
import { DownloadButton } from '../author-area/download-button.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { BackToDashboard } from './back-to-dashboard.tsx'
import { type Column, HistoryTable } from './history-table.tsx'
import type { HistoryPage as PageOf } from './read-history.ts'

type HistoryProps<Row> = {
  /** "sales": names the history in its address and in what is fetched. */
  readonly kind: 'sales' | 'payout'
  readonly title: string
  readonly empty: string
  readonly columns: readonly Column<PageOf<Row>['rows'][number]>[]
  readonly load: (authorId: number, page: number, signal: AbortSignal) => Promise<PageOf<Row>>
  /** What is to be said below the rows. */
  readonly more?: ReactNode
}

/** A history of an author's money: who, what, a way back and the rows, a page at a time. */
export function HistoryPage<Row>(props: HistoryProps<Row>) {
  return (
    <AuthorData>
      <History {...props} />
    </AuthorData>
  )
}

function History<Row>({ more, ...history }: HistoryProps<Row>) {
  const author = useAuthor()
  return (
    <>
      <AuthorHeader />
      <WelcomeBanner name={author.name} title={history.title}>
        <BackToDashboard />
      </WelcomeBanner>
      <div className="page-width py-8 md:py-12">
        <Rows {...history} authorId={author.id} />
        {more && <div className="mt-10">{more}</div>}
      </div>
    </>
  )
}

function Rows<Row>({
  kind,
  title,
  empty,
  columns,
  load,
  authorId,
}: HistoryProps<Row> & { authorId: number }) {
  const page = useLocation({ select: ({ search }) => readHistoryPage(search) })
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [kind, 'history', authorId, page],
    queryFn: ({ signal }) => load(authorId, page, signal),
    placeholderData: keepPreviousData,
  })
  const failure = error && <FetchFailure cause={error} onRetry={() => void refetch()} />
  if (!data) return failure ?? <Loading text={localised('Loading...', 'வருகிறது...')} />
  const to = `/${kind}-history` as const
  if (page > data.lastPage && !isPlaceholderData)
    return <Navigate to={to} search={historySearch(data.lastPage)} replace />
  if (data.rows.length === 0) return <Empty text={empty} />
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-busy:opacity-60">
      {failure}
      <DownloadButton
        address={`/api/author/${authorId}/${kind}-history.csv`}
        name={`${kind}-history.csv`}
        label={localised('Download CSV', 'CSV பதிவிறக்குக')}
      />
      <HistoryTable
        caption={title}
        columns={columns}
        rows={data.rows}
        firstNumber={(data.page - 1) * data.perPage + 1}
      />
      <Pagination
        label={localised('Pages of the history', 'வரலாற்றின் பக்கங்கள்')}
        page={data.page}
        lastPage={data.lastPage}
        to={to}
        replace
        search={historySearch}
      />
    </div>
  )
}

/** The page that the address asks for; what makes no sense is the first. */
function readHistoryPage({ page }: Readonly<Record<string, unknown>>): number {
  // The router reads digits as a number.
  const written = String(page ?? '')
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1
}

/** The query of the address. The route itself does not know it, so that public pages need not load its rules. */
function historySearch(page: number) {
  return (page > 1 ? { page } : {}) as NonNullable<LinkProps['search']> & object
}
