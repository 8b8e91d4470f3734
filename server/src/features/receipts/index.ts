/** What is mounted of it; other features know nothing of it. */
export { receiptRoutes } from './routes.ts'
