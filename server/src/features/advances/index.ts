/** What others need of advances. */
export { listAdvances } from './list-advances.ts'
export { recoupAdvances } from './recoup-advances.ts'
