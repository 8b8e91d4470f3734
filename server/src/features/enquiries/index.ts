/** What other features know of enquiries. */
export { countOpenEnquiries } from './list-enquiries.ts'
