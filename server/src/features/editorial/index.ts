/** What other features know of the desk. */
export { waitingAtDesk } from './count-waiting.ts'
