import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { RecognisedSheet } from '../../../sales-files/index.ts'

type Shown = SalesImport['sheets_left_out']
/** `unread`: of files that were read before it was kept, nothing is known. Sales that were typed have a sheet without either. */
type Kept = Pick<RecognisedSheet, 'name'> & Partial<Pick<RecognisedSheet, 'leftOut' | 'unread'>>

/** The sheets of a file that were not read. */
export function toSheetsLeftOut(kept: unknown): Shown {
  const sheets = (kept ?? []) as readonly Kept[] // as noteRead keeps them
  return sheets.flatMap(({ name, leftOut: why, unread }) => {
    if (!why) return []
    const { rows = null, hasMore = false, cells = [], lacks = [] } = unread ?? {}
    const needs_consent = why === 'unknown' && (rows !== 0 || hasMore)
    return { name, why, rows, has_more: hasMore, cells: [...cells], lacks: [...lacks], needs_consent }
  })
}

/** How many of them may have sales. */
export function countSheetsToAgree(kept: unknown): number {
  return toSheetsLeftOut(kept).filter(({ needs_consent }) => needs_consent).length
}
