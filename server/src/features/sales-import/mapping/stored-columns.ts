import type {
  AddedColumns,
  MappedLayout,
  MappedStatus,
  SalesColumn,
} from '@panai/contract/sales/sales-columns'

/** What is said of the columns of a layout beside their places. */
type Said = {
  added: AddedColumns
  statuses: MappedStatus[]
  without_status: boolean
  amount_by_price: boolean
  before_tax: boolean
}
type Places = Partial<Record<SalesColumn, number | undefined>>

/** As `sales_layouts.columns` holds it: the places beside each other, and what else is said only where it is. */
export function storeColumns({
  columns,
  added,
  statuses,
  without_status,
  amount_by_price,
  before_tax,
}: Said & { columns: Places }): string {
  return JSON.stringify({
    ...columns,
    ...(Object.values(added).some((more) => more?.length) && { added }),
    ...(statuses.length > 0 && { statuses }),
    ...(without_status && { without_status }),
    ...(amount_by_price && { amount_by_price }),
    ...(before_tax && { before_tax }),
  })
}

export function readColumns(stored: unknown): Said & Pick<MappedLayout, 'columns'> {
  const {
    added = {},
    statuses = [],
    without_status = false,
    amount_by_price = false,
    before_tax = false,
    ...columns
  } = stored as MappedLayout['columns'] & Partial<Said> // as storeColumns keeps them
  return { columns, added, statuses, without_status, amount_by_price, before_tax }
}
