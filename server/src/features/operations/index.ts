/** What is mounted of it; other features know nothing of it. */
export type { KeptPages } from './finding.ts'
export { operationsRoutes } from './routes.ts'
