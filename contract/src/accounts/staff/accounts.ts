import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, oneOf, searchedText } from '../../http/fields.ts'
import { accountRoles, staffMay } from '../../http/permissions.ts'
import { interfaceLanguages } from '../../language/interface-languages.ts'
import { emailField, nameField } from '../account-fields.ts'
import { session } from '../sessions.ts'

export const staffRoles = ['editor', 'accounts', 'admin'] as const

export const accountStatuses = ['active', 'invited', 'disabled', 'closed'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** What can be mailed again to somebody who has lost it. */
export const resendableMails = ['invitation', 'confirmation', 'reset'] as const

export const accountRecord = z
  .object({
    id: z.int(),
    version,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(accountRoles),
    author_id: z.int().nullable(),
    status: z.enum(accountStatuses).meta({
      description: '`invited`: no password was chosen yet. `closed`: by its author, for good.',
    }),
    email_confirmed: z.boolean(),
    mail_language: z.enum(interfaceLanguages),
    has_second_factor: z.boolean(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'As far back as sessions are kept.' }),
    invitation_ends_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AccountRecord' })
export type AccountRecord = z.output<typeof accountRecord>

const one = z.object({ id: idInPath })
const changed = staffRecord(accountRecord).extend({ message: z.string() })

export const listAccounts = endpoint({
  id: 'listAccounts',
  method: 'GET',
  path: '/api/staff/accounts',
  tag: 'Staff: accounts',
  access: staffMay('accounts.read'),
  summary: 'Accounts, of the company’s people and of authors',
  query: listQuery(['-created_at', 'created_at', 'name', '-name', 'email', '-email'], {
    q: searchedText(100).optional(),
    role: oneOf('role', [...accountRoles, 'staff']).optional(),
    status: oneOf('status', accountStatuses).optional(),
  }),
  output: staffList(accountRecord),
})

export const getAccount = endpoint({
  id: 'getAccount',
  method: 'GET',
  path: '/api/staff/accounts/{id}',
  tag: 'Staff: accounts',
  access: staffMay('accounts.read'),
  summary: 'One account',
  params: one,
  output: staffRecord(accountRecord),
  notFound: staffMessages.notFound,
})

export const inviteStaff = endpoint({
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/staff/accounts',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Invites one of the company’s people by mail',
  description: 'The mailed link works once, within 72 hours.',
  body: jsonBody(
    z
      .object({ name: nameField, email: emailField, role: oneOf('role', staffRoles) })
      .meta({ id: 'Invitation' }),
  ),
  output: changed,
  refusals: ['conflict'],
})

export const changeAccount = endpoint({
  id: 'changeAccount',
  method: 'PATCH',
  path: '/api/staff/accounts/{id}',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Changes the name or role of one of the company’s people',
  description: 'Nobody changes their own role, and the last admin keeps it.',
  params: one,
  body: jsonBody(
    z
      .object({ version, name: nameField.optional(), role: oneOf('role', staffRoles).optional() })
      .meta({ id: 'AccountChange' }),
  ),
  output: changed,
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const disableAccount = endpoint({
  id: 'disableAccount',
  method: 'POST',
  path: '/api/staff/accounts/{id}/disabling',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Disables an account and ends its sessions',
  params: one,
  body: jsonBody(z.object({ version })),
  output: changed,
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const enableAccount = endpoint({
  id: 'enableAccount',
  method: 'POST',
  path: '/api/staff/accounts/{id}/enabling',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Enables a disabled account',
  params: one,
  body: jsonBody(z.object({ version })),
  output: changed,
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const listSessionsOfAccount = endpoint({
  id: 'listSessionsOfAccount',
  method: 'GET',
  path: '/api/staff/accounts/{id}/sessions',
  tag: 'Staff: accounts',
  access: staffMay('accounts.read'),
  summary: 'Where an account is logged in, the last used first',
  params: one,
  output: z.object({ success: z.literal(true), data: z.array(session) }),
  notFound: staffMessages.notFound,
})

export const endSessionsOfAccount = endpoint({
  id: 'endSessionsOfAccount',
  method: 'POST',
  path: '/api/staff/accounts/{id}/ended-sessions',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Ends one session of an account, or all of them',
  params: one,
  body: jsonBody(
    z.object({
      session_id: z.uuid('session_id must be that of a session').nullable().default(null).meta({
        description: 'null: all of them.',
      }),
    }),
  ),
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const resendMail = endpoint({
  id: 'resendMail',
  method: 'POST',
  path: '/api/staff/accounts/{id}/mails',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Mails an invitation, a confirmation or a reset link again',
  description: 'The mail has a new link; the earlier one stops working.',
  params: one,
  body: jsonBody(z.object({ kind: oneOf('kind', resendableMails) })),
  output: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const resetSecondFactor = endpoint({
  id: 'resetSecondFactor',
  method: 'POST',
  path: '/api/staff/accounts/{id}/second-factor-reset',
  tag: 'Staff: accounts',
  access: staffMay('accounts.manage'),
  summary: 'Removes the second factor of an account whose owner has lost it, and mails them',
  params: one,
  body: jsonBody(z.object({ version })),
  output: changed,
  refusals: ['conflict'],
  notFound: staffMessages.notFound,
})

export const staffAccountEndpoints = [
  listAccounts,
  getAccount,
  inviteStaff,
  changeAccount,
  disableAccount,
  enableAccount,
  listSessionsOfAccount,
  endSessionsOfAccount,
  resendMail,
  resetSecondFactor,
] as const
