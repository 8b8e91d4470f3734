import { inEach } from '../language/in-each.ts'
import { type InterfaceLanguage, interfaceLanguages } from '../language/interface-languages.ts'
import { englishTradeWords, tamilTradeWords } from '../language/trade-words.ts'
import type { BookFormat } from '../language/vocabulary.ts'
import { entryNames, tamilEntryNames } from '../royalties/account-entry-kinds.ts'
import { channelNames, type SalesChannel, tamilChannelNames } from '../sales/sales-channels.ts'
import type { RoyaltyWay, StatementLineKind } from './statement-states.ts'

/** The languages that statements are printed in. */
export const statementLanguages = interfaceLanguages
export type StatementLanguage = InterfaceLanguage

/** All that a statement says, beside names and figures. */
type StatementWords = {
  title: string
  number: string
  period: string
  issued: string
  draft: string
  draftNote: string
  summary: string
  opening: string
  sales: string
  returns: string
  corrections: string
  adjustments: string
  advances: string
  recouped: string
  advancesLeft: string
  paid: string
  withheld: string
  closing: string
  closingNote: string
  details: string
  book: string
  edition: string
  channel: string
  month: string
  copies: string
  price: string
  amount: string
  basis: string
  rate: string
  cost: string
  share: string
  royalty: string
  movements: string
  date: string
  what: string
  total: string
  unknownBook: string
  nothing: string
  footnote: string
  /** `{codes}` stands for codes in brackets. */
  unprintable: string
  /** `{page}` and `{pages}` stand for numbers. */
  page: string
  kinds: Record<StatementLineKind, string>
  ways: Record<RoyaltyWay, string>
  formats: Record<BookFormat, string>
  channels: Record<SalesChannel, string>
  months: readonly string[]
}

export const statementWords = inEach<StatementWords>(
  {
    title: 'Royalty statement',
    number: 'Statement',
    period: 'Period',
    issued: 'Issued on',
    draft: 'DRAFT',
    draftNote: 'This is a draft. It may still change and nobody has been told of it.',
    summary: 'Your account',
    opening: 'Opening balance',
    sales: 'Royalty on sales',
    returns: 'Royalty on returns',
    corrections: 'Corrections',
    adjustments: 'Adjustments',
    advances: 'Advances',
    recouped: 'Set off against advances',
    advancesLeft: 'Advance still to be set off against coming royalties',
    paid: 'Paid to you',
    withheld: 'Tax withheld',
    closing: 'Closing balance',
    closingNote: 'What we owe you. Below zero: what is set off against coming royalties.',
    details: 'Sales, returns and corrections',
    book: 'Book',
    edition: 'Edition',
    channel: 'Channel',
    month: 'Month of sale',
    copies: 'Copies',
    price: 'Price (₹)',
    amount: 'Amount (₹)',
    basis: 'Share of (₹)',
    rate: 'Rate',
    cost: 'Cost (₹)',
    share: 'Share',
    royalty: 'Royalty (₹)',
    movements: 'Payouts, tax and other entries',
    date: 'Date',
    what: 'What',
    total: 'Total',
    unknownBook: 'Not in the catalogue',
    nothing: 'Nothing was sold or paid in this time.',
    footnote: 'Each line can be opened on your dashboard, down to the row of the file that it came from.',
    unprintable:
      'Our fonts do not have every letter used here. In place of such a letter stands its Unicode number: {codes}',
    page: 'Page {page} of {pages}',
    kinds: {
      sale: 'Sale',
      return: 'Return',
      correction: 'Correction',
      payout: 'Payout',
      tax: 'Tax withheld',
      ...entryNames,
      recoupment: 'Set off against the advance',
      other: 'Other entry',
    },
    ways: { net: 'net', mrp: 'MRP', calculator: 'price less cost', file: 'as reported' },
    formats: englishTradeWords.formats,
    channels: channelNames,
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  {
    title: 'உரிமைத்தொகை அறிக்கை',
    number: 'அறிக்கை எண்',
    period: 'காலம்',
    issued: 'வெளியிட்ட நாள்',
    draft: 'வரைவு',
    draftNote: 'இது ஒரு வரைவு. இது இன்னும் மாறலாம்; யாருக்கும் தெரிவிக்கப்படவில்லை.',
    summary: 'உங்கள் கணக்கு',
    opening: 'தொடக்க இருப்பு',
    sales: 'விற்பனைக்கான உரிமைத்தொகை',
    returns: 'திரும்பியவற்றுக்கான உரிமைத்தொகை',
    corrections: 'திருத்தங்கள்',
    adjustments: 'கணக்குச் சரிசெய்தல்கள்',
    advances: 'முன்பணம்',
    recouped: 'முன்பணத்துக்காகக் கழித்தது',
    advancesLeft: 'வரும் உரிமைத்தொகையில் இன்னும் கழிக்க வேண்டிய முன்பணம்',
    paid: 'உங்களுக்கு வழங்கியது',
    withheld: 'பிடித்தம் செய்த வரி',
    closing: 'இறுதி இருப்பு',
    closingNote: 'நாங்கள் உங்களுக்குத் தர வேண்டிய தொகை. பூஜ்ஜியத்துக்குக் கீழே இருந்தால், வரும் உரிமைத்தொகையில் ஈடு செய்யப்படும்.',
    details: 'விற்பனை, திரும்பியவை, திருத்தங்கள்',
    book: 'நூல்',
    edition: 'பதிப்பு',
    channel: 'விற்பனை வழி',
    month: 'விற்ற மாதம்',
    copies: 'பிரதிகள்',
    price: 'விலை (₹)',
    amount: 'தொகை (₹)',
    basis: 'அடிப்படை (₹)',
    rate: 'விகிதம்',
    cost: 'செலவு (₹)',
    share: 'பங்கு',
    royalty: 'உரிமைத்தொகை (₹)',
    movements: 'வழங்கிய தொகைகள், வரி, பிற பதிவுகள்',
    date: 'நாள்',
    what: 'விவரம்',
    total: 'மொத்தம்',
    unknownBook: 'பட்டியலில் இல்லாத நூல்',
    nothing: 'இந்தக் காலத்தில் விற்பனையும் இல்லை; தொகை எதுவும் வழங்கவும் இல்லை.',
    footnote: 'ஒவ்வொரு பதிவையும் உங்கள் பக்கத்தில் திறந்து, அது வந்த கோப்பின் வரிசை வரை பார்க்கலாம்.',
    unprintable: 'எங்கள் எழுத்துருக்களில் இல்லாத எழுத்துகளுக்குப் பதிலாக அவற்றின் யூனிகோடு எண்கள் உள்ளன: {codes}',
    page: 'பக்கம் {page} / {pages}',
    kinds: {
      sale: 'விற்பனை',
      return: 'திரும்பியது',
      correction: 'திருத்தம்',
      payout: 'வழங்கிய தொகை',
      tax: 'பிடித்தம் செய்த வரி',
      ...tamilEntryNames,
      recoupment: 'முன்பணத்துக்காகக் கழித்தது',
      other: 'வேறு பதிவு',
    },
    ways: {
      net: 'நிகரத் தொகை',
      mrp: 'அதிகபட்ச விலை (MRP)',
      calculator: 'விலையில் செலவு போக',
      file: 'கோப்பில் உள்ளபடி',
    },
    formats: tamilTradeWords.formats,
    channels: tamilChannelNames,
    months: [
      'ஜனவரி',
      'பிப்ரவரி',
      'மார்ச்',
      'ஏப்ரல்',
      'மே',
      'ஜூன்',
      'ஜூலை',
      'ஆகஸ்ட்',
      'செப்டம்பர்',
      'அக்டோபர்',
      'நவம்பர்',
      'டிசம்பர்',
    ],
  },
)

/** The sums of a statement, in paise or in rupees. */
type StatementSums = Record<
  | 'opening'
  | 'sales'
  | 'returns'
  | 'corrections'
  | 'adjustments'
  | 'advances'
  | 'recouped'
  | 'paid'
  | 'withheld'
  | 'closing',
  number
>

/** The sums by name, in the order in which they lead from the opening balance to the closing one; adjustments and advances where there are any. */
export function sumRows(language: StatementLanguage, sums: StatementSums): (readonly [string, number])[] {
  const words = statementWords[language]
  return [
    [words.opening, sums.opening],
    [words.sales, sums.sales],
    [words.returns, sums.returns],
    [words.corrections, sums.corrections],
    ...ifAny(words.adjustments, sums.adjustments),
    ...ifAny(words.advances, sums.advances),
    ...ifAny(words.recouped, -sums.recouped),
    [words.paid, -sums.paid],
    [words.withheld, -sums.withheld],
    [words.closing, sums.closing],
  ]
}

function ifAny(name: string, sum: number): (readonly [string, number])[] {
  return sum === 0 ? [] : [[name, sum]]
}

/** `October 2026`, of an ISO date. */
export function monthWords(language: StatementLanguage, date: string): string {
  return `${statementWords[language].months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** `5 October 2026`, of an ISO date. */
export function dayWords(language: StatementLanguage, date: string): string {
  return `${Number(date.slice(8, 10))} ${monthWords(language, date)}`
}

/** Between two words: a dash with spaces in Tamil. */
const until = inEach('-', ' – ')

/** `October 2026`, or `July-September 2026`. */
export function periodWords(language: StatementLanguage, from: string, to: string): string {
  const last = monthWords(language, to)
  const { months } = statementWords[language]
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth ? last : `${months[Number(from.slice(5, 7)) - 1]}${until[language]}${last}`
}

/** Ten-thousandths as people write them: `12.5 %`. */
export function percentWords(tenThousandths: number): string {
  return `${tenThousandths / 100} %`
}

/** As it is called in letters and on the telephone. */
export function statementNumber(id: number): string {
  return `S-${String(id).padStart(6, '0')}`
}
