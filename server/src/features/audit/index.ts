/** What is mounted of it; other features know nothing of it. */
export { auditRoutes } from './routes.ts'
