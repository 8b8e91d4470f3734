/** What is mounted of it; other features know nothing of it. */
export { monthCloseRoutes } from './routes.ts'
