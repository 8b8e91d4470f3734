/** What is mounted of it; other features know nothing of it. */
export { tradeFeedRoutes } from './routes.ts'
