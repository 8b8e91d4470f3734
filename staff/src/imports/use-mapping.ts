import {
  type AddedColumns,
  type SalesColumn,
  type StatusMeaning,
  type SummedColumn,
  summedColumns,
} from '@panai/contract/sales/sales-columns'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import type { SalesFilePreview } from '@panai/contract/sales-import/staff/sales-layouts'
import { useState } from 'react'

type Mapping = NonNullable<SalesFilePreview['before']>

/** What is said of the columns so far: what was said before, or what the headings make likely. */
export function useMapping(
  { file_name }: SalesImport,
  { before, guess, columns, month: told }: SalesFilePreview,
) {
  const [mapping, setMapping] = useState<Mapping>(
    () =>
      before ?? {
        name: (file_name ?? '').replace(/\.[a-z]{2,4}$/i, '').slice(0, 80),
        columns: guess,
        added: {},
        statuses: [],
        without_status: false,
        before_tax: false,
        channel: null,
        sales_account_id: null,
        currency: guess.currency === undefined ? 'INR' : null,
        format: null,
        day_order: null,
        is_in_smallest: false,
      },
  )
  const [meanings, setMeanings] = useState<ReadonlyMap<string, StatusMeaning>>(new Map())
  const [month, setMonth] = useState(told?.month ?? '')
  const { status } = mapping.columns
  const values = status === undefined ? [] : (columns[status]?.values ?? null)
  const said =
    values?.map(({ meaning, ...one }) => ({ ...one, meaning: meanings.get(one.value) ?? meaning })) ?? null
  const dayOrder = columns.find(({ at }) => at === mapping.columns.date)?.day_order ?? null
  const isProven = dayOrder === 'day first' || dayOrder === 'month first'

  /** A column says one thing: what it said before it says no more. */
  function setColumn(column: SalesColumn, at: number | null): void {
    const others = Object.entries(mapping.columns).filter(([name, place]) => name !== column && place !== at)
    const chosen: Mapping['columns'] = { ...Object.fromEntries(others), ...(at !== null && { [column]: at }) }
    if (column === 'status') setMeanings(new Map())
    setMapping({
      ...mapping,
      columns: chosen,
      added: stillAdded(mapping.added, chosen),
      channel: chosen.channel === undefined ? mapping.channel : null,
      sales_account_id: chosen.channel === undefined ? mapping.sales_account_id : null,
      currency: chosen.currency === undefined ? (mapping.currency ?? 'INR') : null,
      format: chosen.format === undefined ? mapping.format : null,
    })
  }

  /** Columns that are added to another, which say nothing else then. */
  function setAdded(column: SummedColumn, places: number[]): void {
    const others = Object.entries(mapping.columns).filter(
      ([name, place]) => name === column || !places.includes(place ?? -1),
    )
    const added = Object.fromEntries(
      summedColumns.map((one) => [
        one,
        one === column ? places : mapping.added[one]?.filter((place) => !places.includes(place)),
      ]),
    )
    setMapping({ ...mapping, columns: Object.fromEntries(others), added })
  }

  return {
    mapping: {
      ...mapping,
      statuses: said?.map(({ value, meaning }) => ({ value, meaning })) ?? [],
      day_order: isProven ? dayOrder : dayOrder === null ? null : mapping.day_order,
    },
    dayOrder,
    /** What the column of states says, with what it means; null: too many different things. */
    statuses: said,
    setMeaning: (value: string, meaning: StatusMeaning) =>
      setMeanings(new Map([...meanings, [value, meaning]])),
    /** Of all rows, where no column has their days. */
    month,
    setMonth,
    setColumn,
    setAdded,
    set: (change: Partial<Mapping>) => setMapping({ ...mapping, ...change }),
  }
}

/** Without those that are named now, and those of a column that is not. */
function stillAdded(added: AddedColumns, columns: Mapping['columns']): AddedColumns {
  const taken = Object.values(columns)
  return Object.fromEntries(
    summedColumns.flatMap((one) =>
      columns[one] === undefined ? [] : [[one, added[one]?.filter((place) => !taken.includes(place))]],
    ),
  )
}
