/** What other features know of the messages between authors and the company. */

export { unansweredThreads } from './count-unanswered.ts'
export { forgetThreads } from './forget-threads.ts'
export { listThreadEntries } from './list-thread-entries.ts'
