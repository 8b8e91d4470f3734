/** What is mounted of it; other features know nothing of it. */
export { listEntries } from './list-entries.ts'
export { fullExportRoutes } from './routes.ts'
