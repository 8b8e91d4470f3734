/** What other features know of submissions. */
export { findSubmission } from './find-submissions.ts'
export { forgetSubmissions } from './forget-submissions.ts'
export type { DocumentProblem } from './inspection/findings.ts'
export { openDocument } from './inspection/open-document.ts'
export { uploadingAuthor } from './limit-submissions.ts'
export { attachmentHeader, manuscriptName } from './manuscript-name.ts'
export { openManuscript } from './open-manuscript.ts'
export { versionsOf } from './versions-of.ts'
