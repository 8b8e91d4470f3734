import { z } from 'zod'
import { knownPassword } from '../accounts/account-fields.ts'
import { emailStatus, mailedToken } from '../accounts/accounts.ts'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { idInPath } from '../http/fields.ts'
import { payoutMethods } from '../money/payout-methods.ts'
import {
  CONFIRM_WITHIN_HOURS,
  checkPayee,
  HOLD_HOURS,
  HOLD_HOURS_AFTER_EMAIL,
  payeeMessages,
  payeeRules,
  payeeStates,
  STOP_WITHIN_DAYS,
  verifications,
} from './payee-rules.ts'

const masked = 'Masked: but for the end of it, nobody is shown it here.'

/** One version of an author's details. A change is another version: none is ever overwritten. */
export const payeeVersion = z
  .object({
    id: z.int(),
    state: z.enum(payeeStates),
    method: z.enum(payoutMethods),
    holder_name: z.string(),
    name_at_bank: z
      .string()
      .nullable()
      .meta({ description: 'The same as banks take it: A to Z, digits and blanks.' }),
    account_number: z.string().nullable().meta({ description: masked }),
    ifsc: z.string().nullable(),
    bank: z.string().nullable().meta({ description: 'The bank that the IFSC belongs to.' }),
    upi_id: z.string().nullable().meta({ description: masked }),
    pan: z.string().nullable().meta({ description: masked }),
    pan_holder: z
      .string()
      .nullable()
      .meta({
        description: 'The kind of holder that the fourth letter of the PAN stands for.',
        examples: ['a person'],
      }),
    pan_name: z.string().nullable(),
    resident: z.boolean(),
    verification: z.enum(verifications),
    pan_verified: z.boolean(),
    refusal_reason: z.string().nullable(),
    created_at: z.iso.datetime(),
    confirm_by: z.iso.datetime(),
    confirmed_at: z.iso.datetime().nullable(),
    in_force_from: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayeeVersion' })
export type PayeeVersion = z.output<typeof payeeVersion>

const versions = z.array(payeeVersion).meta({ description: 'Newest first.' })
const own = {
  tag: 'Bank and tax details',
  access: 'author',
} as const

export const getOwnPayee = endpoint({
  ...own,
  id: 'getOwnPayee',
  method: 'GET',
  path: '/api/author/payee',
  summary: "The caller's bank and tax details, all versions",
  output: z.object({
    success: z.literal(true),
    data: versions,
    frozen_since: z.iso.datetime().nullable().meta({
      description: 'Nothing is paid and nothing can be changed until the company has talked to the author.',
    }),
  }),
})

/** What is wrong is found by the rule that the form has too; here a text is only kept from being endless. */
const typed = z.string().max(300, 'Please enter at most 300 characters').default('')
const optional = Object.fromEntries(Object.keys(payeeRules).map((field) => [field, typed])) as {
  [F in keyof typeof payeeRules]: typeof typed
} // one of each

export const payeeChange = z
  .object({
    method: typed,
    ...optional,
    resident: z.boolean(payeeMessages.residentMissing),
    password: knownPassword,
  })
  .meta({ id: 'PayeeChange' })
export type PayeeChange = z.output<typeof payeeChange>

function wrongTogether({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : '')
  const given = Object.fromEntries(Object.keys(payeeRules).map((field) => [field, text(field)]))
  return checkPayee({ ...given, method: text('method') } as Parameters<typeof checkPayee>[0]) // one of each
}

export const submitPayee = endpoint({
  ...own,
  id: 'submitPayee',
  method: 'POST',
  path: '/api/author/payee',
  summary: 'Gives bank and tax details, which replace the earlier ones',
  description: `The account's address is mailed a link that confirms them, within ${CONFIRM_WITHIN_HOURS} hours; ${HOLD_HOURS} hours after that they are in force, ${HOLD_HOURS_AFTER_EMAIL} where the e-mail address was changed in the last 30 days. What is in force stays so until then. A wrong password is a 422.`,
  body: jsonBody(payeeChange, wrongTogether),
  output: z.object({
    success: z.literal(true),
    message: z.literal(payeeMessages.submitted),
    email_status: emailStatus,
    data: versions,
  }),
  refusals: ['conflict'],
})

export const withdrawPayee = endpoint({
  ...own,
  id: 'withdrawPayee',
  method: 'POST',
  path: '/api/author/payee/{id}/withdrawal',
  params: z.object({ id: idInPath }),
  summary: 'Withdraws details: no more money is paid to them',
  description: 'Withdrawing the details in force withdraws all earlier ones too. A wrong password is a 422.',
  body: jsonBody(z.object({ password: knownPassword })),
  output: z.object({
    success: z.literal(true),
    message: z.literal(payeeMessages.withdrawn),
    data: versions,
  }),
  refusals: ['conflict'],
  notFound: payeeMessages.notFound,
})

const byLink = { ...own, access: 'public', body: jsonBody(z.object({ token: mailedToken })) } as const

export const confirmPayee = endpoint({
  ...byLink,
  id: 'confirmPayee',
  method: 'POST',
  path: '/api/author/payee/confirm',
  summary: 'Confirms bank and tax details with a mailed link',
  description: 'A link that is not valid is a 422 about `token`.',
  output: z.object({
    success: z.literal(true),
    message: z.literal(payeeMessages.confirmed),
    in_force_from: z.iso.datetime(),
  }),
  refusals: ['conflict'],
})

export const stopPayee = endpoint({
  ...byLink,
  id: 'stopPayee',
  method: 'POST',
  path: '/api/author/payee/stop',
  summary: 'Stops details that somebody else gave',
  description: `"This was not me": with the link of the mail, for ${STOP_WITHIN_DAYS} days. It does what \`denyChange\` does: all sessions end, the password stops working and nothing is paid until the company has talked to the author. The details that were in force before are in force again. A link that is not valid is a 422 about \`token\`.`,
  output: z.object({ success: z.literal(true), message: z.literal(payeeMessages.stopped) }),
})

export const getBank = endpoint({
  ...own,
  id: 'getBank',
  method: 'GET',
  path: '/api/author/banks/{ifsc}',
  summary: 'The bank that an IFSC belongs to',
  params: z.object({ ifsc: z.string().regex(payeeRules.ifsc.pattern) }),
  output: z.object({ success: z.literal(true), data: z.object({ bank: z.string() }) }),
  notFound: payeeMessages.unknownBranch,
})

export const payeeEndpoints = [
  getOwnPayee,
  submitPayee,
  withdrawPayee,
  confirmPayee,
  stopPayee,
  getBank,
] as const
