import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { royaltyRuleInWords } from '@panai/contract/statements/royalty-rule-in-words'
import type { LineSale, StatementLine } from '@panai/contract/statements/statements'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { RoyaltySteps } from '../author-area/royalty-steps.tsx'
import { authedApi } from '../session/index.ts'

const words = localised(
  {
    coming: 'Loading...',
    copies: ['copy', 'copies'],
    sold: (amount: string, royalty: string) => `sold for ${amount}, royalty ${royalty}`,
    row: (row: number | null) => `row ${row}`,
    cells: 'The row as it came',
    more: 'Show more',
  },
  {
    coming: 'விற்பனைகள் வருகின்றன...',
    copies: ['பிரதி', 'பிரதிகள்'],
    sold: (amount, royalty) => `விற்ற தொகை ${amount}, உரிமைத்தொகை ${royalty}`,
    row: (row) => `வரிசை ${row}`,
    cells: 'கோப்பில் உள்ளபடி அந்த வரிசை',
    more: 'மேலும் காட்டுக',
  },
)

type LineSalesProps = { authorId: number; lineId: number; channel: StatementLine['channel'] }

/** The single sales of a line, newest first, each with the row of the file that it came from. */
export function LineSales({ authorId, lineId, channel }: LineSalesProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['line-sales', authorId, lineId],
    queryFn: ({ pageParam, signal }) =>
      authedApi(
        '/api/author/statement-lines/{id}/sales',
        { id: String(lineId), ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data: page, meta }) => (meta.more ? String(page.at(-1)?.id) : undefined),
  })
  const failure = error && <FetchFailure cause={error} onRetry={() => void refetch()} />
  if (!data) return failure ?? <Loading text={words.coming} />
  return (
    <>
      {failure}
      <ol className="border-line border-t">
        {data.pages
          .flatMap((page) => page.data)
          .map((sale) => (
            <li key={sale.id} className="border-line border-b py-2 text-sm last:border-b-0">
              {dateWords(sale.sold_on)}: {sale.quantity} {words.copies[Math.abs(sale.quantity) === 1 ? 0 : 1]}
              , {words.sold(writtenRupees(sale.amount), writtenRupees(sale.royalty))}
              <CameFrom sale={sale} />
              {sale.working && channel && (
                <RoyaltySteps working={sale.working} channel={channel} royalty={sale.royalty} />
              )}
              {sale.cells.length > 0 && (
                <details>
                  <summary className="min-h-11 content-center">{words.cells}</summary>
                  <dl className="grid gap-x-4 sm:grid-cols-2">
                    {sale.cells.map(({ name, value }) => (
                      <div key={name} className="wrap-anywhere">
                        <dt lang={scriptLanguage(name)} className="inline text-ink-soft">
                          {name}:{' '}
                        </dt>
                        <dd lang={scriptLanguage(value)} className="inline">
                          {value || '–'}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          ))}
      </ol>
      {hasNextPage && (
        <Button variant="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

/** Its row in a file, or what else it came from; and the rule of its royalty. */
function CameFrom({ sale: { file_name, sheet, row, source, reference, rule } }: { sale: LineSale }) {
  const origin =
    file_name === null ? `${source}, ${reference}` : [file_name, ...(sheet ? [sheet] : [])].join(', ')
  return (
    <span className="block text-ink-soft wrap-anywhere">
      <span lang={scriptLanguage(origin)}>{origin}</span>
      {file_name !== null && `, ${words.row(row)}`}
      {rule && <span className="block">{royaltyRuleInWords(rule)}</span>}
    </span>
  )
}
