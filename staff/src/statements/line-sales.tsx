import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { type AppliedRule, royaltyRuleInWords } from '@panai/contract/statements/royalty-rule-in-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
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
            {' · '}
            {sale.file_name
              ? `${sale.file_name}, ${sale.sheet ? `${sale.sheet}, ` : ''}row ${sale.row}`
              : `${sale.source}, ${sale.reference}`}
            {sale.rule && <Rule rule={sale.rule} />}
            {sale.cells.length > 0 && (
              <details>
                <Box component="summary" sx={{ py: 0.5 }}>
                  The row as in the file
                </Box>
                {sale.cells.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              </details>
            )}
          </Typography>
        ))}
      {hasNextPage && <Button onClick={() => fetchNextPage()}>More</Button>}
    </Stack>
  )
}

/** In words, and the way to where it stands. */
function Rule({ rule }: { rule: AppliedRule }) {
  const to = rule.book_id === null ? `/royalty-rules/${rule.id}/show` : `/book-terms/${rule.book_id}/show`
  return (
    <div>
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 0.5 }}>
        {royaltyRuleInWords(rule)}
      </Link>
    </div>
  )
}
