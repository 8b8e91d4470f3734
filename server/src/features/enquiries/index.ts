/** What other features know of messages from visitors. */
export { unansweredEnquiries } from './count-unanswered.ts'
