import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { inPageLanguage } from '../../in-page-language.ts'
import { isUnanswered } from '../account-page/call-failure.ts'

/** What is said when something of the profile could not be changed. */
export function profileFailure(cause: unknown): string {
  if (isUnanswered(cause)) return accountMessages.networkError
  if (cause instanceof ApiError && cause.status >= 500) return accountMessages.serverError
  if (cause instanceof ApiError && cause.status === 422) return accountMessages.formWrong
  return (cause instanceof ApiError && inPageLanguage(cause.serverMessage)) || accountMessages.resetWentWrong
}
