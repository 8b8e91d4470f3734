/** What other features know of messages from visitors. */
export { unansweredEnquiries } from './unanswered-enquiries.ts'
