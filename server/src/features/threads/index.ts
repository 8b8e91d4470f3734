/** What other features know of the messages between authors and the company. */

export { forgetThreads } from './forget-threads.ts'
export { listThreadEntries } from './list-thread-entries.ts'
export { unansweredThreads } from './unanswered-threads.ts'
