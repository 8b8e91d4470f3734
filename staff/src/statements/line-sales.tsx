import { Button, Stack, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/grouped-rupees'
import { useInfiniteQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { dayOf } from '../parts/time-words.ts'

/** The single sales of a line, each with the row of the file that it came from. */
export function LineSales({ lineId }: { lineId: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['line-sales', lineId],
    queryFn: ({ pageParam, signal }) =>
      staffCall(
        'GET',
        '/api/staff/statement-lines/{id}/sales',
        { id: String(lineId), ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }) => (meta.more ? String(data.at(-1)?.id) : undefined),
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return null
  return (
    <Stack spacing={1}>
      {data.pages
        .flatMap((page) => page.data)
        .map((sale) => (
          <Typography key={sale.id} variant="body2" component="div">
            No. {sale.id}, {dayOf(sale.sold_on)}: {sale.quantity}{' '}
            {Math.abs(sale.quantity) === 1 ? 'copy' : 'copies'}, {writtenRupees(sale.amount)}, royalty{' '}
            {writtenRupees(sale.royalty)}
            {sale.rule_id !== null && `, rule ${sale.rule_id}`} ·{' '}
            {sale.file_name
              ? `${sale.file_name}, ${sale.sheet ? `${sale.sheet}, ` : ''}row ${sale.row}`
              : `${sale.source}, ${sale.reference}`}
            {sale.cells.length > 0 && (
              <details>
                <summary>The row as in the file</summary>
                {sale.cells.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              </details>
            )}
          </Typography>
        ))}
      {hasNextPage && <Button onClick={() => fetchNextPage()}>More</Button>}
    </Stack>
  )
}
