import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { deliverableAddress } from '../../config/mailbox.ts'
import { pageAddress } from '../../mail/page-address.ts'

/** What every mail about a statement needs: its recipient and its links. */
export type LetterFacts = {
  language: InterfaceLanguage
  to: string
  name: string
  link: string
  profile: string
}

export const sampleFacts: Omit<LetterFacts, 'language'> = {
  to: 'kavitha@writer.example',
  name: 'Kavitha Raman',
  link: 'https://books.example/statements?statement=12',
  profile: 'https://books.example/profile',
}

/** @returns null for an author without an address. */
export function letterFacts(
  publicUrl: string,
  statementId: number,
  { name, email, language }: { name: string; email: string | null; language: InterfaceLanguage },
): LetterFacts | null {
  const to = email === null ? null : deliverableAddress(email)
  if (to === null) return null
  const page = (path: string) => pageAddress(publicUrl, language, path)
  return {
    language,
    to,
    name,
    link: `${page('/statements')}?statement=${statementId}`,
    profile: page('/profile'),
  }
}
