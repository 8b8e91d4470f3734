/** What other features know of submissions. */
export { findSubmission, listSubmissionsOf } from './find-submissions.ts'
export { forgetSubmissions } from './forget-submissions.ts'
