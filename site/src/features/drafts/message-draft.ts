const prefix = (authorId: number) => `message_draft_${authorId}_`

const slot = (authorId: number, submissionId: number) => `${prefix(authorId)}${submissionId}`

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

export function forgetMessageDrafts(authorId: number): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix(authorId))) localStorage.removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}
