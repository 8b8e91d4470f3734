import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Failure, Loading } from '../../ui/status.tsx'
import { useAuthor } from './author-desk.tsx'
import { loadEarnings } from './load-dashboard.ts'
import { SalesCoverage } from './sales-coverage.tsx'
import { useSeen } from './use-seen.ts'

const EarningsCharts = lazy(async () => ({ default: (await import('./earnings-charts.tsx')).EarningsCharts }))

/** Copies and royalty, drawn. Neither the drawing nor its figures are fetched before the author gets here. */
export function EarningsSection() {
  const author = useAuthor()
  const [watch, seen] = useSeen()
  const { data, isError, refetch } = useQuery({
    queryKey: ['earnings', author.id],
    queryFn: ({ signal }) => loadEarnings(author, signal),
    enabled: seen,
  })
  return (
    <section ref={watch} aria-labelledby="earnings" className="min-h-96">
      <h2 id="earnings" className="text-xl">
        Copies and Royalty
      </h2>
      {isError ? (
        <Failure text="The figures could not be fetched." onRetry={() => refetch()} />
      ) : (
        <Suspense fallback={<Loading text="Loading figures..." />}>
          {data ? <EarningsCharts {...data} /> : <Loading text="Loading figures..." />}
        </Suspense>
      )}
      <div className="mt-8">
        <SalesCoverage isWanted={seen} as="h3" />
      </div>
    </section>
  )
}
