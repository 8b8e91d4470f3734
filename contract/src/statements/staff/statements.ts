import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, file, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, oneOf, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { mayBegin, statementPeriods } from '../statement-period.ts'
import { statementFlags, statementRunStates, statementStates } from '../statement-states.ts'
import { statementLanguages } from '../statement-words.ts'
import {
  answerText,
  lineSalePage,
  lineSalesQuery,
  linesQuery,
  queryMessage,
  statementLine,
  statementLinePage,
  statementSummary,
} from '../statements.ts'
import { statementTexts } from './statement-texts.ts'

export const statementRun = z
  .object({
    id: z.int(),
    period: z.enum(statementPeriods),
    period_from: z.iso.date(),
    period_to: z.iso.date(),
    state: z.enum(statementRunStates),
    progress: z.number().min(0).max(1),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    draft: z.int(),
    verified: z.int(),
    issued: z.int().meta({ description: 'Also locked ones.' }),
    flagged: z.int(),
    closing: z.number().meta({ description: 'All closing balances, in rupees.' }),
    drafts: z
      .object({
        closing: z.number(),
        unflagged: z.int(),
        unflagged_closing: z.number(),
        flags: z.record(z.enum(statementFlags), z.int()),
      })
      .meta({ description: 'What a verification covers: closing balances in rupees, drafts of each flag.' }),
  })
  .meta({ id: 'StatementRun' })
export type StatementRun = z.output<typeof statementRun>

export const staffStatement = statementSummary
  .extend({
    run_id: z.int(),
    author_id: z.int(),
    author_name: z.string(),
    before: z
      .number()
      .nullable()
      .meta({ description: 'Royalty on sales of the statement before, in rupees.' }),
    flags: z.array(z.enum(statementFlags)),
    verified_at: z.iso.datetime().nullable(),
    locked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffStatement' })
export type StaffStatement = z.output<typeof staffStatement>

const staffStatementInFull = staffStatement
  .extend({
    unprintable: z.array(z.string()).meta({
      description: 'Letters of names and titles that no font has: their codes are printed instead.',
    }),
  })
  .meta({ id: 'StaffStatementInFull' })
export type StaffStatementInFull = z.output<typeof staffStatementInFull>

export const statementQuery = z
  .object({
    id: z.int(),
    statement_id: z.int(),
    number: z.string(),
    author_id: z.int(),
    author_name: z.string(),
    line: statementLine,
    waiting_since: z.iso.datetime().nullable(),
    last_at: z.iso.datetime(),
    messages: z.array(queryMessage),
  })
  .meta({ id: 'StatementQuery' })
export type StatementQuery = z.output<typeof statementQuery>

const reading = { tag: 'Staff: statements', access: staffMay('money.read') } as const
const moving = { tag: 'Staff: statements', access: staffMay('money.move') } as const
const byId = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const

export const listStatementRuns = endpoint({
  ...reading,
  id: 'listStatementRuns',
  method: 'GET',
  path: '/api/staff/statement-runs',
  summary: 'Runs of statements, newest first',
  query: listQuery(['-id', 'id'], {}),
  output: staffList(statementRun),
})

export const getStatementRun = endpoint({
  ...reading,
  ...byId,
  id: 'getStatementRun',
  method: 'GET',
  path: '/api/staff/statement-runs/{id}',
  summary: 'One run with its progress',
  output: staffRecord(statementRun),
})

export const startStatementRun = endpoint({
  ...moving,
  id: 'startStatementRun',
  method: 'POST',
  path: '/api/staff/statement-runs',
  summary: 'Makes the statements of a month or a quarter as drafts, in the background',
  description: 'A second call for the same period returns the same run.',
  body: jsonBody(
    z.object({
      period: oneOf('period', statementPeriods),
      from: day('from must be the first day of the period'),
    }),
    ({ fields: { period, from } }): Record<string, string> =>
      typeof from === 'string' &&
      statementPeriods.some((length) => length === period && mayBegin(length, from))
        ? {}
        : { from: statementTexts.badPeriod },
  ),
  output: staffRecord(statementRun),
  refusals: ['conflict'],
})

export const discardStatementRun = endpoint({
  ...moving,
  ...byId,
  id: 'discardStatementRun',
  method: 'DELETE',
  path: '/api/staff/statement-runs/{id}',
  summary: 'Discards the statements of a run, unless one was issued',
  output: staffRecord(statementRun),
  refusals: ['conflict'],
})

export const verifyStatementRun = endpoint({
  ...moving,
  ...byId,
  id: 'verifyStatementRun',
  method: 'POST',
  path: '/api/staff/statement-runs/{id}/verification',
  summary: 'Verifies the drafts of a run',
  body: jsonBody(z.object({ which: oneOf('which', ['all', 'unflagged']) })),
  output: staffRecord(statementRun),
  refusals: ['conflict'],
})

export const issueStatementRun = endpoint({
  ...moving,
  ...byId,
  id: 'issueStatementRun',
  method: 'POST',
  path: '/api/staff/statement-runs/{id}/issue',
  summary:
    'Issues the verified statements of a run in the background: their authors see them and are notified',
  output: staffRecord(statementRun),
  refusals: ['conflict'],
})

export const listStaffStatements = endpoint({
  ...reading,
  id: 'listStaffStatements',
  method: 'GET',
  path: '/api/staff/statements',
  summary: 'Statements of all authors',
  query: listQuery(['-id', 'id', '-closing', 'closing'], {
    run_id: wholeNumber('run_id', 1, MAX_ID).optional(),
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
    state: oneOf('state', statementStates).optional(),
    flagged: oneOf('flagged', ['yes', 'no']).optional(),
  }),
  output: staffList(staffStatement),
})

export const getStaffStatement = endpoint({
  ...reading,
  ...byId,
  id: 'getStaffStatement',
  method: 'GET',
  path: '/api/staff/statements/{id}',
  summary: 'One statement',
  output: staffRecord(staffStatementInFull),
})

export const verifyStatement = endpoint({
  ...moving,
  ...byId,
  id: 'verifyStatement',
  method: 'POST',
  path: '/api/staff/statements/{id}/verification',
  summary: 'Marks a draft as verified, or takes the mark back',
  body: jsonBody(z.object({ to: oneOf('to', ['verified', 'draft']) })),
  output: staffRecord(staffStatement),
  refusals: ['conflict'],
})

export const remakeStatement = endpoint({
  ...moving,
  ...byId,
  id: 'remakeStatement',
  method: 'POST',
  path: '/api/staff/statements/{id}/remake',
  summary: 'Discards a draft and makes a new one from all postings until now',
  output: staffRecord(staffStatement.nullable()),
  refusals: ['conflict'],
})

export const listStaffStatementLines = endpoint({
  ...reading,
  ...byId,
  id: 'listStaffStatementLines',
  method: 'GET',
  path: '/api/staff/statements/{id}/lines',
  summary: 'The lines of a statement, a page at a time',
  query: linesQuery,
  output: statementLinePage,
})

export const listStaffLineSales = endpoint({
  ...reading,
  ...byId,
  id: 'listStaffLineSales',
  method: 'GET',
  path: '/api/staff/statement-lines/{id}/sales',
  summary: 'The single sales of a line, each with the row of the file that it came from',
  query: lineSalesQuery,
  output: lineSalePage,
})

export const staffStatementAsPdf = endpoint({
  ...reading,
  ...byId,
  id: 'staffStatementAsPdf',
  method: 'GET',
  path: '/api/staff/statements/{id}/pdf/{language}',
  summary: 'The PDF of a statement as its author gets it; a draft is marked as one',
  params: z.object({ id: idInPath, language: z.enum(statementLanguages).meta({ examples: ['ta'] }) }),
  output: file('application/pdf', 'statement.pdf'),
})

export const listStatementQueries = endpoint({
  ...reading,
  id: 'listStatementQueries',
  method: 'GET',
  path: '/api/staff/statement-queries',
  summary: 'What authors ask about lines of their statements',
  query: listQuery(['-last_at', 'last_at'], {
    waiting: oneOf('waiting', ['yes', 'no']).optional(),
  }),
  output: staffList(statementQuery),
})

export const getStatementQuery = endpoint({
  ...reading,
  ...byId,
  id: 'getStatementQuery',
  method: 'GET',
  path: '/api/staff/statement-queries/{id}',
  summary: 'One question about a line, with all messages',
  output: staffRecord(statementQuery),
})

export const answerStatementQuery = endpoint({
  ...reading,
  ...byId,
  id: 'answerStatementQuery',
  method: 'POST',
  path: '/api/staff/statement-queries/{id}/messages',
  summary: 'Answers the author, who is notified',
  body: answerText,
  takesIdempotencyKey: true,
  output: staffRecord(statementQuery),
})

/** All calls of the staff about statements. */
export const staffStatementEndpoints = [
  listStatementRuns,
  getStatementRun,
  startStatementRun,
  discardStatementRun,
  verifyStatementRun,
  issueStatementRun,
  listStaffStatements,
  getStaffStatement,
  verifyStatement,
  remakeStatement,
  listStaffStatementLines,
  listStaffLineSales,
  staffStatementAsPdf,
  listStatementQueries,
  getStatementQuery,
  answerStatementQuery,
] as const
