import { storedAuthorId } from '@panai/client/stored-session'
import { forgetDrafts } from './details-draft.ts'
import { forgetMessageDrafts } from './message-draft.ts'
import { forgetDraft } from './submission-draft.ts'

/**
 * Takes away what was typed and chosen here and not sent: it is for its author's eyes. To be called before the session ends, which
 * says whose it is. A session that expires keeps it all.
 */
export function forgetTyped(): void {
  const authorId = storedAuthorId()
  if (authorId !== null) forgetDraft(authorId)
  forgetDrafts()
  forgetMessageDrafts()
}
