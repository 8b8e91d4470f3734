import type { Fact } from '../../../mail/letter.ts'

/** Details as a mail tells them: enough to know them again. */
export type PayeeFacts = {
  method: string
  holder: string
  shown: string
  bank: string | null
  pan: string | null
}

type Row = {
  method: string
  holder_name: string
  account_shown: string | null
  upi_shown: string | null
  bank_name: string | null
  pan_shown: string | null
}

export function factsOf(row: Row): PayeeFacts {
  return {
    method: row.method,
    holder: row.holder_name,
    shown: row.account_shown ?? row.upi_shown ?? '',
    bank: row.bank_name,
    pan: row.pan_shown,
  }
}

export function listFacts({ method, holder, shown, bank, pan }: PayeeFacts): Fact[] {
  return [
    { label: 'Paid by', value: method },
    { label: 'Account holder', value: holder },
    { label: method === 'UPI' ? 'UPI ID' : 'Account number', value: shown },
    ...(bank === null ? [] : [{ label: 'Bank', value: bank }]),
    { label: 'PAN', value: pan ?? 'none given' },
  ]
}

export const sampleFacts: PayeeFacts = {
  method: 'Bank transfer',
  holder: 'கவிதா ராமன்',
  shown: '•••• 6789',
  bank: 'State Bank of India',
  pan: '•••• 234F',
}
