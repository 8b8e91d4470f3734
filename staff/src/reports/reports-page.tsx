import { Box, Button } from '@mui/material'
import { keysOf } from '@panai/contract/http/keys-of'
import { Link, useSearchParams } from 'react-router'
import { ScreenTitle } from '../parts/screen-title.tsx'
import { ReportChoices } from './report-choices.tsx'
import { type ReportSearch, readReportSearch, reportNames, writeReportSearch } from './report-search.ts'
import { ReportView } from './report-view.tsx'

const names = keysOf(reportNames)

/** The company's figures. All that is chosen stands in the address, so that it can be sent to somebody and Back goes back. */
export default function ReportsPage() {
  const [search, setSearch] = useSearchParams()
  const asked = readReportSearch(search, new Date())
  const change = (changes: Partial<ReportSearch>) =>
    setSearch(writeReportSearch({ ...asked, page: 1, ...changes }))
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScreenTitle title="Reports" />
      <Box component="nav" aria-label="Reports" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {names.map((name) => (
          <Button
            key={name}
            component={Link}
            to={`/reports?${writeReportSearch({ ...asked, report: name, page: 1 })}`}
            variant={name === asked.report ? 'contained' : 'outlined'}
            aria-current={name === asked.report ? 'page' : undefined}
          >
            {reportNames[name]}
          </Button>
        ))}
      </Box>
      <ReportChoices asked={asked} onChange={change} />
      <ReportView asked={asked} onPage={(page) => change({ page })} />
    </Box>
  )
}
