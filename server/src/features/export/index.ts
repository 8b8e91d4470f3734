/** What is mounted of it; other features know nothing of it. */
export { exportRoutes } from './routes.ts'
