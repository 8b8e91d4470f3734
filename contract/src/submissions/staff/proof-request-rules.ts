import type { TextRule } from '../../language/text-rules.ts'
import { approvalOf, type Proof } from '../proofs.ts'
import type { SubmissionStatus } from '../submission-rules.ts'

/** How it can end that a proof is with its author. */
export const proofRequestEnds = ['approved', 'changes', 'recalled', 'moved_back', 'published'] as const
export type ProofRequestEnd = (typeof proofRequestEnds)[number]

export const proofRequestEndNames: Readonly<Record<ProofRequestEnd, string>> = {
  approved: 'approved by the author',
  changes: 'changes to the manuscript',
  recalled: 'recalled',
  moved_back: 'manuscript back at the desk',
  published: 'book published',
}

export const proofRequestNote = {
  lines: 'many',
  missing: null,
  most: 2_000,
  tooLong: 'The note must have at most 2000 characters',
} as const satisfies TextRule

export const proofRequestMessages = {
  inPast: 'This day is over. Please give the author until today at the earliest.',
  notYetInReview: 'Take the manuscript into review before you send its proof to the author',
  ofPublished: 'This book is published. Take it out of the catalogue before sending a proof.',
  withAuthor: 'The proof is with the author already',
  changesOpen: 'You have asked for changes: send the proof once the new version is here',
  noProof: 'There is no proof yet: the pages have not been set',
  beingMade: 'Parts of this proof are still being made. Send it once all of it is there.',
  approved: 'The author has approved exactly this proof already',
  notWithAuthor: 'The proof is not with the author',
} as const

type Standing = {
  status: SubmissionStatus
  isWithAuthor: boolean
  /** A request for changes waits for a new version. */
  areChangesOpen: boolean
  /** null: nothing is made of what the author handed in. */
  proof: Proof | null
}

/** Why the proof can't be sent to its author now, the nearest reason first; null: it can. */
export function whyNotSent({ status, isWithAuthor, areChangesOpen, proof }: Standing): string | null {
  if (status === 'published') return proofRequestMessages.ofPublished
  if (status === 'manuscript_submitted') return proofRequestMessages.notYetInReview
  if (isWithAuthor) return proofRequestMessages.withAuthor
  if (areChangesOpen) return proofRequestMessages.changesOpen
  if (proof === null || proof.state === 'none') return proofRequestMessages.noProof
  if (proof.state === 'being_made') return proofRequestMessages.beingMade
  return approvalOf(proof) === null ? null : proofRequestMessages.approved
}
