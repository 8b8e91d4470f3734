import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { AuthorProfile } from '@panai/contract/accounts/profile'
import { useRef, useState } from 'react'
import { inPageLanguage } from '../../in-page-language.ts'
import { toast } from '../../ui/toast/index.tsx'
import { usePhoto } from '../photo/use-photo.ts'
import { authedSend, authedSendForm } from '../session/index.ts'
import { profileFailure } from './profile-failure.ts'

/** A picture on a thin connection takes its time; a connection that is silent for so long has broken. */
const PATIENCE_MS = 120_000

/** The picture that is kept, and the one that may take its place. */
export function usePicture(initial: AuthorProfile['photo']) {
  const [photo, setPhoto] = useState(initial)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const picked = usePhoto()

  async function change(
    said: string,
    call: () => Promise<{ data: AuthorProfile; message: string }>,
  ): Promise<void> {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      const { data } = await call()
      setPhoto(data.photo)
      picked.remove()
      toast('success', said)
    } catch (cause) {
      const problem = cause instanceof ApiError && inPageLanguage(cause.errors.profile_photo?.[0])
      if (problem) picked.setProblem(problem)
      toast('failure', problem ? accountMessages.formWrong : profileFailure(cause))
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  function save(): Promise<void> {
    const form = new FormData()
    if (picked.photo) form.set('profile_photo', picked.photo.file)
    return change(accountMessages.photoSaved, () =>
      authedSendForm('PUT', '/api/author/profile/photo', form, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    )
  }

  const remove = () =>
    change(accountMessages.photoRemoved, () => authedSend('DELETE', '/api/author/profile/photo', {}))

  return { photo, picked, busy, save, remove }
}
