import type { DeskKind, FoundOnDesk } from '@panai/contract/staff/search'
import { statementNumber } from '@panai/contract/statement-words'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { readQuery } from '../read-query.ts'
import { type Asked, finders } from './finders.ts'

/** Shorter words are in no index of three-letter pieces. */
const SHORTEST_WORDS = 3

/** One statement for each kind, all at once; each is answered from indexes and gives a handful of rows. */
export async function findOnDesk(
  db: Database,
  q: string,
  kinds: readonly DeskKind[],
): Promise<FoundOnDesk[]> {
  const asked = read(q)
  if (asked.text === '') return []
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { rows } = await (finders[kind](asked) as RawBuilder<Found>).execute(db)
      return rows.map((row) => ({
        kind,
        ...row,
        ...(kind === 'statements' && { title: statementNumber(row.id) }),
      }))
    }),
  )
  return found.flat()
}

type Found = Omit<FoundOnDesk, 'kind'>

/** `12`, `No. 12`, `#12` and `S-000012` are a number, what is left of an ISBN without its hyphens is one too. */
function read(q: string): Asked {
  const text = q.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [, number] = /^(?:no\.? ?|# ?|s-)?(\d{1,9})$/i.exec(text) ?? []
  const digits = text.replaceAll(/[ -]/g, '')
  return {
    text,
    number: number === undefined ? null : Number(number),
    isbn: /^97[89]\d{10}$/.test(digits) ? digits : null,
    words: [...text].length < SHORTEST_WORDS ? null : readQuery(text),
  }
}
