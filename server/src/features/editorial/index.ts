/** What other features know of the desk. */
export { countWaitingSubmissions, type Waiting } from './count-waiting.ts'
export { daysFromNow } from './today.ts'
