import type { ProfileChanges } from '@panai/contract/accounts/profile'
import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Language } from '@panai/contract/language/vocabulary'
import { sql } from 'kysely'
import type { AuthorCaller } from '../../../access/caller.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Changes what was given, on the account and on the public page alike. */
export async function changeProfile(
  tx: Tx,
  { accountId, authorId }: AuthorCaller,
  { name, phone, mail_language, ...shown }: ProfileChanges,
): Promise<void> {
  const account = given({ name, phone, language: mail_language })
  if (Object.keys(account).length > 0)
    await tx.updateTable('accounts').set(account).where('id', '=', accountId).execute()

  const author = {
    ...given(shown),
    ...(shown.bio && inItsLanguage(languageOfLetters(shown.bio))),
    // The Latin spelling was that of the old name.
    ...(name !== undefined && { name, name_latin: latinUnlessRenamed(name) }),
  }
  if (Object.keys(author).length > 0)
    await tx.updateTable('authors').set(author).where('id', '=', authorId).execute()
}

/** Who writes in Tamil now needs no Tamil text beside their own. */
function inItsLanguage(language: Language) {
  return { language, ...(language === 'ta' && { bio_ta: null }) }
}

function latinUnlessRenamed(name: string) {
  return sql<string | null>`case when name = ${name} then name_latin end`
}

/** Without what was left out. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> } // that is what is left
}
