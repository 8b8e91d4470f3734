/** What other features know of submissions. */
export { findSubmission, listSubmissionsOf } from './find-submissions.ts'
