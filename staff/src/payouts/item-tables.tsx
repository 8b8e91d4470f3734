import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { heldReasons } from '@panai/contract/payouts/staff/payout-rules'
import type { PayoutItem } from '@panai/contract/payouts/staff/payouts'
import type { ReactNode } from 'react'
import { DataTable, Pagination, ReferenceManyField } from 'react-admin'
import { MoneyField, NameField } from '../parts/fields.tsx'
import { SidewaysScroll } from '../parts/sideways-scroll.tsx'
import { useMay } from '../session/session.ts'
import { ItemActions } from './item-actions.tsx'
import { resultWords } from './payout-words.ts'

export function WaitingItems() {
  return (
    <ItemTable filter={{ state: 'to_pay' }}>
      <DataTable.Col source="year_total" label="Year’s total" field={MoneyField} disableSort align="right" />
      <DataTable.Col label="Rule" render={ruleOf} sx={{ minWidth: '9rem' }} />
      <DataTable.Col source="withheld" label="Tax" field={MoneyField} disableSort align="right" />
      <DataTable.Col source="net" label="To the author" field={MoneyField} disableSort align="right" />
      <DataTable.Col label="Method" render={wayOf} />
    </ItemTable>
  )
}

export function HeldItems() {
  return (
    <ItemTable filter={{ state: 'held' }}>
      <DataTable.Col
        label="Reason"
        render={({ held_for }: PayoutItem) => held_for !== null && heldReasons[held_for]}
      />
    </ItemTable>
  )
}

export function MadeItems() {
  const mayMove = useMay('money.move')
  return (
    <ItemTable filter={{ made: 'true' }}>
      <DataTable.Col source="withheld" label="Tax" field={MoneyField} disableSort align="right" />
      <DataTable.Col source="net" label="To the author" field={MoneyField} disableSort align="right" />
      <DataTable.Col label="Method" render={wayOf} />
      <DataTable.Col source="reference" label="Reference" disableSort />
      <DataTable.Col
        label="Result"
        render={({ status }: PayoutItem) => status !== null && resultWords[status]}
      />
      <DataTable.Col
        label="Transaction or reason"
        render={({ transaction_id, reason }: PayoutItem) => reason ?? transaction_id ?? '–'}
      />
      {mayMove && <DataTable.Col label="More" render={(item: PayoutItem) => <ItemActions item={item} />} />}
    </ItemTable>
  )
}

function ItemTable({ filter, children }: { filter: object; children: ReactNode }) {
  return (
    <ReferenceManyField
      reference="payout-items"
      target="run_id"
      filter={filter}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 100]} />}
    >
      <SidewaysScroll>
        <DataTable<PayoutItem> rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="author_name" label="Author" field={NameField} disableSort />
          <DataTable.Col source="payable" label="Payable" field={MoneyField} disableSort align="right" />
          {children}
        </DataTable>
      </SidewaysScroll>
    </ReferenceManyField>
  )
}

function ruleOf({ base, rate, last, has_pan }: PayoutItem): string {
  const pan = has_pan ? 'with PAN' : 'without PAN'
  const own = Math.round((base - (last?.base ?? 0)) * 100) / 100
  const parts = [
    ...(last ? [`${last.rate} % of ${writtenRupees(last.base)}, due since last year`] : []),
    ...(own > 0 ? [`${rate} % of ${writtenRupees(own)}`] : []),
  ]
  return `${parts.join(' and ') || 'nothing to tax'}, ${pan}`
}

function wayOf({ method, masked }: PayoutItem): string {
  return `${method ?? ''} ${masked ?? ''}`
}
