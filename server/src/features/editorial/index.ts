/** What other features know of the editors' work. */
export { waitingAtDesk } from './count-waiting.ts'
