/** What other features know of submissions. */
export { listSubmissionsOf } from './find-submissions.ts'
