import { brand } from '@panai/contract/brand'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { dear } from './dear.ts'

type Facts = { to: string }
type Details = { addressId: number; accountId: number }

/** Goes to an address that an account lost, since the owner of an older one says that it was not theirs. It has no link: only we can help. */
export const addressTakenBack = mailKind({
  name: 'address-taken-back',
  details: z.object({ addressId: z.int(), accountId: z.int() }),
  gather,
  write: writeLetter,
  samples: { 'in English': { to: 'kavitha.new@writer.example' } },
})

async function gather({ db }: MailDeps, { addressId, accountId }: Details): Promise<Facts | null> {
  const address = await db
    .selectFrom('account_addresses')
    .innerJoin('accounts', 'accounts.id', 'account_addresses.account_id')
    .select('account_addresses.email')
    .where('account_addresses.id', '=', addressId)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  const to = address ? deliverableAddress(address.email) : null
  return to === null ? null : { to }
}

function writeLetter({ to }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `This is no longer the address of an account at ${brand.name}`,
    preview: 'The owner of an earlier address says that the change was not theirs.',
    title: 'This address was removed from an account',
    blocks: [
      dear(null),
      {
        kind: 'text',
        text: 'The owner of an earlier address of this account has told us that the change to this address was not theirs. The account has its earlier address again, every device was logged out, and nothing is paid out until we have talked to its author.',
      },
      { kind: 'text', text: 'If the account is yours, please call us:' },
      {
        kind: 'facts',
        facts: [{ label: 'Phone', value: brand.phone.shown, href: `tel:${brand.phone.dialled}` }],
      },
    ],
    footnote: `Sent because this was lately the address of an account at ${brand.name}.`,
  }
}
