import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { pageAddress } from '../../../mail/page-address.ts'

/** Where a mailed token confirms an address: in English by way of the profile, as it is specified; that page is in English alone. */
export function confirmAddress(publicUrl: string, language: InterfaceLanguage, token: string): string {
  const path = language === 'en' ? `/profile?confirm=${token}` : `/confirm-email/${token}`
  return pageAddress(publicUrl, language, path)
}
