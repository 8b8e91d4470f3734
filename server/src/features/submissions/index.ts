/** What other features know of submissions. */
export { findSubmission, listSubmissionsOf } from './find-submissions.ts'
export { forgetSubmissions } from './forget-submissions.ts'
export { manuscriptName } from './manuscript-name.ts'
export { openManuscript } from './open-manuscript.ts'
