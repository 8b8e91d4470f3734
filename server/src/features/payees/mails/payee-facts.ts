import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type PayoutMethod, payoutMethodWords } from '@panai/contract/money/payout-methods'
import type { Fact } from '../../../mail/letter.ts'

/** Details as a mail tells them: enough to know them again. */
export type PayeeFacts = {
  method: PayoutMethod
  holder: string
  shown: string
  bank: string | null
  pan: string | null
}

type Row = {
  method: PayoutMethod
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

const words = inEach(
  {
    method: 'Paid by',
    holder: 'Account holder',
    upi: 'UPI ID',
    account: 'Account number',
    bank: 'Bank',
    pan: 'PAN',
    noPan: 'none given',
  },
  {
    method: 'வழங்கும் விதம்',
    holder: 'கணக்கு வைத்திருப்பவர்',
    upi: 'UPI முகவரி',
    account: 'கணக்கு எண்',
    bank: 'வங்கி',
    pan: 'PAN',
    noPan: 'கொடுக்கவில்லை',
  },
)

export function listFacts(
  language: InterfaceLanguage,
  { method, holder, shown, bank, pan }: PayeeFacts,
): Fact[] {
  const said = words[language]
  return [
    { label: said.method, value: payoutMethodWords[language][method] },
    { label: said.holder, value: holder },
    { label: method === 'UPI' ? said.upi : said.account, value: shown },
    ...(bank === null ? [] : [{ label: said.bank, value: bank }]),
    { label: said.pan, value: pan ?? said.noPan },
  ]
}

export const sampleFacts: PayeeFacts = {
  method: 'Bank transfer',
  holder: 'கவிதா ராமன்',
  shown: '•••• 6789',
  bank: 'State Bank of India',
  pan: '•••• 234F',
}
