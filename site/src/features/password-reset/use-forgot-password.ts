import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { forgotEmailRule } from '@panai/contract/accounts/account-rules'
import { clean, problemWith } from '@panai/contract/language/text-rules'
import { useState } from 'react'
import { send } from '../../api.ts'
import { inPageLanguage } from '../../in-page-language.ts'
import { toast } from '../../ui/toast/index.tsx'
import { useForm } from '../../ui/use-form.ts'
import { firstProblems } from '../account-page/call-failure.ts'

const fields = ['email'] as const

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 30_000

/** A link that was asked for: for which address, and whether its mail could be handed over. */
export type Asked = { readonly email: string; readonly mailFailed: boolean }

export function useForgotPassword() {
  const [asked, setAsked] = useState<Asked>()
  const form = useForm({
    fields,
    check: ({ email }) => {
      const problem = problemWith(forgotEmailRule, email)
      return problem ? { email: problem } : {}
    },
    async send({ email }) {
      const given = { email: clean(forgotEmailRule, email) }
      const answer = await send('/api/author/forgot-password', given, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const mailFailed = answer.email_status === 'failed'
      setAsked({ ...given, mailFailed })
      if (mailFailed) toast('warning', accountMessages.resetMailFailed)
      else toast('success', inPageLanguage(answer.message) || accountMessages.resetStarted)
    },
    failed(cause) {
      toast('failure', resetFailure(cause))
      return firstProblems(cause, fields)
    },
  })
  return { form, asked }
}

/** What is said when a link could not be asked for, or a password not be set. */
export function resetFailure(cause: unknown): string {
  return (cause instanceof ApiError && inPageLanguage(cause.serverMessage)) || accountMessages.resetWentWrong
}
