/** What is mounted of it; other features know nothing of it. */
export { failedJobs } from './failed-jobs.ts'
export { backgroundRoutes } from './routes.ts'
