import { ApiError } from '@panai/client/api-error'
import { storedToken } from '@panai/client/stored-session'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { checkChosenPassword } from '@panai/contract/accounts/account-rules'
import { knownEmailRule } from '@panai/contract/accounts/email-rule'
import { clean } from '@panai/contract/language/text-rules'
import { useState } from 'react'
import { send } from '../../api.ts'
import { inPageLanguage } from '../../in-page-language.ts'
import { toast } from '../../ui/toast/index.tsx'
import { useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'
import { end } from '../session/session-store.ts'
import { resetFailure } from './use-forgot-password.ts'

const fields = ['password', 'password_confirmation'] as const

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 30_000

/** `used-up`: the link sets no password any more, so that a new one has to be asked for. */
export type ResetState = 'open' | 'done' | 'used-up'

/** The form that a mailed link leads to. */
export function useResetPassword({ token, email }: { token: string; email: string }) {
  const [state, setState] = useState<ResetState>('open')
  const form = useForm({
    fields,
    check: checkChosenPassword,
    async send(given) {
      const reset = { ...given, token, email: clean(knownEmailRule, email) }
      const answer = await send('/api/author/reset-password', reset, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      // The old password's sessions are over, this browser's too.
      if (storedToken() !== null) end({ chosen: true })
      setState('done')
      toast('success', inPageLanguage(answer.message) || accountMessages.resetDone)
    },
    failed(cause) {
      const aboutLink = cause instanceof ApiError && (cause.errors.token?.[0] ?? cause.errors.email?.[0])
      if (aboutLink) setState('used-up')
      toast(
        'failure',
        aboutLink ? (inPageLanguage(aboutLink) ?? accountMessages.resetLinkUsedUp) : resetFailure(cause),
      )
      return firstProblems(cause, fields)
    },
  })
  return { form, state }
}
