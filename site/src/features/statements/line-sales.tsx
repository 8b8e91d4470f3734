import type { LineSale } from '@panai/contract/statements'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { FetchFailure } from '../author-area/fetch-failure.tsx'
import { authedApi } from '../session/index.ts'
import { exactRupees } from './exact-rupees.ts'

/** The single sales of a line, newest first, each with the row of the file that it came from. */
export function LineSales({ authorId, lineId }: { authorId: number; lineId: number }) {
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
  if (!data) return failure ?? <Loading text="Loading..." />
  return (
    <>
      {failure}
      <ol className="border-line border-t">
        {data.pages
          .flatMap((page) => page.data)
          .map((sale) => (
            <li key={sale.id} className="border-line border-b py-2 text-sm last:border-b-0">
              {dateWords(sale.sold_on)}: {sale.quantity} {Math.abs(sale.quantity) === 1 ? 'copy' : 'copies'},
              sold for {exactRupees(sale.amount)}, royalty {exactRupees(sale.royalty)}
              <span className="block text-ink-soft wrap-anywhere">{cameFrom(sale)}</span>
              {sale.cells.length > 0 && (
                <details>
                  <summary className="min-h-11 content-center">The row as it came</summary>
                  <dl className="grid gap-x-4 sm:grid-cols-2">
                    {sale.cells.map(({ name, value }) => (
                      <div key={name} className="wrap-anywhere">
                        <dt className="inline text-ink-soft">{name}: </dt>
                        <dd className="inline">{value || '–'}</dd>
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
          Show more
        </Button>
      )}
    </>
  )
}

function cameFrom({ file_name, sheet, row, source, reference, rule_id }: LineSale): string {
  const place =
    file_name === null
      ? `${source}, ${reference}`
      : [file_name, ...(sheet ? [sheet] : []), `row ${row}`].join(', ')
  return rule_id === null ? place : `${place} · rule ${rule_id}`
}
