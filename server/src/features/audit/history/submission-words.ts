import { proofRequestEndNames } from '@panai/contract/submissions/staff/proof-request-rules'
import * as say from './column-kinds.ts'
import type { TableWords } from './table-words.ts'

/** Of manuscripts that were handed in, and of the work on them. */
export const submissionWords: Readonly<Record<string, TableWords>> = {
  submissions: {
    thing: 'the submission',
    columns: {
      id: null,
      author_id: say.author('the author'),
      author_name: say.text('the author’s name'),
      title: say.text('the title'),
      subtitle: say.text('the subtitle'),
      about_book: say.passage('About the Book'),
      about_author: say.passage('About the Author'),
      language: say.choice('the language'),
      genres: say.genres,
      contributor_types: say.contributorRoles,
      drive_link: say.text('the Google Drive link'),
      manuscript_kind: say.choice('the file type', { pdf: 'PDF', doc: 'Word (.doc)', docx: 'Word (.docx)' }),
      manuscript_bytes: null,
      manuscript_sha256: say.withheld('the manuscript'),
      page_count: say.number('the number of pages'),
      has_text: null,
      page_width_mm: null,
      page_height_mm: null,
      cover_id: say.withheld('the cover'),
      status: say.status,
      published_version: null,
      book_id: say.book('the book'),
      submitted_at: null,
      assignee_id: say.account('the assignee'),
      due_on: say.day('the due date'),
      trim_size: say.text('the trim size'),
      // Who changed it, and when, is said with each change.
      trim_size_by: null,
      trim_size_at: null,
      made_again_at: say.moment('when it was last made again', 'had made again what had failed'),
    },
  },
  submission_steps: {
    thing: 'a step of the timeline',
    columns: {
      id: null,
      submission_id: null,
      // The change of the submission itself says it.
      status: null,
      account_id: null,
      note: say.passage('the note to the author'),
      at: null,
      reason: say.passage('the internal reason'),
    },
  },
  change_requests: {
    thing: 'changes to be made',
    made: 'requested',
    columns: {
      id: null,
      submission_id: null,
      account_id: null,
      text: say.passage('the text'),
      at: null,
      answered_at: null,
    },
  },
  proof_requests: {
    thing: 'the proof to the author',
    made: 'sent',
    columns: {
      ...{ id: null, submission_id: null, account_id: null, at: null, ended_at: null },
      note: say.passage('the note with the proof'),
      due_on: say.day('until when the author has the proof'),
      ended_as: say.choice('the outcome of the proof', proofRequestEndNames),
    },
  },
  submission_notes: {
    thing: 'an internal note',
    columns: { id: null, submission_id: null, account_id: null, text: say.passage('the note'), at: null },
  },
  threads: {
    thing: 'the messages with the author',
    made: null,
    columns: { submission_id: null, waiting_since: null },
  },
  thread_messages: {
    thing: 'a message to the author',
    made: 'wrote',
    columns: { id: null, submission_id: null, side: null, account_id: null, at: null },
  },
  proof_comments: {
    thing: 'a comment on the printed pages',
    made: 'wrote',
    columns: {
      id: null,
      submission_id: null,
      version_id: null,
      page: say.number('the page'),
      closed_at: say.moment('when it was seen to'),
    },
  },
  proof_approvals: {
    thing: 'the proof',
    made: 'approved',
    columns: {
      ...{ id: null, submission_id: null, version_id: null, account_id: null, approved_at: null },
      sha256: say.text('the sum of its files'),
      withdrawn_at: say.moment('when the approval was withdrawn', 'withdrew the approval of the proof'),
      withdrawn_by: null,
      withdrawal_reason: say.passage('why it was withdrawn'),
    },
  },
  text_edits: {
    thing: 'a change of the text',
    made: 'changed',
    columns: { version_id: null, submission_id: null, place: say.text('how the text is read') },
  },
}
