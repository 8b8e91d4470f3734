import { alerts } from '@panai/contract/staff/alerts'
import { sql } from 'kysely'
import { mailDueSince } from '../../../mail/mail-due-since.ts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { counted, lasted } from '../words.ts'

type Mails = { waiting: number; oldest: Date | null; failed: number; failed_since: Date | null }

/** What waits in the outbox, and what was given up. */
export async function checkMail({ db, mail }: Pick<OperationsDeps, 'db' | 'mail'>): Promise<Finding> {
  const mails = await readBriefly(db, async (tx) => {
    const { rows } = await sql<Mails>`
      select count(*) filter (where status = 'waiting') as waiting,
        min(${mailDueSince}) filter (where status = 'waiting') as oldest,
        count(*) filter (where status = 'failed') as failed,
        min(done_at) filter (where status = 'failed') as failed_since
      from mails where status in ('waiting', 'failed')`.execute(tx)
    return rows[0]
  })
  if (!mails) throw new Error('the look at the mails gave no row')
  const { oldest } = mails
  const says = `${sayWaiting(mails, mail.heldUp() !== null)} ${sayFailed(mails.failed)}`
  if (isOver(alerts.MailWaits.above, oldest)) return alarm('MailWaits', says, oldest)
  return mails.failed > 0 ? alarm('MailFailed', says, mails.failed_since) : fine(says)
}

function sayWaiting({ waiting, oldest }: Mails, isHeldUp: boolean): string {
  if (waiting === 0 || oldest === null) return 'No mail waits;'
  const held = isHeldUp ? ', since the mail server takes none' : ''
  const due = oldest.getTime() <= Date.now() ? `, the oldest for ${lasted(oldest)}` : ''
  return `${counted(waiting, 'mail waits', 'mails wait')}${due}${held};`
}

function sayFailed(failed: number): string {
  return failed === 0 ? 'none was given up.' : `${counted(failed, 'was', 'were')} given up.`
}
