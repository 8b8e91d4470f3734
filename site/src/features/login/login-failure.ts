import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { inPageLanguage } from '../../in-page-language.ts'
import { isUnanswered } from '../account-page/call-failure.ts'

/** The server answered, but not with a session. */
export class NotLoggedIn extends Error {}

/** The message for a failed login. */
export function loginFailure(cause: unknown): string {
  if (cause instanceof NotLoggedIn) return inPageLanguage(cause.message) || accountMessages.loginFailed
  if (!(cause instanceof ApiError))
    return isUnanswered(cause) ? accountMessages.networkError : accountMessages.loginWentWrong
  if (cause.status === 422) return accountMessages.loginFieldsWrong
  if (cause.status === 401) return inPageLanguage(cause.serverMessage) ?? accountMessages.loginRefused
  if (cause.status >= 500) return accountMessages.serverError
  // How long to wait is the server's to say.
  if (cause.status === 429) return inPageLanguage(cause.serverMessage) ?? accountMessages.tooManyLogins
  return accountMessages.loginWentWrong
}
