import { type InterfaceLanguage, interfaceLanguages } from './interface-languages.ts'
import { channelNames, type SalesChannel } from './sales-channels.ts'
import type { RoyaltyWay, StatementLineKind } from './statement-states.ts'
import type { BookFormat } from './vocabulary.ts'

/** The languages that statements are printed in. */
export const statementLanguages = interfaceLanguages
export type StatementLanguage = InterfaceLanguage

/** All that a statement says, beside names and figures. */
type StatementWords = {
  title: string
  number: string
  author: string
  period: string
  issued: string
  draft: string
  draftNote: string
  summary: string
  opening: string
  sales: string
  returns: string
  corrections: string
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
  /** `{page}` and `{pages}` stand for numbers. */
  page: string
  kinds: Record<StatementLineKind, string>
  ways: Record<RoyaltyWay, string>
  formats: Record<BookFormat, string>
  channels: Record<SalesChannel, string>
  months: readonly string[]
}

const en: StatementWords = {
  title: 'Royalty statement',
  number: 'Statement',
  author: 'Author',
  period: 'Period',
  issued: 'Issued on',
  draft: 'DRAFT',
  draftNote: 'This is a draft. It may still change and nobody has been told of it.',
  summary: 'Your account',
  opening: 'Opening balance',
  sales: 'Royalty on sales',
  returns: 'Royalty on returns',
  corrections: 'Corrections',
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
  basis: 'Share of',
  rate: 'Rate',
  cost: 'Cost (₹)',
  share: 'Share',
  royalty: 'Royalty (₹)',
  movements: 'Payouts and tax',
  date: 'Date',
  what: 'What',
  total: 'Total',
  unknownBook: 'Not in the catalogue',
  nothing: 'Nothing was sold or paid in this time.',
  footnote: 'Each line can be opened on your dashboard, down to the row of the file that it came from.',
  page: 'Page {page} of {pages}',
  kinds: {
    sale: 'Sale',
    return: 'Return',
    correction: 'Correction',
    payout: 'Payout',
    tax: 'Tax withheld',
    other: 'Other entry',
  },
  ways: { net: 'net', mrp: 'MRP', calculator: 'price less cost', file: 'as reported' },
  formats: { paperback: 'Paperback', hardback: 'Hardback', ebook: 'E-book' },
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
}

const ta: StatementWords = {
  title: 'உரிமைத்தொகை அறிக்கை',
  number: 'அறிக்கை எண்',
  author: 'எழுத்தாளர்',
  period: 'காலம்',
  issued: 'வெளியிட்ட நாள்',
  draft: 'வரைவு',
  draftNote: 'இது ஒரு வரைவு. இது இன்னும் மாறலாம்; யாருக்கும் தெரிவிக்கப்படவில்லை.',
  summary: 'உங்கள் கணக்கு',
  opening: 'தொடக்க இருப்பு',
  sales: 'விற்பனைக்கான உரிமைத்தொகை',
  returns: 'திரும்பியவற்றுக்கான உரிமைத்தொகை',
  corrections: 'திருத்தங்கள்',
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
  basis: 'அடிப்படை',
  rate: 'விகிதம்',
  cost: 'செலவு (₹)',
  share: 'பங்கு',
  royalty: 'உரிமைத்தொகை (₹)',
  movements: 'வழங்கிய தொகைகளும் வரியும்',
  date: 'நாள்',
  what: 'விவரம்',
  total: 'மொத்தம்',
  unknownBook: 'பட்டியலில் இல்லாத நூல்',
  nothing: 'இந்தக் காலத்தில் விற்பனையும் இல்லை; தொகை எதுவும் வழங்கவும் இல்லை.',
  footnote: 'ஒவ்வொரு பதிவையும் உங்கள் பக்கத்தில் திறந்து, அது வந்த கோப்பின் வரிசை வரை பார்க்கலாம்.',
  page: 'பக்கம் {page} / {pages}',
  kinds: {
    sale: 'விற்பனை',
    return: 'திரும்பியது',
    correction: 'திருத்தம்',
    payout: 'வழங்கிய தொகை',
    tax: 'பிடித்தம் செய்த வரி',
    other: 'வேறு பதிவு',
  },
  ways: {
    net: 'நிகரத் தொகை',
    mrp: 'அதிகபட்ச விலை (MRP)',
    calculator: 'விலையில் செலவு போக',
    file: 'கோப்பில் உள்ளபடி',
  },
  formats: { paperback: 'சாதா அட்டை', hardback: 'கெட்டி அட்டை', ebook: 'மின்னூல்' },
  channels: {
    direct: 'நேரடி ஆர்டர்',
    amazon: 'அமேசான்',
    kdp: 'கிண்டில்',
    flipkart: 'ஃபிளிப்கார்ட்',
    'google-play': 'கூகுள் பிளே',
    ingram: 'இங்கிராம்ஸ்பார்க்',
    apple: 'ஆப்பிள் புக்ஸ்',
    kobo: 'கோபோ',
    draft2digital: 'டிராஃப்ட்2டிஜிட்டல்',
    audible: 'ஆடிபிள்',
  },
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
}

export const statementWords: Readonly<Record<StatementLanguage, StatementWords>> = { en, ta }

/** `October 2026`, of an ISO date. */
export function monthWords(language: StatementLanguage, date: string): string {
  return `${statementWords[language].months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** `5 October 2026`, of an ISO date. */
export function dayWords(language: StatementLanguage, date: string): string {
  return `${Number(date.slice(8, 10))} ${monthWords(language, date)}`
}

/** `October 2026`, or `July 2026 – September 2026`. */
export function periodWords(language: StatementLanguage, from: string, to: string): string {
  const [first, last] = [monthWords(language, from), monthWords(language, to)]
  return first === last ? first : `${first} – ${last}`
}

/** Ten-thousandths as people write them: `12.5 %`. */
export function percentWords(tenThousandths: number): string {
  return `${tenThousandths / 100} %`
}

/** As it is called in letters and on the telephone. */
export function statementNumber(id: number): string {
  return `S-${String(id).padStart(6, '0')}`
}
