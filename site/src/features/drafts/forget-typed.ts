import { storedAuthorId } from '@panai/client/stored-session'
import { forgetDetails } from './details-draft.ts'
import { forgetMessageDrafts } from './message-draft.ts'
import { forgetDraft } from './submission-draft.ts'

/**
 * Takes away what the author typed and chose here and has not sent, when the account is closed. To be called before the session ends,
 * which says whose it is. A logout keeps it all for the same author.
 */
export function forgetTyped(): void {
  const authorId = storedAuthorId()
  if (authorId === null) return
  forgetDraft(authorId)
  forgetDetails(authorId)
  forgetMessageDrafts(authorId)
}
