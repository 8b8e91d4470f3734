/** What others need of advances. */
export { listAdvancesOf } from './list-advances.ts'
export { recoupAdvances } from './recoup-advances.ts'
