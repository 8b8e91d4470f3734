import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { localised } from '@panai/contract/language/localised'
import { isInTamil, TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'

/** The language of this build of the site. */
export const language = localised<InterfaceLanguage>('en', 'ta')

/** What a text in Latin letters is marked with where the page is in Tamil. */
export const latin = localised<'en' | undefined>(undefined, 'en')

/** The address at which a page of the site stands in this language; that of anything else is the same in all. */
export function addressHere(path: string): string {
  return localised(path, isInTamil(path) ? `${TAMIL_PREFIX}${path}` : path)
}
