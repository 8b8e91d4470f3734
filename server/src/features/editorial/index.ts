/** What other features know of the editors' work. */
export { remindOfProofs } from './proof-requests/remind-of-proofs.ts'
export { waitingSubmissions } from './waiting-submissions.ts'
