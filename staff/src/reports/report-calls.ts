import type { Report } from '@panai/contract/accounting/staff/reports'
import { staffCall, staffDownload } from '../api/staff-call.ts'
import type { ReportSearch } from './report-search.ts'

export async function loadReport(asked: ReportSearch, signal: AbortSignal): Promise<Report> {
  const page = String(asked.page)
  const { data } = await ask(asked, page, signal)
  return data
}

function ask(asked: ReportSearch, page: string, signal: AbortSignal) {
  const options = { signal }
  switch (asked.report) {
    case 'sales':
      return staffCall('GET', '/api/staff/reports/sales', { ...ofSales(asked), page }, options)
    case 'liabilities':
      return staffCall('GET', '/api/staff/reports/liabilities', { page }, options)
    case 'tax':
      return staffCall('GET', '/api/staff/reports/tax', { ...ofTax(asked), page }, options)
    case 'tax-due':
      return staffCall('GET', '/api/staff/reports/tax-due', { page }, options)
    case 'receivables':
      return staffCall('GET', '/api/staff/reports/receivables', {}, options)
  }
}

/** All rows of it, as a file. */
export function downloadReport(asked: ReportSearch, kind: 'csv' | 'xlsx'): Promise<void> {
  const { report } = asked
  const input = report === 'sales' ? ofSales(asked) : report === 'tax' ? ofTax(asked) : {}
  return staffDownload(`/api/staff/reports/${report}.${kind}`, input)
}

function ofSales({ rows, columns, figure, from, to }: ReportSearch) {
  return { rows, figure, from, to, ...(columns && { columns }) }
}

function ofTax({ taxRows, from, to }: ReportSearch) {
  return { rows: taxRows, from, to }
}
