import type { EnquiryEntry, StaffEnquiryDetail } from '@panai/contract/enquiries/staff/enquiries'
import { enquiryTexts } from '@panai/contract/enquiries/staff/enquiry-states'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Database } from '../../../db/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { enquiriesIn, toEnquiry } from './list-enquiries.ts'

/** One enquiry with what was answered and noted. @throws Refusal not_found. */
export async function getEnquiry(db: Database, id: number): Promise<StaffEnquiryDetail> {
  const row = await enquiriesIn(db)
    .select('enquiries.message')
    .where('enquiries.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', enquiryTexts.notFound)
  return {
    ...toEnquiry(row),
    message: row.message,
    can_be_mailed: deliverableAddress(row.email) !== null,
    entries: await listEntries(db, id),
  }
}

async function listEntries(db: Database, enquiryId: number): Promise<EnquiryEntry[]> {
  const rows = await db
    .selectFrom('enquiry_entries')
    .leftJoin('accounts', 'accounts.id', 'enquiry_entries.account_id')
    .leftJoin('mails', 'mails.id', 'enquiry_entries.mail_id')
    .select([
      'enquiry_entries.id',
      'enquiry_entries.kind',
      'enquiry_entries.text',
      'enquiry_entries.at',
      'enquiry_entries.account_id',
      'accounts.name',
      'mails.id as mail_id',
      'mails.status',
      'mails.problem',
    ])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('enquiry_entries.id')
    .execute()
  return rows.map(({ id, kind, text, at, account_id, name, mail_id, status, problem }) => ({
    id,
    kind,
    text,
    at: at.toISOString(),
    by: account_id === null ? null : { id: account_id, name: name ?? '' },
    mail: mail_id === null || status === null ? null : { id: mail_id, status, problem },
  }))
}
