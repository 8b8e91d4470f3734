const prefix = 'message_draft_'

const slot = (authorId: number, submissionId: number) => `${prefix}${authorId}_${submissionId}`

/** What was typed and not sent. */
export function readMessageDraft(authorId: number, submissionId: number): string {
  try {
    return localStorage.getItem(slot(authorId, submissionId)) ?? ''
  } catch {
    return ''
  }
}

export function keepMessageDraft(authorId: number, submissionId: number, text: string): void {
  try {
    if (text === '') localStorage.removeItem(slot(authorId, submissionId))
    else localStorage.setItem(slot(authorId, submissionId), text)
  } catch {
    // Where the browser keeps nothing, the field holds what was typed as long as it is open.
  }
}

/** At a logout: what was typed is for its author's eyes. */
export function forgetMessageDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}
