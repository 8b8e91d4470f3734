import { newKey } from '@panai/client/new-key'
import { accountRules, type RegistrationFields, tenDigits } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { clean } from '@panai/contract/language/text-rules'
import { sendForm } from '../../api.ts'

const PATIENCE_MS = 30_000

let lastTry: { given: RegistrationFields; photo: File | undefined; key: string } | undefined

/**
 * Asks for an account. The same form again, after an answer that never came, carries the same key and makes no second one.
 * @throws ApiError for a refusal, TypeError or DOMException when no answer came within 30 seconds.
 */
export async function sendRegistration(given: RegistrationFields, photo: File | undefined) {
  if (!lastTry || lastTry.photo !== photo || !isSame(lastTry.given, given))
    lastTry = { given, photo, key: newKey() }
  const form = new FormData()
  form.set('name', clean(accountRules.name, given.name))
  form.set('email', clean(accountRules.email, given.email))
  form.set('phone', tenDigits(given.phone))
  form.set('password', given.password)
  form.set('password_confirmation', given.password_confirmation)
  // Who registers on a page in Tamil is written to in Tamil.
  const language = localised<'ta' | undefined>(undefined, 'ta')
  if (language) form.set('language', language)
  if (photo) form.set('profile_photo', photo)
  const answer = await sendForm('/api/author/register', form, {
    idempotencyKey: lastTry.key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  lastTry = undefined
  return answer
}

function isSame(one: RegistrationFields, other: RegistrationFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
