import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { isInTamil, TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'

/** Where a page of the site stands for somebody whom we write to in that language: in English, where it is in that alone. */
export function pageAddress(publicUrl: string, language: InterfaceLanguage, path: string): string {
  return `${publicUrl}${language === 'ta' && isInTamil(path) ? TAMIL_PREFIX : ''}${path}`
}
