/** What other features know of submissions. */
export { findSubmission, listSubmissionsOf } from './find-submissions.ts'
export { forgetSubmissions } from './forget-submissions.ts'
export { createInspector, type Inspect } from './inspection/inspect-files.ts'
export { uploadingAuthor } from './limit-submissions.ts'
export { attachmentHeader, manuscriptName } from './manuscript-name.ts'
export { openManuscript } from './open-manuscript.ts'
