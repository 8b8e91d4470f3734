/** What other features know of submissions. */
export {
  authorLetter,
  findLetterFacts,
  type LetterFacts,
  sampleLetterFacts,
  submissionBlock,
} from './author-letter.ts'
export { checkManuscripts } from './checks/check-manuscripts.ts'
export { findSubmission } from './find-submissions.ts'
export { forgetSubmissions } from './forget-submissions.ts'
export type { DocumentProblem } from './inspection/findings.ts'
export { openDocument } from './inspection/open-document.ts'
export { uploadingAuthor } from './limit-submissions.ts'
export { manuscriptName } from './manuscript-name.ts'
export { noteVersionsSeen } from './note-versions-seen.ts'
export { openManuscript } from './open-manuscript.ts'
export { endProofRequest } from './proof-requests/end-proof-request.ts'
export { type ApprovedBook, findApprovedBook } from './proofs/find-approved-book.ts'
export { findProof } from './proofs/find-proof.ts'
export { lockNewestFile } from './proofs/lock-newest-file.ts'
export { withdrawAsStaff } from './proofs/withdraw-as-staff.ts'
export { askForSample } from './samples/ask-for-sample.ts'
export { findSample } from './samples/find-sample.ts'
export { makeSamples } from './samples/make-samples.ts'
export { chooseSize } from './sizes/choose-size.ts'
export { findChosenPrint } from './sizes/find-chosen-print.ts'
export { makeAgain, makingJobs } from './steps/make-again.ts'
export { editText } from './text-edits/edit-text.ts'
export { versionsOf } from './versions-of.ts'
