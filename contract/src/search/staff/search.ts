import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { searchedText } from '../../http/fields.ts'
import { keysOf } from '../../http/keys-of.ts'
import { type Permission, staffMay } from '../../http/permissions.ts'

/** What is looked through, in the order of the results, and who may see it. */
export const deskKinds = {
  books: 'catalogue.read',
  authors: 'catalogue.read',
  submissions: 'submissions.read',
  enquiries: 'letters.read',
  threads: 'letters.read',
  mails: 'mails.read',
  statements: 'money.read',
  payouts: 'money.read',
} as const satisfies Record<string, Permission>
export type DeskKind = keyof typeof deskKinds

export const deskKindNames = keysOf(deskKinds)

export const MOST_FOUND_OF_A_KIND = 5

export const foundOnDesk = z
  .object({
    kind: z.enum(deskKindNames),
    id: z.int(),
    title: z.string(),
    detail: z.string().nullable().meta({ description: 'Whose it is, or what of.' }),
    run_id: z.int().nullable().meta({ description: 'Of a payout: the run that it stands in.' }),
  })
  .meta({ id: 'FoundOnDesk' })
export type FoundOnDesk = z.output<typeof foundOnDesk>

export const searchDesk = endpoint({
  id: 'searchDesk',
  method: 'GET',
  path: '/api/staff/search',
  tag: 'Staff',
  access: staffMay('console.open'),
  summary:
    'Books, authors, submissions, letters, messages, mails, statements and payouts by number, name or ISBN',
  description: `Only kinds that the role of the caller may see, at most ${MOST_FOUND_OF_A_KIND} of each. Names of books, authors and submissions are found as the search of the site finds them, what is not published among them: best first, in any script and spelling. Letters and messages are found by their words, mails by the words for their kind and by whom and what they are about. A query without a letter or a digit finds nothing.`,
  query: z.object({ q: searchedText(100).default('') }),
  output: z.object({ success: z.literal(true), data: z.array(foundOnDesk) }),
})
