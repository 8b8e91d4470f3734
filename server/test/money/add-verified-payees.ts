import { randomUUID } from 'node:crypto'
import { maskNumber, maskUpi } from '@panai/contract/payees/payee-rules'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { sealSecrets } from '../../src/features/payees/seal-details.ts'
import type { DataKeys } from '../../src/keys/data-keys.ts'

type Given = {
  method?: 'Bank transfer' | 'UPI'
  /** Else each has one of their own. */
  upiId?: string
  /** Else each has one of their own. */
  pan?: string | null
  holder?: string
  /** Null: given before it was asked for. */
  nameAtBank?: string | null
}

/** Details in force and verified, for each of some authors: what otherwise takes a mail, a day and a clerk. @returns their numbers. */
export async function addVerifiedPayees(
  db: Database | Tx,
  keys: DataKeys,
  authorIds: readonly number[],
  { method = 'Bank transfer', holder, nameAtBank, ...given }: Given = {},
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payee_details', 'id'))::integer as id
    from generate_series(1, ${authorIds.length})`.execute(db)
  const verified_by = await whoVerified(db)
  const made = authorIds.map((author_id, at) => {
    const id = rows[at]?.id ?? 0
    const account = String(30_000_000_000 + author_id)
    const upi = given.upiId ?? `author${author_id}@okbank`
    const isUpi = method === 'UPI'
    const pan = given.pan === undefined ? panOf(author_id) : given.pan
    const ifsc = isUpi ? null : 'SBIN0000800'
    const secrets = { account_number: isUpi ? null : account, upi_id: isUpi ? upi : null, pan }
    return {
      ...{ id, author_id, method, holder_name: holder ?? `Author ${author_id}`, ifsc, resident: true },
      name_at_bank: nameAtBank === undefined ? `AUTHOR ${author_id}` : nameAtBank,
      bank_name: isUpi ? null : 'State Bank of India',
      account_shown: isUpi ? null : maskNumber(account),
      upi_shown: isUpi ? maskUpi(upi) : null,
      pan_shown: pan === null ? null : maskNumber(pan),
      pan_letter: pan === null ? null : pan.charAt(3),
      pan_name: pan === null ? null : `Author ${author_id}`,
      ...sealSecrets(keys, { id, author_id, ifsc }, secrets),
      confirm_nonce: randomUUID(),
      confirm_hash: hash(),
      confirm_by: sql<Date>`now()`,
      stop_nonce: randomUUID(),
      stop_hash: hash(),
      stop_by: sql<Date>`now()`,
      confirmed_at: sql<Date>`now() - interval '2 days'`,
      in_force_from: sql<Date>`now() - interval '1 day'`,
      verification: 'verified' as const,
      verified_by,
      verified_at: sql<Date>`now()`,
      pan_verified: pan !== null,
    }
  })
  for (let from = 0; from < made.length; from += 500)
    await db
      .insertInto('payee_details')
      .values(made.slice(from, from + 500))
      .execute()
  return made.map(({ id }) => id)
}

/** A person's, another one for each author. */
function panOf(authorId: number): string {
  const [letters, digits] = [Math.floor(authorId / 10_000), authorId % 10_000]
  const letter = (at: number) => String.fromCharCode(65 + (Math.floor(letters / 26 ** at) % 26))
  return `A${letter(1)}${letter(0)}PE${String(digits).padStart(4, '0')}F`
}

/** Somebody who has left: they may approve nothing. */
async function whoVerified(db: Database | Tx): Promise<number> {
  const email = 'verified.details@panai.example'
  const found = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  if (found) return found.id
  const left = { role: 'accounts' as const, name: 'Who verified', email, disabled_at: sql<Date>`now()` }
  return (await db.insertInto('accounts').values(left).returning('id').executeTakeFirstOrThrow()).id
}

function hash(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
}
