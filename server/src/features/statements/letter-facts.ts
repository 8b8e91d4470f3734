import { deliverableAddress } from '../../config/mailbox.ts'

/** What every letter about a statement has: to whom it goes, and where its links lead. */
export type LetterFacts = { to: string; name: string; link: string; profile: string }

export const sampleFacts: LetterFacts = {
  to: 'kavitha@writer.example',
  name: 'Kavitha Raman',
  link: 'https://books.example/statements?statement=12',
  profile: 'https://books.example/profile',
}

/** @returns null for whoever no mail reaches. */
export function letterFacts(
  publicUrl: string,
  statementId: number,
  { name, email }: { name: string; email: string | null },
): LetterFacts | null {
  const to = email === null ? null : deliverableAddress(email)
  if (to === null) return null
  return {
    to,
    name,
    link: `${publicUrl}/statements?statement=${statementId}`,
    profile: `${publicUrl}/profile`,
  }
}
