import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { searchedText } from '../fields.ts'
import { type Permission, staffMay } from '../permissions.ts'

/** What is looked through, in the order of the results, and who may see it. */
export const deskKinds = {
  books: 'catalogue.read',
  authors: 'catalogue.read',
  submissions: 'submissions.read',
  enquiries: 'letters.read',
  statements: 'money.read',
  payouts: 'money.read',
} as const satisfies Record<string, Permission>
export type DeskKind = keyof typeof deskKinds

export const deskKindNames = Object.keys(deskKinds) as [DeskKind, ...DeskKind[]] // the keys of the list itself

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
  summary: 'Books, authors, submissions, letters, statements and payouts by number, name or ISBN',
  description: `Only kinds that the role of the caller may see, at most ${MOST_FOUND_OF_A_KIND} of each. Names of books and authors are found in any script and spelling.`,
  query: z.object({ q: searchedText(100).default('') }),
  output: z.object({ success: z.literal(true), data: z.array(foundOnDesk) }),
})
