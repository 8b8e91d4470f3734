/** What is mounted of it; other features know nothing of it. */
export { mountDocs } from './mount-docs.ts'
