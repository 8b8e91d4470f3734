import { z } from 'zod'
import { endpoint, file, jsonBody } from '../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText, wholeNumber } from '../http/fields.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { bookFormats } from '../language/vocabulary.ts'
import { royaltyWorking } from '../royalties/royalties.ts'
import { ruleBases } from '../royalties/royalty-terms.ts'
import { salesChannels } from '../sales/sales-channels.ts'
import { answerRule, questionRule, threadSides } from '../threads/thread-rules.ts'
import { royaltyWays, statementLineKinds, statementStates } from './statement-states.ts'
import { statementLanguages } from './statement-words.ts'

export const statementMessages = {
  notFound: inTwoLanguages('There is no such statement', 'அந்த அறிக்கை இங்கே இல்லை'),
  lineNotFound: inTwoLanguages('There is no such line', 'அந்தப் பதிவு இங்கே இல்லை'),
  ask: questionRule.missing,
  answer: answerRule.missing,
} as const

export const STATEMENTS_PER_PAGE = 24
export const STATEMENT_LINES_PER_PAGE = 50
export const LINE_SALES_PER_PAGE = 25

const rupees = z.number().meta({ description: 'Rupees, at most two decimals.' })

export const statementSummary = z
  .object({
    id: z.int(),
    number: z.string(),
    state: z.enum(statementStates),
    period_from: z.iso.date(),
    period_to: z.iso.date(),
    issued_at: z.iso.datetime().nullable(),
    opening: rupees.meta({ description: 'The closing balance of the statement before.' }),
    sales: rupees,
    returns: rupees.meta({ description: 'Zero or negative.' }),
    corrections: rupees.meta({ description: 'Sales that were taken back since they were recorded.' }),
    adjustments: rupees.meta({
      description: 'What was entered by hand, opening balances of earlier accounts among it.',
    }),
    advances: rupees.meta({ description: 'Royalty that was advanced.' }),
    recouped: rupees.meta({ description: 'Royalty that was set off against advances.' }),
    paid: rupees.meta({
      description: 'What was paid out of the balance to the author; negative: what came back.',
    }),
    withheld: rupees.meta({ description: 'Tax withheld from it.' }),
    closing: rupees.meta({
      description:
        'opening + sales + returns + corrections + adjustments + advances − recouped − paid − withheld',
    }),
    advances_left: rupees.meta({
      description: 'Advanced and not set off yet at its end; no part of the balance.',
    }),
    copies: z.int(),
    lines: z.int(),
  })
  .meta({ id: 'StatementSummary' })
export type StatementSummary = z.output<typeof statementSummary>

export const statementLine = z
  .object({
    id: z.int(),
    kind: z.enum(statementLineKinds),
    on: z.iso.date().meta({ description: 'Of sales: the first day of their month.' }),
    book_id: z.int().nullable(),
    title: z.string().nullable(),
    format: z.enum(bookFormats).nullable(),
    channel: z.enum(salesChannels).nullable(),
    entries: z.int().meta({ description: 'How many sales it sums.' }),
    copies: z.int(),
    price: rupees.nullable().meta({ description: 'The printed price, where it is the same for all.' }),
    amount: rupees,
    base: rupees.nullable().meta({ description: 'The amount that the royalty is a share of.' }),
    cost: rupees.nullable().meta({ description: 'What is deducted from it first.' }),
    basis: z.enum(royaltyWays).nullable(),
    rate: z.number().nullable().meta({ description: 'In per cent.' }),
    share: z.number().nullable().meta({ description: 'The author’s part of the royalty, in per cent.' }),
    rule_id: z.int().nullable(),
    balance: rupees.meta({ description: 'What it adds to the balance.' }),
    note: z.string().nullable(),
    opens: z.boolean().meta({ description: 'The line has single sales to show.' }),
    has_query: z.boolean(),
  })
  .meta({ id: 'StatementLine' })
export type StatementLine = z.output<typeof statementLine>

/** What `sayRule` words. */
const appliedRule = z
  .object({
    id: z.int(),
    book_id: z
      .int()
      .nullable()
      .meta({ description: 'Whose agreement it belongs to; null: the rule is for all books.' }),
    format: z.enum(bookFormats).nullable().meta({ description: 'null: every format.' }),
    channel: z.enum(salesChannels).nullable().meta({ description: 'null: every channel.' }),
    basis: z.enum(ruleBases),
    percent: z.number(),
    valid_from: z.iso.date(),
  })
  .meta({ id: 'AppliedRule' })

export const lineSale = z
  .object({
    id: z.int(),
    sold_on: z.iso.date(),
    quantity: z.int(),
    amount: rupees,
    royalty: rupees,
    working: royaltyWorking
      .nullable()
      .meta({ description: 'How the royalty was calculated. null: the sale is older than these records.' }),
    rule: appliedRule.nullable().meta({
      description: 'By which the royalty was calculated. null: by none, or it is not there any more.',
    }),
    source: z.string().meta({ description: 'Where it came from, if not from a file.' }),
    reference: z.string(),
    file_name: z.string().nullable(),
    sheet: z.string().nullable(),
    row: z.int().nullable(),
    cells: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .meta({ description: 'The row as it is in the file.' }),
  })
  .meta({ id: 'StatementLineSale' })
export type LineSale = z.output<typeof lineSale>

const pageMeta = z.object({ page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() })
export const statementLinePage = z.object({
  success: z.literal(true),
  data: z.array(statementLine),
  meta: pageMeta,
})
export const lineSalePage = z.object({
  success: z.literal(true),
  data: z.array(lineSale),
  meta: z.object({
    more: z.boolean().meta({ description: 'There are more: ask with `before`.' }),
  }),
})

export const linesQuery = z.object({
  page: wholeNumber('page', 1, Math.floor(MAX_ID / STATEMENT_LINES_PER_PAGE)).optional(),
})
export const lineSalesQuery = z.object({
  before: wholeNumber('before', 1, MAX_ID)
    .optional()
    .meta({ description: 'Only sales recorded before the one with this number.' }),
})

export const queryMessage = z
  .object({
    id: z.int(),
    from: z.enum(threadSides),
    sender: z.string().nullable(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'StatementQueryMessage' })
export type QueryMessage = z.output<typeof queryMessage>

export const queryText = jsonBody(z.object({ text: requiredText(questionRule) }))
export const answerText = jsonBody(z.object({ text: requiredText(answerRule) }))

const own = { tag: 'Statements', access: 'author' } as const
const ofStatement = {
  ...own,
  params: z.object({ id: idInPath }),
  notFound: statementMessages.notFound,
} as const
const ofLine = {
  ...own,
  params: z.object({ id: idInPath }),
  notFound: statementMessages.lineNotFound,
} as const

export const listOwnStatements = endpoint({
  ...own,
  id: 'listOwnStatements',
  method: 'GET',
  path: '/api/author/statements',
  summary: 'The author’s royalty statements, newest first',
  query: linesQuery,
  output: z.object({ success: z.literal(true), data: z.array(statementSummary), meta: pageMeta }),
})

export const getOwnStatement = endpoint({
  ...ofStatement,
  id: 'getOwnStatement',
  method: 'GET',
  path: '/api/author/statements/{id}',
  summary: 'One royalty statement',
  output: z.object({ success: z.literal(true), data: statementSummary }),
})

export const listOwnStatementLines = endpoint({
  ...ofStatement,
  id: 'listOwnStatementLines',
  method: 'GET',
  path: '/api/author/statements/{id}/lines',
  summary: 'The lines of a statement, a page at a time',
  query: linesQuery,
  output: statementLinePage,
})

export const statementLinesAsCsv = endpoint({
  ...ofStatement,
  id: 'statementLinesAsCsv',
  method: 'GET',
  path: '/api/author/statements/{id}/lines.csv',
  summary: 'All lines of a statement as a table',
  output: file('text/csv; charset=utf-8', 'statement.csv'),
})

export const statementAsPdf = endpoint({
  ...ofStatement,
  id: 'statementAsPdf',
  method: 'GET',
  path: '/api/author/statements/{id}/pdf/{language}',
  summary: 'A statement as a PDF, in English or in Tamil',
  description: 'Always the same file.',
  params: z.object({ id: idInPath, language: z.enum(statementLanguages).meta({ examples: ['ta'] }) }),
  output: file('application/pdf', 'statement.pdf'),
})

export const listOwnLineSales = endpoint({
  ...ofLine,
  id: 'listOwnLineSales',
  method: 'GET',
  path: '/api/author/statement-lines/{id}/sales',
  summary: 'The single sales of a line, newest first, each with the row of the file that it came from',
  query: lineSalesQuery,
  output: lineSalePage,
})

export const listOwnQueryMessages = endpoint({
  ...ofLine,
  id: 'listOwnQueryMessages',
  method: 'GET',
  path: '/api/author/statement-lines/{id}/messages',
  summary: 'The messages of author and publisher about a line',
  output: z.object({ success: z.literal(true), data: z.array(queryMessage) }),
})

export const queryLine = endpoint({
  ...ofLine,
  id: 'queryLine',
  method: 'POST',
  path: '/api/author/statement-lines/{id}/messages',
  summary: 'Asks the publisher about a line of a statement',
  body: queryText,
  takesIdempotencyKey: true,
  output: z.object({ success: z.literal(true), data: z.array(queryMessage) }),
})

export const statementEndpoints = [
  listOwnStatements,
  getOwnStatement,
  listOwnStatementLines,
  statementLinesAsCsv,
  statementAsPdf,
  listOwnLineSales,
  listOwnQueryMessages,
  queryLine,
] as const
