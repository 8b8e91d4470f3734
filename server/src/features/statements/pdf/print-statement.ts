import { brand } from '@panai/contract/brand/brand'
import { groupedDecimal } from '@panai/contract/money/grouped-rupees'
import { type Paise, paise } from '@panai/contract/money/money'
import { isOfSales } from '@panai/contract/statements/statement-states'
import {
  dayWords,
  monthWords,
  percentWords,
  periodWords,
  statementNumber,
  statementWords,
  sumRows,
} from '@panai/contract/statements/statement-words'
import { letterCode } from '../../../typesetting/letter-code.ts'
import type { FontFile } from '../../../typesetting/load-fonts.ts'
import { COLUMN, type Column, Pages } from './pages.ts'
import type { PrintedLine, StatementDocument } from './statement-document.ts'

/** The statement as a PDF with tags, title and language: the same document gives the same bytes. */
export async function printStatement(
  document: StatementDocument,
  fonts: readonly FontFile[],
): Promise<Uint8Array> {
  const { language } = document
  const words = statementWords[language]
  const number = statementNumber(document.id)
  const period = periodWords(language, document.from, document.to)
  const pages = new Pages(
    {
      title: `${words.title}, ${period}, ${document.authorName}`,
      author: document.authorName,
      lang: language === 'ta' ? 'ta-IN' : 'en-IN',
      madeAt: new Date(`${document.issuedOn ?? document.to}T00:00:00Z`),
    },
    fonts,
  )
  pages.heading(1, words.title)
  if (document.issuedOn === null) pages.text(`${words.draft}. ${words.draftNote}`, { weight: 'strong' })
  pages.text(document.authorName, { size: 12, weight: 'strong' })
  const facts = [`${words.number}: ${number}`, `${words.period}: ${period}`]
  if (document.issuedOn) facts.push(`${words.issued}: ${dayWords(language, document.issuedOn)}`)
  pages.text(facts.join('   ·   '))

  printSummary(pages, document)
  const sold = document.lines.filter(({ kind }) => isOfSales(kind) || kind === 'other')
  const moved = document.lines.filter((line) => !sold.includes(line))
  if (document.lines.length === 0) pages.text(words.nothing)
  if (sold.length > 0) printLines(pages, document, sold)
  if (moved.length > 0) printMovements(pages, document, moved)
  pages.text(words.footnote, { size: 8.5 })
  const { unprintable } = pages
  if (unprintable.length > 0)
    pages.text(words.unprintable.replace('{codes}', unprintable.map(letterCode).join(' ')), { size: 8.5 })
  return pages.close(
    {
      before: `${brand.name}   ·   ${number}   ·   `,
      name: document.authorName,
      after: `   ·   ${period}`,
    },
    (page, count) => words.page.replace('{page}', String(page)).replace('{pages}', String(count)),
  )
}

function printSummary(pages: Pages, document: StatementDocument): void {
  const words = statementWords[document.language]
  const rows = sumRows(document.language, document)
  pages.heading(2, words.summary)
  pages.table(
    [
      { title: words.what, share: 3 },
      { title: '₹', share: 1, align: 'right' },
    ],
    rows.map(([title, amount], at) => ({
      cells: [title, inRupees(amount)],
      ...(at === rows.length - 1 ? { strong: true as const } : {}),
    })),
    COLUMN / 2,
  )
  pages.text(words.closingNote, { size: 8.5 })
  if (document.advancesLeft !== 0) pages.text(`${words.advancesLeft}: ₹ ${inRupees(document.advancesLeft)}`)
}

function printLines(
  pages: Pages,
  { language, copies }: StatementDocument,
  lines: readonly PrintedLine[],
): void {
  const words = statementWords[language]
  const columns: readonly Column[] = [
    { title: words.book, share: 2.5 },
    { title: words.edition, share: 1.3 },
    { title: words.channel, share: 1.5 },
    { title: words.month, share: 1.35 },
    { title: words.copies, share: 1.2, align: 'right' },
    { title: words.price, share: 1.05, align: 'right' },
    { title: words.amount, share: 1.3, align: 'right' },
    { title: words.cost, share: 1.15, align: 'right' },
    { title: words.basis, share: 1.5, align: 'right' },
    { title: words.rate, share: 1.05, align: 'right' },
    { title: words.share, share: 1, align: 'right' },
    { title: words.royalty, share: 1.35, align: 'right' },
  ]
  pages.heading(2, words.details)
  pages.table(columns, [
    ...lines.map((line) => ({
      cells: [
        `${line.kind === 'sale' ? '' : `${words.kinds[line.kind]}: `}${line.title ?? line.note ?? words.unknownBook}`,
        line.format ? words.formats[line.format] : '',
        line.channel ? words.channels[line.channel] : '',
        monthWords(language, line.on),
        grouped(line.copies),
        line.price === null ? '' : inRupees(line.price),
        inRupees(line.amount),
        line.cost ? inRupees(line.cost) : '',
        [line.base === null ? '' : inRupees(line.base), line.basis ? words.ways[line.basis] : '']
          .join(' ')
          .trim(),
        line.rate === null ? '' : percentWords(line.rate),
        line.share === null ? '' : percentWords(line.share),
        inRupees(line.balance),
      ],
    })),
    {
      cells: [
        words.total,
        '',
        '',
        '',
        grouped(copies),
        '',
        inRupees(sumOf(lines, 'amount')),
        '',
        '',
        '',
        '',
        inRupees(sumOf(lines, 'balance')),
      ],
      strong: true,
    },
  ])
}

function printMovements(pages: Pages, { language }: StatementDocument, lines: readonly PrintedLine[]): void {
  const words = statementWords[language]
  pages.heading(2, words.movements)
  pages.table(
    [
      { title: words.date, share: 1.2 },
      { title: words.what, share: 3 },
      { title: words.amount, share: 1, align: 'right' },
    ],
    lines.map(({ kind, on, title, note, balance }) => ({
      cells: [
        dayWords(language, on),
        [words.kinds[kind], ...(title ? [title] : []), ...(note ? [note] : [])].join(', '),
        inRupees(balance),
      ],
    })),
    COLUMN / 1.5,
  )
}

const inRupees = (amount: number) => groupedDecimal(paise(amount))
/** A count, grouped as amounts are. */
const grouped = (count: number) => groupedDecimal((count * 100) as Paise).replace('.00', '') // whole hundreds of paise
const sumOf = (lines: readonly PrintedLine[], what: 'amount' | 'balance') =>
  lines.reduce((sum, line) => sum + line[what], 0)
