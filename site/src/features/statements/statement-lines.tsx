import { scriptLanguage } from '@panai/contract/script-language'
import { dayWords, monthWords, statementWords } from '@panai/contract/statement-words'
import type { StatementLine } from '@panai/contract/statements'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { wholeNumber } from '../../reading/whole-rupees.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Empty, Loading } from '../../ui/status.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { exactRupees } from './exact-rupees.ts'
import { LineQuery } from './line-query.tsx'
import { LineSales } from './line-sales.tsx'
import { statementSearch } from './statement-search.ts'

const words = statementWords.en

type LinesProps = { authorId: number; statementId: number; page: number }

/** The lines of a statement, a page at a time; each opens to its sales and to what was written about it. */
export function StatementLines({ authorId, statementId, page }: LinesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['statement-lines', authorId, statementId, page],
    queryFn: ({ signal }) =>
      authedApi(
        '/api/author/statements/{id}/lines',
        { id: String(statementId), page: String(page) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  const failure = error && <FetchFailure cause={error} onRetry={() => void refetch()} />
  if (!data) return failure ?? <Loading text="Loading..." />
  if (data.data.length === 0) return <Empty text={words.nothing} />
  return (
    <section aria-labelledby="lines">
      {failure}
      <h3 id="lines" className="mb-3 text-xl">
        Lines
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data.data.map((line) => (
          <Line key={line.id} authorId={authorId} line={line} />
        ))}
      </ul>
      <Pagination
        label="Pages of lines"
        page={page}
        lastPage={data.meta.last_page}
        to="/statements"
        search={(to) => statementSearch({ statement: statementId, page: to })}
      />
    </section>
  )
}

function Line({ authorId, line }: { authorId: number; line: StatementLine }) {
  const [open, setOpen] = useState<'sales' | 'query' | null>(null)
  const toggle = (part: 'sales' | 'query') => setOpen(open === part ? null : part)
  const title = line.title ?? line.note ?? words.unknownBook
  return (
    <li className="rounded-lg border border-line px-4 py-3">
      <div className="flex flex-wrap justify-between gap-x-6">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {line.kind !== 'sale' && `${words.kinds[line.kind]}: `}
          {(line.kind !== 'payout' && line.kind !== 'tax') || line.note ? (
            <span lang={scriptLanguage(title)}>{title}</span>
          ) : null}
        </p>
        <p className="font-semibold tabular-nums whitespace-nowrap">{exactRupees(line.balance)}</p>
      </div>
      <p className="text-ink-soft text-sm">
        {factsOf(line).map((fact, at) => (
          // A line ends between two facts, not between an amount and its sign.
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <span className="inline-block">{fact}</span>
          </Fragment>
        ))}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {line.opens && (
          <Button variant="quiet" aria-expanded={open === 'sales'} onClick={() => toggle('sales')}>
            {wholeNumber(line.entries)} {line.entries === 1 ? 'sale' : 'sales'}
          </Button>
        )}
        <Button variant="quiet" aria-expanded={open === 'query'} onClick={() => toggle('query')}>
          {line.has_query ? 'Your question' : 'Query this line'}
        </Button>
      </div>
      {open === 'sales' && <LineSales authorId={authorId} lineId={line.id} />}
      {open === 'query' && <LineQuery authorId={authorId} lineId={line.id} />}
    </li>
  )
}

function factsOf(line: StatementLine): string[] {
  if (!line.opens) return [dayWords('en', line.on)]
  const { basis, rate, share, cost, price } = line
  return [
    ...(line.format ? [words.formats[line.format]] : []),
    ...(line.channel ? [words.channels[line.channel]] : []),
    monthWords('en', line.on),
    `${wholeNumber(line.copies)} ${Math.abs(line.copies) === 1 ? 'copy' : 'copies'}`,
    ...(price === null ? [] : [`price ${exactRupees(price)}`]),
    `sold for ${exactRupees(line.amount)}`,
    ...(cost ? [`cost ${exactRupees(cost)}`] : []),
    ...(rate === null ? [] : [`${rate} %${basis ? ` of ${words.ways[basis]}` : ''}`]),
    ...(share === null || share === 100 ? [] : [`your share ${share} %`]),
  ]
}
