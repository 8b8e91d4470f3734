/** What others need of statements. */
export { findStatementDifferences } from './check-statements.ts'
export { unansweredQueries } from './query-line.ts'
