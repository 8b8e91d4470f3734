/** What other features know of the outbox. */
export { numbersIn } from './list-mails.ts'
