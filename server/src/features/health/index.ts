/** What is mounted of it; other features know nothing of it. */
export { mountHealth } from './mount-health.ts'
