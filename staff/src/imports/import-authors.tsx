import { Button, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'

const PER_PAGE = 10

/** What each author earns by it, the most first. */
export function ImportAuthors({ importId }: { importId: number }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['sales-imports', 'authors', importId, page],
    queryFn: ({ signal }) =>
      staffCall(
        'GET',
        '/api/staff/sales-imports/{id}/authors',
        { id: String(importId), page: String(page), per_page: String(PER_PAGE) },
        { signal },
      ),
    placeholderData: (before) => before,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data || data.meta.total === 0) return null
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Royalties of {counted(data.meta.total, 'author')}
      </Typography>
      <WideTable label="Royalties by author">
        <TableHead>
          <TableRow>
            <TableCell>Author</TableCell>
            <TableCell align="right">Sales</TableCell>
            <TableCell align="right">Copies</TableCell>
            <TableCell align="right">Royalty</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.data.map(({ id, author_name, sales, copies, royalty }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                <TextInScript text={author_name} />
              </TableCell>
              <TableCell align="right">{sales.toLocaleString('en-IN')}</TableCell>
              <TableCell align="right">{copies.toLocaleString('en-IN')}</TableCell>
              <TableCell align="right">{writtenRupees(royalty)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
      {data.meta.total > PER_PAGE && (
        <>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Earlier authors
          </Button>
          <Button
            size="small"
            disabled={page * PER_PAGE >= data.meta.total}
            onClick={() => setPage(page + 1)}
          >
            Further authors
          </Button>
        </>
      )}
    </section>
  )
}
