/** What is mounted of it; other features know nothing of it. */
export { failedJobs } from './count-failed.ts'
export { backgroundRoutes } from './routes.ts'
