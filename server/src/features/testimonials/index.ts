/** What is mounted of it; other features know nothing of it. */
export { testimonialRoutes } from './routes.ts'
