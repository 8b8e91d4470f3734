import { accountRules } from '@panai/contract/accounts/account-rules'
import { clean, problemWith } from '@panai/contract/language/text-rules'

/** Who a mail is from or for. */
export type Mailbox = { name: string; address: string }

const form = /^(?:(?<name>[^<>\p{Cc}]*)<(?<angled>[^\s<>]+)>|(?<bare>[^\s<>]+))$/u

/** Reads `hello@books.example` or `Books <hello@books.example>`; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const { name = '', angled, bare } = form.exec(text.trim())?.groups ?? {}
  const address = deliverableAddress(angled ?? bare ?? '')
  return address === null ? null : { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

/**
 * An address as every mail server takes it, the domain in its ASCII spelling; null when there is no such spelling, as for
 * letters outside ASCII before the @.
 */
export function deliverableAddress(address: string): string | null {
  return problemWith(accountRules.email, address) === null ? clean(accountRules.email, address) : null
}
