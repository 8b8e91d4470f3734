import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Pagination, Skeleton, Typography } from '@mui/material'
import { reportMessages } from '@panai/contract/accounting/staff/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNotify } from 'react-admin'
import { LoadFailure } from '../parts/load-failure.tsx'
import { downloadReport, loadReport } from './report-calls.ts'
import type { ReportName, ReportSearch } from './report-search.ts'
import { ReportTable } from './report-table.tsx'

const ReportChart = lazy(() => import('./report-chart.tsx'))

const emptyWords: Partial<Record<ReportName, string>> = {
  liabilities: reportMessages.nothingOwed,
  'tax-due': reportMessages.noTaxDue,
}

type ReportViewProps = { asked: ReportSearch; onPage: (page: number) => void }

/** A report as it was asked for: drawn where that says more, its table, and the same as files. */
export function ReportView({ asked, onPage }: ReportViewProps) {
  const notify = useNotify()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['report', asked],
    queryFn: ({ signal }) => loadReport(asked, signal),
    placeholderData: keepPreviousData,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={320} />

  async function download(kind: 'csv' | 'xlsx') {
    try {
      await downloadReport(asked, kind)
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }

  const pages = Math.ceil(data.total_rows / data.per_page)
  return (
    <Box
      component="section"
      aria-label={data.title}
      aria-busy={isPlaceholderData}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2">{data.title}</Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {(['csv', 'xlsx'] as const).map((kind) => (
            <Button key={kind} size="small" startIcon={<DownloadIcon />} onClick={() => download(kind)}>
              {kind.toUpperCase()}
            </Button>
          ))}
        </Box>
      </Box>
      {data.rows.length === 0 ? (
        <Alert severity="info">{emptyWords[asked.report] ?? reportMessages.nothingInPeriod}</Alert>
      ) : (
        <>
          {asked.report === 'sales' && (
            <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
              <ReportChart report={data} asked={asked} />
            </Suspense>
          )}
          <ReportTable report={data} />
        </>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={Math.min(data.page, pages)}
          onChange={(_, page) => onPage(page)}
          aria-label="Pages of the report"
        />
      )}
      {data.notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary">
          {note}
        </Typography>
      ))}
    </Box>
  )
}
