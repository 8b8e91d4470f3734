import { accountMessages } from '@panai/contract/accounts/account-messages'
import { checkProfile, type ProfileFields } from '@panai/contract/accounts/account-rules'
import type { AuthorProfile } from '@panai/contract/accounts/profile'
import { localised } from '@panai/contract/language/localised'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../../ui/toast/index.tsx'
import { readForm, useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { findDraft, forgetDetails, keepDraft } from '../drafts/details-draft.ts'
import { changedDetails, detailFields, detailsOf } from '../drafts/details-values.ts'
import { authedSend, SessionEnded } from '../session/index.ts'
import { keepNames } from './load-profile.ts'
import { profileFailure } from './profile-failure.ts'

/** How long the page stays to say that the session is over. */
const LEAVE_AFTER_MS = 2000

/** The details as they are kept and as they are being changed. `changed`: something is typed that is not saved. */
export function useDetails(profile: AuthorProfile) {
  const router = useRouter()
  const [kept, setKept] = useState(() => detailsOf(profile))
  const [draft] = useState(() => findDraft(profile.id))
  const [changed, setChanged] = useState(draft !== null)

  async function save(given: ProfileFields, element: HTMLFormElement): Promise<void> {
    const changes = changedDetails(kept, given)
    const options = { leaveAfterMs: LEAVE_AFTER_MS }
    const { data, message } = await authedSend('PATCH', '/api/author/profile', changes, options)
    const saved = detailsOf(data)
    // What was typed while it was on its way stays, and is not saved yet.
    const typedSince = changedDetails(given, readForm(element, detailFields))
    setKept(saved)
    show({ ...saved, ...typedSince }, element)
    setChanged(Object.keys(typedSince).length > 0)
    forgetDetails(profile.id)
    toast('success', localised(message, accountMessages.profileSaved))
    keepNames(data)
    // The name stands in the head of the page too.
    if (changes.name !== undefined) router.invalidate()
  }

  const form = useForm({
    fields: detailFields,
    check: checkProfile,
    unsent: () => toast('failure', accountMessages.formWrong),
    async send(given, element) {
      try {
        await save(given, element)
      } catch (cause) {
        if (cause instanceof SessionEnded) keepDraft(profile.id, given)
        throw cause
      }
    },
    failed(cause) {
      toast('failure', profileFailure(cause))
      return firstProblems(cause, detailFields)
    },
  })

  return {
    form,
    initial: draft ?? kept,
    isDraft: draft !== null && changed,
    changed,
    compare(element: HTMLFormElement): void {
      setChanged(Object.keys(changedDetails(kept, readForm(element, detailFields))).length > 0)
    },
    discard(element: HTMLFormElement): void {
      show(kept, element)
      setChanged(false)
      forgetDetails(profile.id)
    },
  }
}

/** Puts the texts into the fields, which keep themselves what is typed. */
function show(texts: ProfileFields, form: HTMLFormElement): void {
  for (const field of detailFields) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = texts[field]
  }
}
