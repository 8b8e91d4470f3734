import { deskKindNames } from '@panai/contract/search/staff/search'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../../test/a-database.ts'
import { anAccount } from '../../../../test/accounts.ts'
import { aSubmissionOf } from '../../../../test/correspondence.ts'
import { rowsLookedAt } from '../../../../test/rows-looked-at.ts'
import type { Tx } from '../../../db/transaction.ts'
import { searchSettings } from '../find.ts'
import { findAllNamed } from './find-all-named.ts'
import { deskSettings } from './find-on-desk.ts'
import { findWritten } from './find-written.ts'
import { finders } from './finders.ts'

const MANY = 6_000
/** What stands in the indexes besides what is found, and the newest letters and messages, which are read one by one. */
const FEW = MANY / 2

test.each(['heron', 'cover', 'of the', 'reader.example', 'answer'])(
  'to find %s takes no look at everything that there is',
  async (q) => {
    const { db } = await aDatabase()
    const { author_id } = await anAccount(db, { name: 'Heron Kannan' })
    const submissionId = await aSubmissionOf(db, author_id ?? 0, 'Heron')
    await db.insertInto('threads').values({ submission_id: submissionId, last_from: 'author' }).execute()
    await sql`
      insert into thread_messages (submission_id, side, text, digest)
      select ${submissionId}, 'author', 'Of the cover ' || n, repeat('0', 64) from generate_series(1, ${sql.lit(MANY)}) as n`.execute(
      db,
    )
    await sql`
      insert into enquiries (name, email, reason, message)
      select 'Reader', 'a' || n || '@reader.example', 'Other', 'Of the cover ' || n from generate_series(1, ${sql.lit(MANY)}) as n`.execute(
      db,
    )
    await sql`
      insert into mails (kind, details, status, done_at)
      select 'enquiry-answer', jsonb_build_object('enquiryId', id), 'sent', now() from enquiries`.execute(db)
    await sql`vacuum analyze enquiries, thread_messages, mails`.execute(db)

    const words = q.split(' ')
    for (const table of ['enquiries', 'thread_messages', 'mails'] as const) {
      const looked = await rowsLookedAt(db, [table], async (tx) => {
        await setAll(tx, searchSettings)
        const named = await findAllNamed(tx, q)
        await setAll(tx, { ...deskSettings, plan_cache_mode: 'auto' })
        const found = { ...named, ...(await findWritten(tx, words, q)) }
        for (const kind of deskKindNames) await finders[kind](tx, { ...found, text: q, number: null, words })
      })
      expect([table, looked < FEW, looked]).toEqual([table, true, looked])
    }
  },
)

async function setAll(tx: Tx, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await sql.raw(`set local ${name} = ${value}`).execute(tx)
}
