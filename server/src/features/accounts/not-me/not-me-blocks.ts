import { brand } from '@panai/contract/brand'
import { NOT_ME_DAYS } from '@panai/contract/not-me-days'
import type { Block } from '../../../mail/letter.ts'

const phone = { label: 'Phone', value: brand.phone.shown, href: `tel:${brand.phone.dialled}` }

/** What a mail about a change says to somebody who knows nothing of it. @param notMe null: there is no link any more. */
export function notMeBlocks(notMe: string | null): Block[] {
  const call: Block = { kind: 'facts', facts: [phone] }
  if (notMe === null) return [{ kind: 'text', text: 'If it was not you, please call us:' }, call]
  return [
    {
      kind: 'text',
      text: `If it was not you, say so with this link. It gives the account back to this address, logs out every device, and nothing is paid out until we have talked to you. It works once and for ${NOT_ME_DAYS} days:`,
    },
    { kind: 'link', text: 'This was not me', href: notMe },
    call,
  ]
}

export const sampleNotMe = 'https://books.example/not-me/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA'
