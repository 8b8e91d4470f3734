import { ApiError } from '@panai/client/api-error'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { send } from '../../api.ts'
import { inPageLanguage } from '../../in-page-language.ts'

/** `before`: the link has been opened once already. `refused`: the link does not confirm anything, or not any more; the server says why. */
export type Confirmation =
  | { readonly kind: 'confirmed'; readonly email: string; readonly before: boolean }
  | { readonly kind: 'refused'; readonly why: string }

/** Hands a mailed link's token over. @throws ApiError when the server failed, TypeError when no answer came. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    const { email, message } = await send('/api/author/email/confirm', { token }, {})
    return { kind: 'confirmed', email, before: message === accountMessages.emailAlreadyConfirmed }
  } catch (cause) {
    if (cause instanceof ApiError && [409, 422].includes(cause.status))
      return {
        kind: 'refused',
        why: inPageLanguage(cause.errors.token?.[0] ?? cause.message) ?? accountMessages.emailLinkUsedUp,
      }
    throw cause
  }
}
