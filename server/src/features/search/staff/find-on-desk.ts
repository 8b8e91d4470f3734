import type { DeskKind, FoundOnDesk } from '@panai/contract/search/staff/search'
import type { Database } from '../../../db/database.ts'
import { readUnder } from '../../../db/transaction.ts'
import { searchSettings } from '../find.ts'
import { hasLetters } from '../has-letters.ts'
import { findAllNamed } from './find-all-named.ts'
import { findWritten } from './find-written.ts'
import { finders } from './finders.ts'

/** Unlike names, texts are looked up by plans that know the words: of frequent ones the newest are found sooner than all. */
export const deskSettings = { enable_seqscan: searchSettings.enable_seqscan }

/** What is named and written first, then each kind. Each is answered from indexes and gives a handful of rows. */
export async function findOnDesk(
  db: Database,
  q: string,
  kinds: readonly DeskKind[],
): Promise<FoundOnDesk[]> {
  const { name, ...asked } = read(q)
  if (!hasLetters(asked.text)) return []
  const named = await readUnder(db, searchSettings, (tx) => findAllNamed(tx, name))
  return readUnder(db, deskSettings, async (tx) => {
    const all = { ...asked, ...named, ...(await findWritten(tx, asked.words, asked.text)) }
    const found: FoundOnDesk[] = []
    for (const kind of kinds) {
      const rows = await finders[kind](tx, all)
      found.push(...rows.map((row) => ({ kind, ...row })))
    }
    return found
  })
}

/** An address keeps those that are inside it. */
function withoutSigns(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
}

/** `12`, `No. 12`, `#12` and `S-000012` are a number. `12` may stand in a name as well; the others do not. */
function read(q: string) {
  const text = q.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [, sign, number] = /^(no\.? ?|# ?|s-)?(\d{1,9})$/i.exec(text) ?? []
  const name = sign === undefined ? text : ''
  return {
    text,
    number: number === undefined ? null : Number(number),
    words: name.split(' ').filter(hasLetters).map(withoutSigns),
    name,
  }
}
