import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { dayWords, monthWords, statementWords } from '@panai/contract/statements/statement-words'
import type { StatementLine } from '@panai/contract/statements/statements'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { language } from '../../language.ts'
import { tamilPayoutMethod } from '../../reading/tamil-payout-method.ts'
import { wholeNumber } from '../../reading/whole-rupees.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Empty, Loading } from '../../ui/status.tsx'
import { Words } from '../../ui/words.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { LineQuery } from './line-query.tsx'
import { LineSales } from './line-sales.tsx'
import { statementSearch } from './statement-search.ts'

const printed = statementWords[language]
const words = localised(
  {
    coming: 'Loading...',
    title: 'Lines',
    pages: 'Pages of lines',
    sales: ['sale', 'sales'],
    asked: 'Your question',
    ask: 'Query this line',
    copies: ['copy', 'copies'],
    price: (amount: string) => `price ${amount}`,
    sold: (amount: string) => `sold for ${amount}`,
    base: (amount: string, way: string) => `royalty from ${amount} (${way})`,
    cost: (amount: string) => `cost ${amount}`,
    rate: (rate: number) => `${rate} %`,
    share: (share: number) => `your share ${share} %`,
  },
  {
    coming: 'பதிவுகள் வருகின்றன...',
    title: 'பதிவுகள்',
    pages: 'பதிவுகளின் பக்கங்கள்',
    sales: ['விற்பனை', 'விற்பனைகள்'],
    asked: 'உங்கள் கேள்வி',
    ask: 'இந்தப் பதிவைப் பற்றிக் கேட்க',
    copies: ['பிரதி', 'பிரதிகள்'],
    price: (amount) => `விலை ${amount}`,
    sold: (amount) => `விற்ற தொகை ${amount}`,
    base: (amount, way) => `உரிமைத்தொகைக்கு அடிப்படை ${amount} (${way})`,
    cost: (amount) => `செலவு ${amount}`,
    rate: (rate) => `${rate}%`,
    share: (share) => `உங்கள் பங்கு ${share}%`,
  },
)

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
  if (!data) return failure ?? <Loading text={words.coming} />
  if (data.data.length === 0) return <Empty text={printed.nothing} />
  return (
    <section aria-labelledby="lines">
      {failure}
      <h3 id="lines" className="mb-3 text-xl">
        {words.title}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data.data.map((line) => (
          <Line key={line.id} authorId={authorId} line={line} />
        ))}
      </ul>
      <Pagination
        label={words.pages}
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
  // What was entered by hand says why, and beside it of which book.
  const title = line.opens ? (line.title ?? printed.unknownBook) : noteOf(line)
  return (
    <li className="rounded-lg border border-line px-4 py-3">
      <div className="flex flex-wrap justify-between gap-x-6">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {line.kind !== 'sale' && `${printed.kinds[line.kind]}${title === null ? '' : ': '}`}
          {title !== null && (
            <span lang={scriptLanguage(title)}>
              <Words text={title} lang={scriptLanguage(title)} />
            </span>
          )}
        </p>
        <p className="font-semibold tabular-nums whitespace-nowrap">{writtenRupees(line.balance)}</p>
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
            {wholeNumber(line.entries)} {words.sales[line.entries === 1 ? 0 : 1]}
          </Button>
        )}
        <Button variant="quiet" aria-expanded={open === 'query'} onClick={() => toggle('query')}>
          {line.has_query ? words.asked : words.ask}
        </Button>
      </div>
      {open === 'sales' && <LineSales authorId={authorId} lineId={line.id} channel={line.channel} />}
      {open === 'query' && <LineQuery authorId={authorId} lineId={line.id} />}
    </li>
  )
}

/** What was noted of it: of a payout how it was paid, of others why. */
function noteOf({ note }: StatementLine): string | null {
  return note && localised(note, tamilPayoutMethod(note))
}

function factsOf(line: StatementLine): string[] {
  if (!line.opens) return [dayWords(language, line.on), ...(line.title === null ? [] : [line.title])]
  const { basis, base, rate, share, cost, price } = line
  return [
    ...(line.format ? [printed.formats[line.format]] : []),
    ...(line.channel ? [printed.channels[line.channel]] : []),
    monthWords(language, line.on),
    `${wholeNumber(line.copies)} ${words.copies[Math.abs(line.copies) === 1 ? 0 : 1]}`,
    ...(price === null ? [] : [words.price(writtenRupees(price))]),
    words.sold(writtenRupees(line.amount)),
    ...(base === null || basis === null ? [] : [words.base(writtenRupees(base), printed.ways[basis])]),
    ...(cost ? [words.cost(writtenRupees(cost))] : []),
    ...(rate === null ? [] : [words.rate(rate)]),
    ...(share === null || share === 100 ? [] : [words.share(share)]),
  ]
}
