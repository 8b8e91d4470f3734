import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { localised } from '@panai/contract/language/localised'

/** Asks for the publisher's texts in the language of the page, where they are there in it. */
export const textsOfPage = { texts_in: localised<InterfaceLanguage>('en', 'ta') }
