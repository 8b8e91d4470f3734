/** What others need of statements. */
export { findStatementDifferences } from './check-statements.ts'
export { forgetQueries, listAllStatements } from './forget-queries.ts'
export { unansweredQueries } from './staff/list-queries.ts'
export { findRunFor } from './staff/statements.ts'
