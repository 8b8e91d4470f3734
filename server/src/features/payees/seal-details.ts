import { maskNumber, maskUpi, type PayeeFields } from '@panai/contract/payees/payee-rules'
import type { DataKeys, Place } from '../../keys/data-keys.ts'

export const sealedColumns = ['account_number', 'upi_id', 'pan'] as const
export type SealedColumn = (typeof sealedColumns)[number]
type Row = { id: number; author_id: number }
export type Secrets = Record<SealedColumn, string | null>

function placeOf({ id, author_id }: Row, column: SealedColumn): Place {
  return { table: 'payee_details', column, row: id, owner: author_id }
}

/** The columns of what is secret: sealed for this row alone, with the marks by which equals are found. */
export function sealSecrets(
  keys: DataKeys,
  row: Row & { ifsc: string | null },
  { account_number, upi_id, pan }: Secrets,
) {
  const seal = (column: SealedColumn, text: string | null) =>
    text === null ? null : keys.seal(text, placeOf(row, column))
  return {
    account_number: seal('account_number', account_number),
    upi_id: seal('upi_id', upi_id),
    pan: seal('pan', pan),
    account_mark: keys.fingerprint(upi_id ?? `${row.ifsc} ${account_number}`, 'account'),
    pan_mark: pan === null ? null : keys.fingerprint(pan, 'pan'),
  }
}

/** @throws Error when a key is missing, or a value was changed or moved. */
export function openSecrets(keys: DataKeys, row: Row & Secrets): Secrets {
  const open = (column: SealedColumn) => {
    const sealed = row[column]
    return sealed === null ? null : keys.open(sealed, placeOf(row, column))
  }
  return { account_number: open('account_number'), upi_id: open('upi_id'), pan: open('pan') }
}

/** What of the secrets may be shown. */
export function masksOf({ account_number, upi_id, pan }: PayeeFields) {
  return {
    account_shown: account_number === '' ? null : maskNumber(account_number),
    upi_shown: upi_id === '' ? null : maskUpi(upi_id).slice(-80),
    pan_shown: pan === '' ? null : maskNumber(pan),
    pan_letter: pan === '' ? null : pan.charAt(3),
  }
}
