/** What other features know of submissions. */
export { newSubmissions } from './count-new.ts'
export { findSubmission, listSubmissionsOf } from './find-submissions.ts'
export { forgetSubmissions } from './forget-submissions.ts'
