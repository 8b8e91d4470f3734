import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { RegistrationFields } from '@panai/contract/accounts/account-rules'
import { inPageLanguage } from '../../in-page-language.ts'
import type { Problems } from '../../ui/use-form.ts'
import { firstProblems, isUnanswered } from '../account-page/call-failure.ts'

export const registrationFields = ['name', 'email', 'phone', 'password', 'password_confirmation'] as const

/** The server answered, but made no account. */
export class NotRegistered extends Error {}

type Said = { toast: string; problems: Problems<keyof RegistrationFields>; photoProblem: string | undefined }

/** The messages for a failed registration: for the form, its fields and the picture. */
export function registrationFailure(cause: unknown): Said {
  if (cause instanceof ApiError) {
    const problems = firstProblems(cause, registrationFields)
    const photoProblem = inPageLanguage(cause.errors.profile_photo?.[0])
    if (cause.status === 422)
      return { toast: accountMessages.registrationFieldsWrong, problems, photoProblem }
    if (cause.status === 409)
      return {
        toast: accountMessages.emailTakenToast,
        problems: { email: accountMessages.emailTaken },
        photoProblem: undefined,
      }
    return {
      toast: inPageLanguage(cause.serverMessage) ?? accountMessages.registrationFailed,
      problems,
      photoProblem,
    }
  }
  return { toast: spoken(cause), problems: {}, photoProblem: undefined }
}

function spoken(cause: unknown): string {
  if (isUnanswered(cause)) return accountMessages.networkError
  return (cause instanceof Error && inPageLanguage(cause.message)) || accountMessages.registrationFailed
}
