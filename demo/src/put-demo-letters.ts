import { createHash } from 'node:crypto'
import type { Enquiry } from '@panai/contract/enquiries/enquiries'
import type { Tx } from '@panai/server/db/transaction'
import { demoLogin } from './demo-login.ts'
import { demoPeople } from './demo-staff.ts'

type Letter = Omit<Enquiry, 'homepage'> & { at: string; assignee: string | null }

/** They say themselves that nobody wrote them. */
const letters: readonly Letter[] = [
  {
    name: 'Demo reader',
    email: 'demo.reader@panai.example',
    phone: null,
    reason: 'General Inquiry',
    message: 'Demo: is Tirukkural to be had in large print?',
    at: '2026-11-12T06:10:00Z',
    assignee: demoPeople.editor.email,
  },
  {
    name: 'மாதிரி எழுத்தாளர்',
    email: 'demo.writer@panai.example',
    phone: null,
    reason: 'Publishing Services',
    message: 'மாதிரிக் கடிதம்: 120 பக்கக் கவிதை நூலை அச்சிட எவ்வளவு ஆகும்?',
    at: '2026-11-16T11:45:00Z',
    assignee: null,
  },
]
const question = {
  submission: 'demo-submission-2',
  text: 'Demo: may I send the picture for the cover until Friday?',
  at: new Date('2026-11-18T04:20:00Z'),
}

/** Two letters and one message to the editor that wait for an answer. What is there stays as it is; nobody is mailed. */
export async function putDemoLetters(tx: Tx): Promise<void> {
  for (const [index, { at, assignee, ...letter }] of letters.entries())
    await tx
      .insertInto('enquiries')
      .values((eb) => ({
        ...letter,
        created_at: new Date(at),
        waiting_since: new Date(at),
        assignee_id: eb
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', assignee)
          .where('is_demo', '=', true),
        idempotency_key: `demo-enquiry-${index + 1}`,
      }))
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute()
  await putQuestion(tx)
}

/** The demo's author asks about one of the books that are under way. */
async function putQuestion(tx: Tx): Promise<void> {
  const asked = await tx
    .selectFrom('submissions')
    .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select(['submissions.id', 'accounts.id as account_id'])
    .where('submissions.idempotency_key', '=', question.submission)
    .where('accounts.email', '=', demoLogin.email)
    .executeTakeFirst()
  if (!asked) return
  const { text, at } = question
  const thread = await tx
    .insertInto('threads')
    .values({ submission_id: asked.id, last_from: 'author', last_at: at, waiting_since: at, staff_unread: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('submission_id')
    .executeTakeFirst()
  if (!thread) return
  const { id } = await tx
    .insertInto('thread_messages')
    .values({
      submission_id: asked.id,
      side: 'author',
      account_id: asked.account_id,
      text,
      at,
      digest: createHash('sha256').update(text).digest('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('threads').set({ last_message_id: id }).where('submission_id', '=', asked.id).execute()
}
