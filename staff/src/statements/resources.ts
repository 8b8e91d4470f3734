import QueriesIcon from '@mui/icons-material/HelpOutlineOutlined'
import StatementsIcon from '@mui/icons-material/ReceiptLongOutlined'
import RunsIcon from '@mui/icons-material/RequestQuoteOutlined'
import type {
  StaffStatement,
  StatementQuery,
  StatementRun,
} from '@panai/contract/statements/staff/statements'
import { periodWords } from '@panai/contract/statements/statement-words'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const statementRuns: StaffResource = {
  name: 'statement-runs',
  words: {
    one: 'Run of statements',
    many: 'Statement runs',
    empty: 'No statements yet. Post sales, then make statements.',
  },
  group: 'Statements',
  icon: RunsIcon,
  calls: {
    list: '/api/staff/statement-runs',
    one: '/api/staff/statement-runs/{id}',
    create: '/api/staff/statement-runs',
  },
  may: { read: 'money.read', create: 'money.move' },
  list: lazy(() => import('./run-list.tsx')),
  show: lazy(() => import('./run-show.tsx')),
  create: lazy(() => import('./run-create.tsx')),
  nameOf: ({ period_from, period_to }: StatementRun) => periodWords('en', period_from, period_to),
}

export const statements: StaffResource = {
  name: 'statements',
  words: {
    one: 'Statement',
    many: 'Statements',
    empty: 'No statements yet. Make a statement run first.',
  },
  group: 'Statements',
  icon: StatementsIcon,
  calls: { list: '/api/staff/statements', one: '/api/staff/statements/{id}' },
  may: { read: 'money.read' },
  list: lazy(() => import('./statement-list.tsx')),
  show: lazy(() => import('./statement-show.tsx')),
  nameOf: ({ number, author_name }: StaffStatement) => `${number}, ${author_name}`,
}

export const statementQueries: StaffResource = {
  name: 'statement-queries',
  words: {
    one: 'Question about a statement',
    many: 'Statement queries',
    empty: 'No questions yet. Authors ask them on their statements.',
  },
  group: 'Statements',
  icon: QueriesIcon,
  calls: { list: '/api/staff/statement-queries', one: '/api/staff/statement-queries/{id}' },
  may: { read: 'money.read' },
  list: lazy(() => import('./query-list.tsx')),
  show: lazy(() => import('./query-show.tsx')),
  nameOf: ({ number, author_name }: StatementQuery) => `${number}, ${author_name}`,
}
