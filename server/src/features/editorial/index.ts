/** What other features know of the editors' work. */
export { waitingSubmissions } from './waiting-submissions.ts'
