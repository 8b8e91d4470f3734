import type { ProfileFields } from '@panai/contract/accounts/account-rules'
import { detailFields } from './details-values.ts'

const key = (authorId: number) => `profile-draft-${authorId}`

/** Keeps what was typed in this tab, over a login that has to come first. */
export function keepDraft(authorId: number, typed: ProfileFields): void {
  try {
    sessionStorage.setItem(key(authorId), JSON.stringify(typed))
  } catch {
    // Where the browser keeps nothing, there is nothing to come back to.
  }
}

/** What was typed before the login and has not been saved. */
export function findDraft(authorId: number): ProfileFields | null {
  try {
    const text = sessionStorage.getItem(key(authorId))
    const typed: unknown = text === null ? null : JSON.parse(text)
    return isDraft(typed) ? typed : null
  } catch {
    return null
  }
}

export function forgetDetails(authorId: number): void {
  try {
    sessionStorage.removeItem(key(authorId))
  } catch {
    // Nothing was kept.
  }
}

function isDraft(typed: unknown): typed is ProfileFields {
  if (typeof typed !== 'object' || typed === null) return false
  const texts = new Map(Object.entries(typed))
  return detailFields.every((field) => typeof texts.get(field) === 'string')
}
