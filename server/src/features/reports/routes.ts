import {
  liabilitiesReport as liabilities,
  liabilitiesReportAsCsv,
  liabilitiesReportAsXlsx,
  REPORT_ROWS_PER_PAGE,
  receivablesReport as receivables,
  receivablesReportAsCsv,
  receivablesReportAsXlsx,
  salesReport as sales,
  salesReportAsCsv,
  salesReportAsXlsx,
  taxReport as tax,
  taxDueReport as taxDue,
  taxDueReportAsCsv,
  taxDueReportAsXlsx,
  taxReportAsCsv,
  taxReportAsXlsx,
} from '@panai/contract/accounting/staff/reports'
import { staffFileRoute, staffRoute } from '../../access/staff-route.ts'
import { ok } from '../../http/answers.ts'
import { liabilitiesReport } from './liabilities-report.ts'
import { receivablesReport } from './receivables-report.ts'
import { asCsv, asXlsx, type Page, type ReportTable, toReport } from './report-table.ts'
import { salesReport } from './sales-report.ts'
import { taxDueReport } from './tax-due-report.ts'
import { taxReport } from './tax-report.ts'

export const reportRoutes = [
  staffRoute(sales, ({ db, input }) => paged(input.page, (page) => salesReport(db, input, page))),
  staffFileRoute(salesReportAsCsv, async ({ db, input }) => asCsv(await salesReport(db, input, null))),
  staffFileRoute(salesReportAsXlsx, async ({ db, input }) => asXlsx(await salesReport(db, input, null))),
  staffRoute(liabilities, ({ db, input }) => paged(input.page, (page) => liabilitiesReport(db, page))),
  staffFileRoute(liabilitiesReportAsCsv, async ({ db }) => asCsv(await liabilitiesReport(db, null))),
  staffFileRoute(liabilitiesReportAsXlsx, async ({ db }) => asXlsx(await liabilitiesReport(db, null))),
  staffRoute(tax, ({ db, input }) => paged(input.page, (page) => taxReport(db, input, page))),
  staffFileRoute(taxReportAsCsv, async ({ db, input }) => asCsv(await taxReport(db, input, null))),
  staffFileRoute(taxReportAsXlsx, async ({ db, input }) => asXlsx(await taxReport(db, input, null))),
  staffRoute(taxDue, ({ db, input }) => paged(input.page, (page) => taxDueReport(db, page))),
  staffFileRoute(taxDueReportAsCsv, async ({ db }) => asCsv(await taxDueReport(db, null))),
  staffFileRoute(taxDueReportAsXlsx, async ({ db }) => asXlsx(await taxDueReport(db, null))),
  staffRoute(receivables, async ({ db }) => ok(toReport(await receivablesReport(db), null))),
  staffFileRoute(receivablesReportAsCsv, async ({ db }) => asCsv(await receivablesReport(db))),
  staffFileRoute(receivablesReportAsXlsx, async ({ db }) => asXlsx(await receivablesReport(db))),
]

async function paged(page: number, make: (page: Page) => Promise<ReportTable>) {
  const wanted = { page, perPage: REPORT_ROWS_PER_PAGE }
  return ok(toReport(await make(wanted), wanted))
}
