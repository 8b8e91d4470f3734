import { alerts } from '@panai/contract/operations/alerts'
import { sql } from 'kysely'
import type { HeldUp } from '../../../mail/follow-server.ts'
import { mailDueSince } from '../../../mail/mail-due-since.ts'
import type { HandingStep } from '../../../mail/transport.ts'
import { alarm, type Finding, fine, isOver, type OperationsDeps } from '../finding.ts'
import { readBriefly } from '../read-briefly.ts'
import { counted, lasted } from '../words.ts'

type Mails = {
  waiting: number
  urgent: number
  oldest: Date | null
  failed: number
  failed_since: Date | null
}

/** What waits in the outbox, why where the mail server takes none, and what was given up. */
export async function checkMail({ db, mail }: Pick<OperationsDeps, 'db' | 'mail'>): Promise<Finding> {
  const mails = await readBriefly(db, async (tx) => {
    const { rows } = await sql<Mails>`
      select count(*) filter (where status = 'waiting') as waiting,
        count(*) filter (where status = 'waiting' and urgent) as urgent,
        min(${mailDueSince}) filter (where status = 'waiting') as oldest,
        count(*) filter (where status = 'failed') as failed,
        min(done_at) filter (where status = 'failed') as failed_since
      from mails where status in ('waiting', 'failed')`.execute(tx)
    return rows[0]
  })
  if (!mails) throw new Error('the look at the mails gave no row')
  const heldUp = mail.heldUp()
  const waits = `${sayWaiting(mails)} ${sayFailed(mails.failed)}`
  const says = heldUp ? `${sayHeldUp(heldUp)} ${waits}` : waits
  if (heldUp && isOver(alerts.MailHeldUp.above, heldUp.since)) return alarm('MailHeldUp', says, heldUp.since)
  if (isOver(alerts.MailWaits.above, mails.oldest)) return alarm('MailWaits', says, mails.oldest)
  return mails.failed > 0 ? alarm('MailFailed', says, mails.failed_since) : fine(says)
}

const answeredTo: Readonly<Record<HandingStep, string>> = {
  connect: 'to the connection',
  login: 'to the login',
  envelope: 'to sender and recipient',
  message: 'while it was given a mail',
  answer: 'after it was given a mail',
}

function sayHeldUp({ since, trouble: { step, reply } }: HeldUp): string {
  const said = reply === null ? 'no answer' : `its answer was ${reply}`
  return `The mail server has taken none for ${lasted(since)}: ${said} ${answeredTo[step]}.`
}

function sayWaiting({ waiting, urgent, oldest }: Mails): string {
  if (waiting === 0 || oldest === null) return 'No mail waits;'
  const due = oldest.getTime() <= Date.now() ? `, the oldest for ${lasted(oldest)}` : ''
  const awaited = urgent > 0 ? `, ${counted(urgent, 'of them a code or link', 'of them codes or links')}` : ''
  return `${counted(waiting, 'mail waits', 'mails wait')}${due}${awaited};`
}

function sayFailed(failed: number): string {
  return failed === 0 ? 'none was given up.' : `${counted(failed, 'was', 'were')} given up.`
}
