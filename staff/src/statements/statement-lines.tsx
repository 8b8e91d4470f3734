import {
  Button,
  Card,
  CardContent,
  Pagination,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { dayWords, monthWords, statementWords } from '@panai/contract/statements/statement-words'
import type { StatementLine } from '@panai/contract/statements/statements'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { counted } from '../parts/counted.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { LineSales } from './line-sales.tsx'

const words = statementWords.en

/** The lines of a statement, a page at a time; each opens to its single sales. */
export function StatementLines({ statementId }: { statementId: number }) {
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['statement-lines', statementId, page],
    queryFn: ({ signal }) =>
      staffCall(
        'GET',
        '/api/staff/statements/{id}/lines',
        { id: String(statementId), page: String(page) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" gutterBottom>
          Lines
        </Typography>
        <WideTable label="Lines">
          <TableHead>
            <TableRow>
              {[words.what, words.book, words.edition, words.channel, words.month].map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
              {[words.copies, 'Sold for', words.rate, 'Royalty'].map((title) => (
                <TableCell key={title} align="right">
                  {title}
                </TableCell>
              ))}
              <TableCell>Sales</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map((line) => (
              <Line
                key={line.id}
                line={line}
                isOpen={open === line.id}
                onToggle={() => setOpen(open === line.id ? null : line.id)}
              />
            ))}
          </TableBody>
        </WideTable>
        {data.meta.last_page > 1 && (
          <Pagination
            sx={{ mt: 2 }}
            count={data.meta.last_page}
            page={page}
            onChange={(_, to) => setPage(to)}
          />
        )}
      </CardContent>
    </Card>
  )
}

type LineProps = { line: StatementLine; isOpen: boolean; onToggle: () => void }

function Line({ line, isOpen, onToggle }: LineProps) {
  return (
    <>
      <TableRow>
        <TableCell>{words.kinds[line.kind]}</TableCell>
        <TableCell>
          <TextInScript text={[line.title, line.note].filter((text) => text !== null).join(': ') || '–'} />
        </TableCell>
        <TableCell>{line.format ? words.formats[line.format] : '–'}</TableCell>
        <TableCell>{line.channel ? words.channels[line.channel] : '–'}</TableCell>
        <TableCell>{line.opens ? monthWords('en', line.on) : dayWords('en', line.on)}</TableCell>
        <TableCell align="right">{line.copies}</TableCell>
        <TableCell align="right">{writtenRupees(line.amount)}</TableCell>
        <TableCell align="right">
          {line.rate === null ? '–' : `${line.rate} % of ${line.basis ? words.ways[line.basis] : '?'}`}
        </TableCell>
        <TableCell align="right">{writtenRupees(line.balance)}</TableCell>
        <TableCell>
          {line.opens && (
            <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
              {counted(line.entries, 'sale')}
            </Button>
          )}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={10}>
            <LineSales lineId={line.id} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
}
