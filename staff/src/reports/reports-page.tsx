import { Box, Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { ReportChoices } from './report-choices.tsx'
import {
  type ReportName,
  type ReportSearch,
  readReportSearch,
  reportNames,
  writeReportSearch,
} from './report-search.ts'
import { ReportView } from './report-view.tsx'

const names = Object.keys(reportNames) as ReportName[] // the keys of the list itself

/** The company's figures. All that is chosen stands in the address, so that it can be sent to somebody and Back goes back. */
export default function ReportsPage() {
  const [search, setSearch] = useSearchParams()
  const asked = readReportSearch(search, new Date())
  const change = (changes: Partial<ReportSearch>) =>
    setSearch(writeReportSearch({ ...asked, page: 1, ...changes }))
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, minWidth: 0 }}>
      <Title title="Reports" />
      <Tabs
        value={asked.report}
        aria-label="Reports"
        variant="scrollable"
        allowScrollButtonsMobile
        role="navigation"
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={reportNames[name]}
            component={Link}
            to={`/reports?${writeReportSearch({ ...asked, report: name, page: 1 })}`}
            role="link"
            aria-current={name === asked.report ? 'page' : undefined}
            aria-selected={undefined}
            tabIndex={0}
          />
        ))}
      </Tabs>
      <ReportChoices asked={asked} onChange={change} />
      <ReportView asked={asked} onPage={(page) => change({ page })} />
    </Box>
  )
}
