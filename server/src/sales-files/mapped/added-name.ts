import type { SummedColumn } from '@panai/contract/sales/sales-columns'

export type AddedName = `${SummedColumn} + ${number}`

/** What a further column is called that is added to another, counted from 0. */
export function addedName(column: SummedColumn, at: number): AddedName {
  return `${column} + ${at}`
}
