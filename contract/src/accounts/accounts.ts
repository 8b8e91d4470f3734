import { z } from 'zod'
import { endpoint, jsonBody, multipartBody } from '../http/endpoint.ts'
import { accountRoles } from '../http/permissions.ts'
import { interfaceLanguages } from '../language/interface-languages.ts'
import {
  chosenAnyPassword,
  chosenPassword,
  emailField,
  forgottenEmailField,
  knownEmailField,
  knownPassword,
  nameField,
  phoneField,
} from './account-fields.ts'
import { accountMessages } from './account-messages.ts'
import { photoRule, unequalPasswords } from './account-rules.ts'

/** The token of a reset or a confirmation as it stands in the mail's link. */
export const mailedToken = z.string().min(1, 'The link is not complete').max(200, 'The link is not complete')

export const emailStatus = z.enum(['sending', 'sent', 'failed']).meta({
  description:
    '`sent`: the mail server has accepted it. `sending`: it is queued. `failed`: it could not be sent; a passing failure is tried again.',
})

export const user = z
  .object({
    id: z.int().nullable().meta({ description: "The author's id; null for the company's own people." }),
    name: z.string(),
    email: z.string(),
    role: z.enum(accountRoles),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof user>

export const token = z.string().meta({
  description: 'A signed access token (JWT) with an `exp` claim; sent back as `Authorization: Bearer …`.',
})

export const registration = z
  .object({
    name: nameField,
    email: emailField,
    phone: phoneField,
    ...chosenPassword,
    language: z.enum(interfaceLanguages).optional().meta({
      description: 'In which language mails to the author are written; English without it.',
    }),
  })
  .meta({ id: 'Registration' })
export type Registration = z.output<typeof registration>

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: '/api/author/register',
  tag: 'Accounts',
  access: 'public',
  summary: 'Makes an author account',
  description:
    'The author is mailed a link that confirms the address, and the publisher a notice; the account can be used at once. With an `Idempotency-Key` the same form can be sent again without a second account.',
  body: multipartBody(registration, { profile_photo: photoRule }, unequalPasswords),
  takesIdempotencyKey: true,
  output: z.object({
    success: z.literal(true),
    message: z.literal(accountMessages.registered),
    user,
    email_status: emailStatus,
  }),
  refusals: ['conflict'],
})

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/author/login',
  tag: 'Accounts',
  access: 'public',
  summary: 'Opens a session',
  description:
    'The answer is the same, after the same time, for an address without an account and for a wrong password.',
  body: jsonBody(z.object({ email: knownEmailField, password: knownPassword }).meta({ id: 'Login' })),
  output: z.object({
    success: z.literal(true),
    token,
    message: z.literal(accountMessages.loggedIn),
    user,
  }),
  refusals: ['unauthenticated'],
})

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/author/forgot-password',
  aliases: ['/author/forgot-password'],
  tag: 'Accounts',
  access: 'public',
  summary: 'Asks for a reset link',
  description:
    'The link is mailed; it works once and for one hour, and a newer one ends it. The answer is the same, after the same time, whether the address has an account or not.',
  body: jsonBody(z.object({ email: forgottenEmailField }).meta({ id: 'ForgotPassword' })),
  output: z.object({
    success: z.literal(true),
    message: z.literal(accountMessages.resetLinkOnItsWay),
    email_status: emailStatus,
  }),
})

export const passwordReset = z
  .object({ email: knownEmailField, token: mailedToken, ...chosenAnyPassword })
  .meta({ id: 'PasswordReset' })

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/author/reset-password',
  aliases: ['/author/reset-password'],
  tag: 'Accounts',
  access: 'public',
  summary: 'Takes a new password with a mailed link',
  description: 'Ends all sessions of the account. A link that is not valid is a 422 about `token`.',
  body: jsonBody(passwordReset, unequalPasswords),
  output: z.object({
    success: z.literal(true),
    message: z.literal(accountMessages.resetDone),
  }),
})

export const accountEndpoints = [register, login, forgotPassword, resetPassword] as const
